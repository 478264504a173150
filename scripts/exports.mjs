import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * What is exported and asked for by nobody else, of sources as `[{ file, text }]` with paths from the root: a line for each
 * name of the files that `judged` picks. All that an entry (`isEntry`) gives out is for others to use; `entryOf` leads from
 * what is imported by a package's name to its file.
 *
 * A name is asked for when another file imports it, or imports the whole file and mentions it; or as `isAskedFor` says.
 * Tests may ask, too.
 */
export function unusedExports(
  sources,
  { judged, isEntry, entryOf = () => undefined, isAskedFor = () => false },
) {
  const files = new Map(sources.map(({ file, text }) => [file, { ...namesIn(text), text }]))
  const linked = (from, { specifier, ...link }) => {
    const target = specifier.startsWith('.') ? join(dirname(from), specifier) : entryOf(specifier)
    return { ...link, source: target && spellings(target).find((file) => files.has(file)) }
  }
  for (const [file, names] of files)
    for (const kind of ['imports', 'wholes', 'passedOn'])
      names[kind] = names[kind].map((one) => linked(file, one)).filter(({ source }) => source)
  const givenOut = new Map()
  const used = new Set()

  /** Every name that a file gives out, those that it passes on among them. */
  function given(file) {
    if (!givenOut.has(file)) {
      const { exports, passedOn } = files.get(file)
      const names = new Set(exports.map(({ name }) => name))
      givenOut.set(file, names)
      for (const { source, outer } of passedOn)
        if (outer === undefined) for (const name of given(source)) names.add(name)
    }
    return givenOut.get(file)
  }

  /** Notes a name of a file as asked for, and so wherever the file has it from. */
  function askFor(file, name) {
    const key = `${file} ${name}`
    if (used.has(key)) return
    used.add(key)
    for (const { source, inner, outer } of files.get(file).passedOn)
      if (outer === undefined ? given(source).has(name) : outer === name) askFor(source, inner ?? name)
  }

  for (const [file, { imports, wholes, text }] of files) {
    for (const name of given(file)) if (isEntry(file) || isAskedFor(file, name)) askFor(file, name)
    for (const { source, inner } of imports) askFor(source, inner)
    if (wholes.length === 0) continue
    const words = new Set(text.match(/[\w$]+/g))
    for (const { source, as } of wholes) {
      const handedOn = isHandedOn(text, as)
      for (const name of given(source)) if (handedOn || words.has(name)) askFor(source, name)
    }
  }

  return [...files]
    .filter(([file]) => judged(file) && !isEntry(file))
    .flatMap(([file, { exports }]) =>
      exports
        .filter(({ name }) => !used.has(`${file} ${name}`))
        .map(({ name, line }) => `${file}:${line} exports ${name}, which no other file uses`),
    )
}

/**
 * How packages of the workspace, by their folders, are imported: `entryOf` leads from a specifier to a file, and `isEntry`
 * says whether whoever installs a package that is published may import a file.
 */
export function workspaceEntries(folders) {
  const entries = folders.flatMap((folder) => {
    const { name, private: kept, exports } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'))
    return Object.entries(exports).map(([path, target]) => ({
      specifier: pattern(join(name, path)),
      file: join(folder, target['@homecare/source'] ?? (typeof target === 'string' ? target : '')),
      kept,
    }))
  })
  const published = entries.filter(({ kept }) => !kept).map(({ file }) => pattern(file))
  return {
    isEntry: (file) => published.some((entry) => entry.test(file)),
    entryOf(specifier) {
      for (const entry of entries) {
        const found = entry.specifier.exec(specifier)
        if (found) return entry.file.replace('*', found[1])
      }
      return undefined
    },
  }
}

/** A path with a star, as `exports` of a package has it. */
const pattern = (path) => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '(.+)')}$`)

/** Whether a file's namespace is used as a value, so that whoever gets it may ask for any of its names. */
const isHandedOn = (text, as) =>
  as !== undefined && new RegExp(`(?<!\\bas |/)\\b${as}\\b(?!\\??\\.\\w)`).test(text)

/** The files that a specifier may mean. */
const spellings = (target) => [
  target,
  target.replace(/\.js$/, '.ts'),
  target.replace(/\.js$/, '.tsx'),
  `${target}.ts`,
  `${target}.tsx`,
  `${target}/index.ts`,
]

const fromElsewhere = /^(import|export)\s+(?:type\s+)?([^'";=()]*?)\s+from\s+'([^']+)'/gm
const late = /\bimport\(\s*'([^']+)'\s*\)/g
const declaration =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+([\w$]+)/gm
const several = /^export\s+(?:(?:const|let)\s+|type\s+)?(\{[^}]*\})/gm

/**
 * The names in a file's text: those that it exports, by the line of the first of each; those that it imports; the files
 * that it imports whole; and what it passes on, by its name there (`inner`) and here (`outer`; none where it is all).
 */
function namesIn(text) {
  const lines = new Map()
  const keepLine = (name, { index }) =>
    lines.has(name) || lines.set(name, text.slice(0, index).split('\n').length)
  for (const match of text.matchAll(declaration)) keepLine(match[1], match)
  for (const match of text.matchAll(several))
    for (const { outer } of pairsIn(match[1])) keepLine(outer, match)
  const found = { imports: [], wholes: [], passedOn: [] }
  for (const [, kind, names, specifier] of text.matchAll(fromElsewhere)) {
    const pairs = pairsIn(names).map((pair) => ({ specifier, ...pair }))
    const [, as] = /\*\s+as\s+([\w$]+)/.exec(names) ?? []
    if (kind === 'export') found.passedOn.push(...(names.startsWith('*') ? [{ specifier }] : pairs))
    else found.imports.push(...pairs)
    if (kind === 'import' && as) found.wholes.push({ specifier, as })
  }
  for (const [, specifier] of text.matchAll(late)) found.wholes.push({ specifier })
  return { exports: [...lines].map(([name, line]) => ({ name, line })), ...found }
}

/** What stands in braces: `{ a, type b as c }`, and `{ a, b: c }` where it is taken apart. */
function pairsIn(names) {
  const [, inner = ''] = /\{([^}]*)\}/.exec(names) ?? []
  return inner
    .split(',')
    .map((part) => part.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((part) => part.split(/\s+as\s+|\s*:\s*/))
    .map(([inner, outer = inner]) => ({ inner, outer }))
}

/**
 * What entries of a package (`entries`, their files) give out for nobody, a line for each name. Types, calls, structs,
 * catalogues and other constants are there for whoever builds on the package, and so are stores (`create…`) and rules, which are
 * verdicts by their names. Any other function has to be asked for: by an import of `askers`, or by its name in `words`, the
 * package's main entry and its documents.
 */
export function givenOutForNobody(sources, { entries, askers, words }) {
  const files = new Map(sources.map(({ file, text }) => [file, { ...namesIn(text), text }]))
  const asked = new Set(words.flatMap((text) => text.match(/[\w$]+/g) ?? []))
  for (const { text } of askers) {
    const { imports, wholes } = namesIn(text)
    for (const { inner } of imports) asked.add(inner)
    // Whoever imports a whole may mean any of its names that they mention.
    if (wholes.length > 0) for (const word of text.match(/[\w$]+/g)) asked.add(word)
  }

  /** The files that declare what a file gives out, by the names it does so under. */
  function declared(file) {
    const { exports, passedOn } = files.get(file)
    const found = new Map(exports.map(({ name }) => [name, { file, name }]))
    for (const { specifier, inner, outer } of passedOn) {
      const source = spellings(join(dirname(file), specifier)).find((path) => files.has(path))
      for (const [name, place] of source ? declared(source) : [])
        if (outer === undefined || name === inner) found.set(outer ?? name, place)
    }
    return found
  }

  return entries.flatMap((entry) =>
    [...declared(entry)]
      .filter(([, place]) => isFunction(files.get(place.file).text, place.name))
      .filter(([name, { file }]) => !isOfUse(name) && !wholeFiles.includes(file))
      .filter(([name]) => !asked.has(name))
      .map(([name, { file }]) => `${entry} gives out ${name} of ${file}, which nobody asks for`),
  )
}

/** A store; a rule, whose name asks or says a verdict; or the words for what an entity holds. */
const isOfUse = (name) =>
  /^(?:create|is|are|has|may|can|needs|counts|matches|uses|check|why)[A-Z]|(?:Error|Problem|Refusal)s?$|(?:Label|Text)$/.test(
    name,
  )

/** What is of use as a whole: what fields are checked with, and what a page asks that starts the customer-chat widget. */
const wholeFiles = ['sdk/src/kit/checks.ts', 'sdk/src/kit/dates/dateChecks.ts', 'sdk/src/chat/chatWidget.ts']

const isFunction = (text, name) =>
  new RegExp(
    `^export\\s+(?:(?:async\\s+)?function\\*?\\s+${name}\\b|const\\s+${name}\\b[^=]*=\\s*(?:async\\s*)?(?:<[^>]*>)?\\([^;]*?=>)`,
    'm',
  ).test(text)
