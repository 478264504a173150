import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from '../folders.mjs'
import { inRoot } from '../paths.mjs'
import { importersOf, reachedFrom } from './imports.mjs'

const home = 'examples/server/src'
/** What every test of the server stands on, by way of which everything would reach everything. */
const ground = /^examples\/server\/src\/(boot|seed|testing)\/|\/testing\/|\/main\.ts$/
/** Whose tests ask all calls, or those of the domains that TEST_DOMAINS names. */
const everyCall = `${home}/calls/`

/** The tests of a package beside what they test. */
const testOf = (folder) => (file) => file.startsWith(`${folder}/src/`) && /\.test\.tsx?$/.test(file)
/** Whether it is known who imports a file: modules of the packages, and what none of them imports. */
export const isTraced = (file) => isModule(file) || isAside.test(file)
const isModule = (file) => /^(sdk|ui|examples\/[\w-]+)\/src\/.+\.tsx?$/.test(file)
/** Journeys, tests of builds, looks and prose. */
const isAside = /^(ui\/(journeys|test)|sdk\/(test|docs))\/|\.(css|md)$/
/** Tests that look at every file of a kind, whoever imports it. */
const looksAround = /\breaddirSync\(|\bimport\.meta\.glob\b/
/** What brings every screen, and is held by the journeys: by way of it everything would reach everything. */
const app = /^ui\/src\/app\/(?!.*\.test\.)/

/**
 * The tests of a package that a change can reach: those that import, by names, what has changed or imports it, and those that
 * look at every file of a kind. Where something else has changed that they may depend on, undefined.
 */
export function reachInPackage(folder, changed, sources) {
  if (!changed.every(isTraced)) return undefined
  const reached = reachedFrom(changed, importersOf(sources), { stop: (file) => app.test(file) })
  const isOwn = testOf(folder)
  return [...sources]
    .filter(([file, text]) => isOwn(file) && (reached.has(file) || looksAround.test(text)))
    .map(([file]) => file)
    .toSorted()
}

/** The server's own files that take by name what a change in another package reaches, besides its ground. */
export function takenByServer(changed, sources) {
  const isOwn = (file) => file.startsWith(`${home}/`)
  const reached = reachedFrom(changed, importersOf(sources), { stop: isOwn })
  return [...reached.keys()].filter(
    (file) => isOwn(file) && !ground.test(file) && !file.startsWith(everyCall),
  )
}

/**
 * What of the server's tests a change in its domains can reach: the tests of every domain that has a changed file, or one that
 * imports such a file, straight or by way of others; every other test that imports one; and those that send every call,
 * for the calls of these domains. `domains` names them, `tests` the files. Where something else has changed, such as a
 * step that every answer takes, undefined: then all that import it are to run. What is `taken` from another package, where
 * the change is, counts for its folder alike, a domain's or not.
 */
export function reachInServer(changed, { taken = [], sources = serverSources() } = {}) {
  const files = new Map(sources.map(({ file, text }) => [file, text]))
  const domains = new Set(
    importedBy(`${home}/boot/routes.ts`, files.get(`${home}/boot/routes.ts`) ?? '', files)
      .map(domainOf)
      .filter((domain) => domain && domain !== 'calls'),
  )
  const own = changed.filter((file) => file.startsWith(`${home}/`))
  const isKnown = (file) =>
    files.has(file) && (isTest(file) || (domains.has(domainOf(file)) && !ground.test(file)))
  if (own.length + taken.length === 0 || !own.every(isKnown)) return undefined

  const importers = new Map()
  for (const [file, text] of files) {
    if (ground.test(file)) continue
    for (const imported of importedBy(file, text, files))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  const reached = new Set([...own, ...taken])
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const named = new Set([...reached].filter((file) => !isTest(file)).map(domainOf))
  const within = [...named].filter((domain) => domains.has(domain)).toSorted()
  const tests = [...files.keys()].filter(
    (file) =>
      isTest(file) &&
      (reached.has(file) ||
        (named.has(domainOf(file)) && !file.startsWith(everyCall)) ||
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
