import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from '../folders.mjs'
import { inRoot, root } from '../paths.mjs'

const isSource = (file) => /\.(tsx?|mjs)$/.test(file)
const ofOurs = /^@homecare\/([\w-]+)(?:\/(.+))?$/
const declared =
  /^export\s+(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|type|interface|enum)\s+([\w$]+)/gm
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/gm

/**
 * Which files import which, as `{ file → its importers }`, in all packages. Whoever takes a name from an entry, or from another file
 * that gives on what it does not hold, imports the file that the name is written in, and the entry, but none of the others that
 * it gives out. Types count for nothing, since what runs is the same without them, and neither does giving on, unless `all` counts.
 */
export function importersOf(sources, { all = false } = {}) {
  const found = all ? foundOfAll : foundOfRunning
  const importers = found.get(sources) ?? findImporters(sources, all)
  found.set(sources, importers)
  return importers
}

/**
 * Who takes everything of an entry, and what it keeps of it, by how that is declared: another rule beside the calls is nothing
 * to whoever sends every call. A test beside it holds that each call is declared so.
 */
const keeping = new Map([['sdk/src/testing/everyCall/index.ts', /^export const \w+ = call\(/m]])

/** What was found of the sources that several ask for. */
const foundOfRunning = new WeakMap()
const foundOfAll = new WeakMap()

function findImporters(sources, all) {
  const read = new Map([...sources].map(([file, text]) => [file, readModule(file, text)]))
  const importers = new Map()
  const add = (imported, file) => {
    if (!importers.has(imported)) importers.set(imported, new Set())
    importers.get(imported).add(file)
  }
  for (const [file, { imports, gives }] of read) {
    for (const { from, names } of all ? [...imports, ...gives] : imports) {
      add(from, file)
      for (const holder of names ? names.map(([name]) => holderOf(name, from)) : allOf(from, file))
        add(holder, file)
    }
  }
  return importers

  function readModule(file, text) {
    const found = { imports: [], gives: [], holds: new Set() }
    for (const { verb, clause, specifier, typesOnly } of importsOf(text)) {
      const from = fileOf(specifier, file, sources)
      if (!from || (typesOnly && !all)) continue
      const names = clause === undefined ? undefined : namesOf(clause, all)
      if (names?.length === 0) continue
      found[verb === 'import' ? 'imports' : 'gives'].push({ from, names })
    }
    for (const [, name] of text.matchAll(declared)) found.holds.add(name)
    for (const [, names] of text.matchAll(listed))
      for (const [, given] of namesOf(`{${names}}`)) found.holds.add(given)
    return found
  }

  /** The file that a name is written in which `file` gives out; `file` where it cannot be told. */
  function holderOf(name, file, seen = new Set()) {
    const { gives, holds } = read.get(file)
    if (holds.has(name) || seen.has(file)) return file
    seen.add(file)
    for (const { from, names } of gives) {
      const given = names?.find(([, as]) => as === name)
      if (given) return holderOf(given[0], from, seen)
    }
    for (const { from, names } of gives) {
      if (names) continue
      const holder = holderOf(name, from, seen)
      if (read.get(holder).holds.has(name)) return holder
    }
    return file
  }

  function allOf(from, file) {
    const kept = all ? undefined : keeping.get(file)
    return [...everyHolder(from)].filter((holder) => !kept || kept.test(sources.get(holder)))
  }

  function everyHolder(file, seen = new Set()) {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { from } of read.get(file).gives) everyHolder(from, seen)
    return seen
  }
}

/** All files that import one of these, straight or by way of others, themselves among them, and how far away each is. */
export function reachedFrom(files, importers, { stop = () => false } = {}) {
  const far = new Map(files.map((file) => [file, 0]))
  for (const [file, distance] of far) {
    if (stop(file)) continue
    for (const importer of importers.get(file) ?? []) if (!far.has(importer)) far.set(importer, distance + 1)
  }
  return far
}

/** The file that an import leads to; undefined for what is not ours. */
export function fileOf(specifier, file, sources) {
  const [, name, within = ''] = ofOurs.exec(specifier) ?? []
  if (!name && !specifier.startsWith('.')) return undefined
  const path = name
    ? join(name === 'sdk' || name === 'ui' ? name : `examples/${name}`, 'src', within)
    : join(dirname(file), specifier)
  const bare = path.replaceAll('\\', '/').replace(/\.js$/, '')
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => bare + end).find((known) => sources.has(known))
}

/** The names of a clause as `[its own, as it is called here]`, without types unless they count; undefined for all of them. */
function namesOf(clause, types = false) {
  const [, braces] = /\{([^}]*)\}/.exec(clause) ?? []
  if (clause.includes('*')) return undefined
  const [, byDefault] = /^\s*([\w$]+)\s*(?:,|$)/.exec(clause) ?? []
  const named = (braces ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && (types || !part.startsWith('type ')))
    .map((part) => part.replace(/^type /, '').split(/\s+as\s+/))
    .map(([own, as = own]) => [own, as])
  return [...(byDefault ? [['default', byDefault]] : []), ...named]
}

/** Every source that git knows or does not leave aside, by its path from the root: read once. */
export function everySource() {
  return (all ??= readAll())
}

let all

function readAll() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  return new Map(
    files
      .toString()
      .split('\n')
      .filter((file) => isSource(file) && existsSync(inRoot(file)))
      .map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
  )
}
