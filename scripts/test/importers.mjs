import { importsOf } from '../folders.mjs'
import { everySource, fileOf } from './imports.mjs'

const isEntry = (file) => /^(sdk\/src\/([^/]+\/)?|examples\/[^/]+\/src\/)index\.ts$/.test(file)

/**
 * What a change of these files can let a rule that knows types find: the files themselves, and those that import one, by the
 * entries of a package too. Types that pass through more than one file are looked at in a whole run.
 */
export function withImporters(changed, sources = everySource()) {
  const reached = new Set(changed.filter((file) => sources.has(file)))
  const importers = new Map()
  for (const [file, text] of sources)
    for (const { specifier } of importsOf(text)) {
      const imported = fileOf(specifier, file, sources)
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  for (const file of [...reached]) addImporters(file)
  return [...reached].toSorted()

  function addImporters(file) {
    for (const importer of importers.get(file) ?? []) {
      const isNew = !reached.has(importer)
      reached.add(importer)
      if (isNew && isEntry(importer)) addImporters(importer)
    }
  }
}
