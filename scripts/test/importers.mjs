import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from '../folders.mjs'
import { inRoot, root } from '../paths.mjs'

const isSource = (file) => /\.(tsx?|mjs)$/.test(file)
const ofOurs = /^@homecare\/([\w-]+)(?:\/(.+))?$/
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
      const imported = importedAs(specifier, file)
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

  function importedAs(specifier, file) {
    const [, name, within = ''] = ofOurs.exec(specifier) ?? []
    if (!name && !specifier.startsWith('.')) return undefined
    const path = name
      ? join(name === 'sdk' ? 'sdk' : `examples/${name}`, 'src', within)
      : join(dirname(file), specifier)
    const bare = path.replaceAll('\\', '/').replace(/\.js$/, '')
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => bare + end).find((known) => sources.has(known))
  }
}

function everySource() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.toString().split('\n').filter(isSource)
  return new Map(
    files
      .filter((file) => existsSync(inRoot(file)))
      .map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
  )
}
