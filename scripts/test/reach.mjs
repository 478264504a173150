import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from '../folders.mjs'
import { inRoot } from '../paths.mjs'

const home = 'examples/server/src'
/** What every test of the server stands on, by way of which everything would reach everything. */
const ground = /^examples\/server\/src\/(boot|seed|testing)\/|\/testing\/|\/main\.ts$/
/** Whose tests ask all calls, or those of the domains that TEST_DOMAINS names. */
const everyCall = `${home}/calls/`

/**
 * What of the server's tests a change in its domains can reach: the tests of every domain that has a changed file, or one that
 * imports such a file, straight or by way of others; every other test that imports one; and those that send every call,
 * for the calls of these domains. `domains` names them, `tests` the files. Where something else has changed, such as a
 * step that every answer takes, undefined: then all that import it are to run.
 */
export function reachInServer(changed, sources = serverSources()) {
  const files = new Map(sources.map(({ file, text }) => [file, text]))
  const domains = new Set(
    importedBy(`${home}/boot/routes.ts`, files.get(`${home}/boot/routes.ts`) ?? '', files)
      .map(domainOf)
      .filter((domain) => domain && domain !== 'calls'),
  )
  const own = changed.filter((file) => file.startsWith(`${home}/`))
  const isKnown = (file) => files.has(file) && domains.has(domainOf(file)) && !ground.test(file)
  if (own.length === 0 || !own.every(isKnown)) return undefined

  const importers = new Map()
  for (const [file, text] of files) {
    if (ground.test(file)) continue
    for (const imported of importedBy(file, text, files))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  const reached = new Set(own)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const named = new Set([...reached].filter((file) => !isTest(file)).map(domainOf))
  const within = [...named].filter((domain) => domains.has(domain)).toSorted()
  const tests = [...files.keys()].filter(
    (file) =>
      isTest(file) &&
      (reached.has(file) ||
        within.includes(domainOf(file)) ||
        (within.length > 0 && file.startsWith(everyCall))),
  )
  return { domains: within, tests: tests.toSorted() }
}

const isTest = (file) => file.endsWith('.test.ts')
const domainOf = (file) => /^examples\/server\/src\/([^/]+)\//.exec(file)?.[1]

function importedBy(file, text, files) {
  return importsOf(text)
    .filter(({ specifier, typesOnly }) => specifier.startsWith('.') && !typesOnly)
    .map(({ specifier }) => join(dirname(file), specifier))
    .filter((imported) => files.has(imported))
}

function serverSources() {
  if (!existsSync(inRoot(home))) return []
  return readdirSync(inRoot(home), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${home}/${file.replaceAll('\\', '/')}`)
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))
}
