import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from '../folders.mjs'
import { inRoot } from '../paths.mjs'
import { everySource, importersOf, reachedFrom } from './imports.mjs'

const home = 'examples/server/src'
/** What every test of the server stands on, by way of which everything would reach everything. */
const ground = /^examples\/server\/src\/(boot|seed|testing)\/|\/testing\/|\/main\.ts$/
/** Whose tests ask all calls, or those that TEST_DOMAINS and TEST_CALLS name. */
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
 * for the calls of these domains. Of a domain that nobody but its calls brings to what has changed, it is told which calls
 * those are: then of its tests those that name one of them, by its name or its address, and no other call is sent. `domains`
 * names those that are asked whole, `calls` the routes of the others, `tests` the files. Where something else has changed, such
 * as a step that every answer takes, undefined: then all that import it are to run. What is `taken` from another package, where
 * the change is, counts for its folder alike, a domain's or not.
 */
export function reachInServer(
  changed,
  { taken = [], sources = serverSources(), routes = routesOf(everySource()) } = {},
) {
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
  const onGround = new Set()
  for (const [file, text] of files) {
    const all = importedBy(file, text, files)
    if (ground.test(file)) {
      if (!/\/testing\//.test(file) && !file.endsWith('/boot/routes.ts'))
        all.forEach((one) => onGround.add(one))
      continue
    }
    for (const imported of all) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  const reached = new Set([...own, ...taken])
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  /** The reached files that each folder holds. */
  const named = new Map()
  for (const file of reached)
    if (!isTest(file)) named.set(domainOf(file), [...(named.get(domainOf(file)) ?? []), file])
  // What is no domain's and is used by other folders may be a step of every answer.
  const isShared = [...named].some(
    ([domain, held]) =>
      !domains.has(domain) &&
      held.some((file) => (importers.get(file) ?? []).some((importer) => domainOf(importer) !== domain)),
  )
  const told = new Map(isShared ? [] : [...named].flatMap(([domain, held]) => callsTold(domain, held)))
  const within = [...named.keys()].filter((domain) => domains.has(domain)).toSorted()
  const sent = [...told.values()].flat()
  const tests = [...files.keys()].filter(
    (file) =>
      isTest(file) &&
      (reached.has(file) ||
        (named.has(domainOf(file)) &&
          !file.startsWith(everyCall) &&
          (!told.has(domainOf(file)) || mayNeed(file))) ||
        (within.length > 0 && file.startsWith(everyCall))),
  )
  return {
    domains: within.filter((domain) => !told.has(domain)),
    calls: sent.map(({ route }) => route).toSorted(),
    tests: tests.toSorted(),
  }

  /** The calls by which a domain comes to its reached files; nothing where something else may, or a route is not known. */
  function callsTold(domain, held) {
    const names = held.flatMap((file) => callsIn(files.get(file)))
    const isTold = names.length > 0 && names.every((name) => routes.has(name))
    if (!domains.has(domain) || !isTold || held.some((file) => onGround.has(file))) return []
    return [[domain, names.map((name) => ({ name, route: routes.get(name) }))]]
  }

  /** Whether a test, or a helper of tests that it imports, names one of the calls that are sent, imports what is reached, or asks all. */
  function mayNeed(test) {
    const read = new Set([test])
    for (const file of read)
      for (const imported of importedBy(file, files.get(file), files)) {
        if (reached.has(imported) || /\/testing\/(askedRoutes|sampledCalls|everySample)\.ts$/.test(imported))
          return true
        if (/\/testing\//.test(imported)) read.add(imported)
      }
    const text = [...read].map((file) => files.get(file)).join('\n')
    const plain = text.replace(/\$\{[^}]*\}/g, '1')
    return sent.some(
      ({ name, route }) => new RegExp(`\\b${name}\\b`).test(text) || addressOf(route).test(plain),
    )
  }
}

/** The calls that a module answers, by the names that they have there: a test of the server holds that they are found so. */
const callsIn = (text) => [...text.matchAll(/\.on\(\s*(\w+)\s*,/g)].map(([, name]) => name)

/** The route of every call of the SDK, by its name. */
function routesOf(sources) {
  const declared = /^export const (\w+) = call\(\s*'([A-Z]+ \/[^']*)'/gm
  return new Map(
    [...sources]
      .filter(([file]) => file.startsWith('sdk/src/'))
      .flatMap(([, text]) => [...text.matchAll(declared)].map(([, name, route]) => [name, route])),
  )
}

/** Where a text has the address of a route, with whatever in the places of its parameters. */
const addressOf = (route) =>
  new RegExp(
    route
      .replace(/^[A-Z]+ /, '')
      .replace(/[.+*?()[\]]/g, '\\$&')
      .replace(/:\w+/g, `[^/'"\`]+`),
  )

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
