import { everySource, importersOf } from './imports.mjs'

/**
 * What a change of these files can let a rule that knows types find: the files themselves, and those that take a name of one or
 * give it on, by the entries of a package too. Types that pass through more than one file are looked at in a whole run.
 */
export function withImporters(changed, sources = everySource()) {
  const importers = importersOf(sources, { all: true })
  const known = changed.filter((file) => sources.has(file))
  return [...new Set(known.flatMap((file) => [file, ...(importers.get(file) ?? [])]))].toSorted()
}
