/** Commands of the shell itself: they need a shell and no program. */
export const shellBuiltIns: ReadonlySet<string> = new Set(
  (
    '. : [ [[ alias bg bind break builtin cd command continue declare dirs disown echo eval exec exit export false fg getopts ' +
    'hash help history jobs let local logout popd printf pushd pwd read readonly return set shift shopt source test times trap ' +
    'true type typeset ulimit umask unalias unset wait mapfile'
  ).split(' '),
)

/** Words of the shell's grammar that stand where a command may. */
export const shellKeywords: ReadonlySet<string> = new Set([
  'then',
  'do',
  'else',
  'elif',
  'if',
  'while',
  'until',
  '!',
  '{',
  '}',
  'fi',
  'done',
  'esac',
  'time',
])
/** Programs that run the program behind them, with the flags that take a word of their own. */
export const wrappers: ReadonlyMap<string, RegExp> = new Map([
  ['sudo', /^-[ugCDhpRrTt]$/],
  ['doas', /^-[uC]$/],
  ['env', /^-[uCS]$/],
  ['nohup', /^$/],
  ['nice', /^-n$/],
  ['xargs', /^-[IiLnPsdEa]$/],
  ['timeout', /^-[ks]$/],
  ['command', /^$/],
  ['exec', /^-a$/],
  ['stdbuf', /^-[ioe]$/],
])

/** Programs by name that are no words of running text: seen in code with an argument, they are meant to be run. */
const plain = new Set(
  (
    'kubectl gcloud gsutil bq helm docker docker-compose podman terraform tofu terragrunt curl wget istioctl aws az gh glab git ' +
    'npm npx pnpm pnpx yarn bun bunx deno python python3 pip pip3 pipx uv uvx poetry pdm conda mamba ruby gem bundle rake rails ' +
    'cargo rustc rustup javac mvn gradle gradlew dotnet php composer perl Rscript julia xcodebuild xcrun cmake bazel jq yq sed ' +
    'awk gawk grep egrep rg ag xargs tar unzip gzip gunzip ssh scp rsync sftp systemctl journalctl apt apt-get dpkg brew dnf yum ' +
    'apk pacman psql pg_dump mysql mysqldump sqlite3 mongosh redis-cli duckdb clickhouse-client ffmpeg ffprobe magick pandoc ' +
    'pdftotext pdftoppm qpdf soffice libreoffice chmod chown mkdir rmdir cp mv rm ln ls cat tee du df ps pkill killall htop lsof ' +
    'netstat dig nslookup traceroute nc openssl gpg ssh-keygen base64 md5sum sha256sum shasum uniq wc whoami uname osascript ' +
    'pbcopy tmux crontab ansible ansible-playbook vagrant packer kustomize minikube k3d k9s skaffold argocd kubectx kubens stern ' +
    'velero eksctl oc doctl flyctl vercel netlify wrangler heroku supabase firebase pulumi serverless jest vitest mocha eslint ' +
    'prettier tsc tsx ts-node biome ruff mypy pytest pylint flake8 tox pre-commit playwright esbuild webpack turbo nx claude codex ' +
    'opencode ollama hermes sh bash zsh ksh pwsh powershell trivy grype syft cosign kubeseal kubeconform promtool systemd-run ip ' +
    'iptables mount umount hugo jekyll rclone restic yt-dlp exiftool tesseract shellcheck hadolint actionlint golangci-lint gofmt ' +
    'sudo doas nohup timeout protoc buf swiftc clang gcc g++ nvidia-smi sed tail'
  ).split(' '),
)

/** Programs whose names are words too: an argument alone does not tell them from running text. */
const ambiguous = new Set(
  (
    'node go java make ninja find head stat kill top ss ping diff patch cut sort tr date sleep watch which hostname file tree less ' +
    'more vim nano code open screen kind fly railway black vite rollup gemini swift convert host time at test install link join ' +
    'split env touch zip sam cdk expo nomad vault consul flux air just task act dbt buck stack cabal mix iex lein sbt ant flask ' +
    'stripe sentry-cli linear dart flutter'
  ).split(' '),
)

export type Familiarity = 'plain' | 'ambiguous' | 'unknown'

export function familiarity(program: string): Familiarity {
  return plain.has(program) ? 'plain' : ambiguous.has(program) ? 'ambiguous' : 'unknown'
}

/** Programs with verbs of their own, which give a command away where nothing else does: in running text. */
const verbs: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    kubectl:
      'get describe logs apply create delete edit patch scale autoscale rollout exec port-forward cp top drain cordon uncordon label annotate expose run set taint config auth explain api-resources wait debug',
    gcloud:
      'container compute config projects auth iam logging monitoring run functions sql storage services artifacts builds secrets pubsub beta alpha info components',
    helm: 'install upgrade rollback list uninstall template repo get history status lint pull search show',
    docker: 'run build ps exec logs compose pull push images stop rm rmi inspect network volume tag login system',
    terraform: 'init plan apply destroy validate fmt import state output workspace show',
    istioctl: 'install analyze proxy-config proxy-status version upgrade dashboard',
    git: 'add commit push pull clone checkout switch status log diff rebase merge fetch reset stash branch tag show worktree cherry-pick restore',
    gh: 'pr issue repo api run workflow release auth gist search',
    aws: 's3 s3api ec2 iam sts lambda ecs eks ecr logs cloudformation ssm secretsmanager rds dynamodb configure',
    az: 'login group aks acr vm webapp storage keyvault account ad deployment',
    npm: 'install run test ci exec publish init audit',
    curl: '',
  }).map(([program, list]) => [program, new RegExp(`^(?:${list.split(' ').join('|')})$`)]),
)

/** True where the word behind the program is one of its verbs. */
export function isVerbOf(program: string, word: string | undefined): boolean {
  return word !== undefined && word !== '' && (verbs.get(program)?.test(word) ?? false)
}

export const programsWithVerbs: readonly string[] = [...verbs.keys()]

/** A flag, a placeholder, a variable, a path or `kind/name`: what running text does not have. */
export function isArgument(word: string): boolean {
  return /^--?[A-Za-z]|^<.+>$|^\{.+\}$|^\$[A-Za-z{]|^~?\.{0,2}\/\S|^[\w.-]+\/[\w.<{-]|\.(?:ya?ml|json|tf|sh|py|[jt]sx?|md|txt|csv|pdf)$/.test(
    word,
  )
}
