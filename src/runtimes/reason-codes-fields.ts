/** What can be about a value that an author wrote. `title` is a short phrase, `means` a sentence or two for the reasons page. */
export const fieldReasons = {
  'allowed-tools-form': {
    title: 'allowed-tools is in a form that not every release reads',
    means: 'The standard writes allowed-tools as one text, separated by blanks; some releases read only a YAML list.',
  },
  'allowed-tools-parenthesis': {
    title: 'a parenthesis in allowed-tools is not closed',
    means:
      'The text cannot be cut into tools, so what is allowed is wider or narrower than meant, or the file is refused.',
  },
  'allowed-tools-type': {
    title: 'allowed-tools is neither text nor a list of texts',
    means: 'A map, a number or a nested list names no tools.',
  },
  'anchor-or-alias': {
    title: 'an anchor or alias',
    means:
      'YAML lets one value stand for another; readers that follow StrictYAML refuse it. js-yaml before 4.3 refuses an anchor or tag on the line of the first key of a map.',
  },
  'compatibility-coerced': {
    title: 'compatibility is turned into text',
    means: 'The value is no text and is written out as YAML before it is used.',
  },
  'compatibility-too-long': {
    title: 'compatibility is too long',
    means: 'The standard allows 500 characters; some loaders count bytes.',
  },
  'compatibility-type': {
    title: 'compatibility is of the wrong type',
    means: 'The standard wants text here; the cleveragents loader wants a map.',
  },
  'dashes-in-value': {
    title: 'three dashes inside the frontmatter end it early',
    means: 'The loader cuts the file at the first three dashes anywhere, so what follows them in a value is lost.',
  },
  'description-cut': {
    title: 'the description is cut',
    means: 'The runtime shows the model no more than its limit; what stands behind it is never read.',
  },
  'description-empty': { title: 'the description is empty', means: 'A skill without a description is never chosen.' },
  'description-from-body': {
    title: 'the body’s first words stand in for the description',
    means: 'Without a description of its own the runtime shows the beginning of the body.',
  },
  'description-missing': {
    title: 'the description is missing',
    means: 'Every runtime shows the description to the model; most refuse a skill that has none.',
  },
  'description-not-listed': {
    title: 'a skill without description is left out of the list',
    means: 'It loads and can be called by name, but the model is not told that it is there.',
  },
  'description-rewritten': {
    title: 'the description is rewritten',
    means: 'The value is read as a number or date and written back in another form.',
  },
  'description-too-long': {
    title: 'the description is too long',
    means: 'The standard allows 1,024 characters; some loaders count bytes.',
  },
  'description-type': { title: 'the description is no text', means: 'A list or a map stands where text is meant.' },
  'field-lost': {
    title: 'a field that the runtime defines is lost',
    means: 'Its value is of a type that the runtime does not take, and the skill loads without it.',
  },
  'field-not-text': {
    title: 'a number, boolean or date where text is meant',
    means: 'YAML readers turn the value into another type, and may write it back differently.',
  },
  'flow-style': {
    title: 'brackets or braces in YAML',
    means: 'Readers that follow StrictYAML refuse lists and maps in flow style.',
  },
  'frontmatter-empty': { title: 'the frontmatter is empty', means: 'The block holds no key at all.' },
  'key-ignored': {
    title: 'a key that the runtime does not define',
    means: 'The key is left out and the skill loads as if it were not there.',
  },
  'license-rewritten': {
    title: 'the license is rewritten',
    means: 'The value is read as a number or date and written back.',
  },
  'license-type': { title: 'the license is no text', means: 'A list or a map stands where text is meant.' },
  'line-separator': {
    title: 'a Unicode line separator in a plain value',
    means: 'YAML 1.1 readers take U+0085, U+2028 and U+2029 for the end of the line.',
  },
  'metadata-lost': {
    title: 'metadata is dropped',
    means: 'The value is no map with text keys, and the whole field is left out.',
  },
  'metadata-type': { title: 'metadata is no map', means: 'The field maps text to text.' },
  'metadata-value-coerced': {
    title: 'a metadata value is turned into text',
    means: 'The value is no text and is printed in the form of the loader’s language.',
  },
  'metadata-value-type': {
    title: 'a metadata value is no text',
    means: 'The standard maps text to text; unquoted numbers and nested values are read differently by every loader.',
  },
  'min-agent-version-not-semver': {
    title: 'min_agent_version is no semantic version',
    means: 'It cannot be compared with a release.',
  },
  'name-character': {
    title: 'a character that a name may not hold',
    means: 'Names are lower-case letters, digits and single hyphens.',
  },
  'name-cut': { title: 'the name is cut', means: 'The runtime shows no more than its limit.' },
  'name-double-hyphen': {
    title: 'two hyphens in a row in the name',
    means: 'The standard allows single hyphens only.',
  },
  'name-edge-hyphen': { title: 'the name starts or ends with a hyphen', means: 'The standard does not allow it.' },
  'name-empty': { title: 'the name is empty', means: 'A skill is called by its name.' },
  'name-folder-mismatch': {
    title: 'the name differs from the folder',
    means: 'The standard wants both to be the same; some loaders refuse the skill, some use one of the two.',
  },
  'name-from-folder': {
    title: 'the folder’s name stands in for the name',
    means: 'The runtime goes by the folder, whatever the frontmatter says or leaves out.',
  },
  'name-missing': { title: 'the name is missing', means: 'A skill is called by its name.' },
  'name-namespace': {
    title: 'the name is no namespace/short-name',
    means: 'Both parts start with a letter or digit and hold letters, digits, hyphens and underscores.',
  },
  'name-not-namespaced': {
    title: 'the name has no namespace',
    means:
      'The cleveragents loader documents names as namespace/short-name and does not say what becomes of a bare one.',
  },
  'name-reserved': {
    title: 'a word that a name may not hold',
    means: 'The hosted product documents words that names of uploaded skills may not contain.',
  },
  'name-rewritten': {
    title: 'the name is read as a number and rewritten',
    means: 'The loader resolves the value before it compares it with the folder: 010 becomes 8.',
  },
  'name-sanitised': {
    title: 'characters of the name are replaced',
    means: 'The runtime puts hyphens in the place of characters that it does not take.',
  },
  'name-too-long': {
    title: 'the name is too long',
    means: 'The standard allows 64 characters; some loaders count bytes.',
  },
  'name-type': { title: 'the name is no text', means: 'A list or a map stands where text is meant.' },
  'name-uppercase': { title: 'a capital letter in the name', means: 'The standard allows lower-case letters only.' },
  'not-a-mapping': {
    title: 'the frontmatter is no list of keys',
    means: 'The block parses, but it holds a list or a bare text instead of `key: value` lines.',
  },
  'requires-malformed': {
    title: '`requires:` is malformed',
    means: 'It is neither text nor a list of texts, so no runtime can satisfy it and the skill is withheld.',
  },
  'requires-unknown': {
    title: '`requires:` could not be checked',
    means: 'Whether a program is there is decided by the deployment, and no recipe lists its programs.',
  },
  'requires-unmet': {
    title: '`requires:` is not met',
    means: 'The deployment lacks something that the skill says it needs, so the skill is withheld.',
  },
  'step-empty': { title: 'a step is empty', means: 'Each step is a text that is not blank.' },
  'step-type': { title: 'a step is no text', means: 'YAML made a number, a boolean, a list or a map of it.' },
  'steps-type': { title: '`steps` is no list', means: 'Steps are a list of texts.' },
  'tab-in-value': {
    title: 'a tab in a plain value',
    means: 'Readers that follow StrictYAML refuse tabs between or in plain values.',
  },
  'tag-in-yaml': { title: 'a YAML tag', means: 'Readers that follow StrictYAML refuse tags.' },
  'unknown-key': {
    title: 'a key that the loader refuses',
    means: 'The loader knows a fixed set of keys and rejects the file when it meets another.',
  },
  'value-coerced': {
    title: 'a value is turned into text',
    means: 'A number, date, boolean or list is written out as text before it is shown.',
  },
  'value-uncertain': {
    title: 'neither documented nor observable',
    means: 'The runtime’s documentation does not say what becomes of such a value, and it could not be run.',
  },
  'version-not-semver': { title: 'the version is no semantic version', means: 'It cannot be compared with another.' },
  'version-type': { title: 'the version is no text', means: 'Unquoted, 1.0 is a number.' },
  'xml-tag': {
    title: 'something shaped like a tag',
    means: 'The hosted product refuses names and descriptions with tags in them; others remove the tags.',
  },
} as const
