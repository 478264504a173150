import { existsSync, readdirSync } from 'node:fs'
import { resolveChromium } from '../chromium.mjs'
import { bin, inRoot, packageFolders } from '../paths.mjs'
import { embeddedAlone, onBoth } from './bothDatabases.mjs'
import { fillWorlds, journeyWorkers } from './journeyWorlds.mjs'
import { hasPostgres, startPostgres } from './postgres.mjs'
import { withImporters } from './importers.mjs'
import { everySource } from './imports.mjs'
import { beyondReach, reachesInstalled, typesStaySince } from './package.mjs'
import { isTraced, reachInPackage, reachInServer, takenByServer } from './reach.mjs'
import { nodeTest, playwright, program, vitest } from './runners.mjs'
import { noTests, passedOne } from './tally.mjs'
import { typeCheck } from './typeCheck.mjs'

const server = 'examples/server'
/** Needs no build, and reads the server's routes. */
const handbookTest = 'sdk/test/handbook.test.mjs'
const sizesTest = 'sdk/test/sizes.test.mjs'
/** Other words in a group are more or fewer bytes, and nothing else in the package. */
const isWords = /^sdk\/src\/.*[tT]exts\.ts$/

/**
 * The steps of `npm test`, in the order they start. `needs` names folders or files without which a step
 * can only fail; `after` names a step that must have ended; `alone` keeps both cores for one step; `of` names the
 * folders that it judges, where a change elsewhere cannot reach it; `again` marks what runs on another database.
 */
export const steps = [
  { name: 'format', run: program(bin('.', 'oxfmt'), ['--check']) },
  {
    name: 'lint',
    run: program(bin('.', 'oxlint'), ['--deny-warnings', '--format=unix']),
    reached: (files) => ({ judged: withImporters(files) }),
  },
  { name: 'house', run: program(process.execPath, ['scripts/house.mjs']) },
  { name: 'scripts', of: ['scripts'], run: nodeTest('scripts', testFiles('scripts')) },
  ...packageFolders
    .filter((folder) => existsSync(inRoot(folder, 'tsconfig.json')))
    .map((folder) => ({
      name: `types:${folder.split('/').at(-1)}`,
      of: ['sdk', folder],
      run: typeCheck(folder),
    })),
  { name: 'sdk:unit', of: ['sdk'], needs: ['sdk/src'], run: vitest('sdk'), reached: reachedIn('sdk') },
  {
    name: 'sdk:build',
    of: ['sdk'],
    needs: ['sdk/tsup.config.ts'],
    run: async () => {
      const { packedSdk } = await import('../packed-sdk.mjs')
      await packedSdk()
      return passedOne
    },
  },
  {
    name: 'sdk:package',
    of: ['sdk'],
    after: 'sdk:build',
    run: onPackage,
    reached: (files) =>
      files.every((file) => isWords.test(file)) ? { tests: [sizesTest] } : { within: files },
  },
  { name: 'sdk:handbook', of: ['sdk', server], run: nodeTest('sdk-handbook', [handbookTest]) },
  {
    name: 'headless',
    of: ['sdk/src', 'examples/headless'],
    after: 'sdk:build',
    run: nodeTest('headless', testFiles('examples/headless')),
    reached: (files) => (reachesInstalled('examples/headless', files, everySource()) ? {} : { tests: [] }),
  },
  {
    name: 'ui:build',
    of: ['sdk/src', 'ui'],
    needs: ['ui/vite.config.ts'],
    run: async () => {
      const { buildUi } = await import('../build-ui.mjs')
      await buildUi()
      return passedOne
    },
  },
  {
    name: 'ui:budgets',
    of: ['sdk/src', 'ui'],
    after: 'ui:build',
    run: nodeTest('ui-budgets', testFiles('ui/test')),
  },
  { name: 'ui:unit', of: ['sdk/src', 'ui'], needs: ['ui/src'], run: vitest('ui'), reached: reachedIn('ui') },
  {
    name: 'server:unit',
    of: [
      'sdk/src',
      'examples/server',
      'examples/realtime/src',
      'examples/payments/src',
      'examples/demo-world/src',
    ],
    needs: ['examples/server/src'],
    run: onOneDatabase,
    reached: reachedInServer,
  },
  {
    name: 'realtime:unit',
    of: ['examples/realtime'],
    run: vitest('examples/realtime'),
    reached: reachedIn('examples/realtime'),
  },
  {
    name: 'payments:unit',
    of: ['examples/payments'],
    run: vitest('examples/payments'),
    reached: reachedIn('examples/payments'),
  },
  {
    name: 'demo-world:unit',
    of: ['sdk/src', 'examples/demo-world'],
    run: vitest('examples/demo-world'),
    reached: reachedIn('examples/demo-world'),
  },
  { name: 'server:embedded', again: true, needs: ['examples/server/src'], run: onTheOther },
  {
    name: 'processes:postgres',
    again: true,
    needs: ['examples/server/test/processes'],
    run: onPostgresAlone(server, ['--config', 'vitest.processes.config.ts']),
    alone: true,
  },
  { name: 'realtime:postgres', again: true, run: onPostgresAlone('examples/realtime', ['src/store']) },
  {
    name: 'journeys',
    after: 'ui:build',
    needs: ['ui/journeys', 'ui/playwright.config.mjs'],
    run: inChromium,
    alone: true,
  },
]

/** The steps that words of the command line name: `sdk` is every `sdk:…`; no word is every step. */
export function stepsNamed(words) {
  if (words.length === 0) return steps
  return steps.filter(({ name }) => words.some((word) => name === word || name.startsWith(`${word}:`)))
}

/** Of a change `within` the package, without what it cannot reach once it is built. */
async function onPackage(context) {
  const all = testFiles('sdk/test').filter((file) => file !== handbookTest)
  const { within, since } = context
  if (!within) return nodeTest('sdk-package', all)(context)
  const typesStay = await typesStaySince(since)
  const left = beyondReach(within, { typesStay, sources: everySource() })
  if (left.length > 0) context.say(`The types are as they were: left out are ${left.join(' ')}`)
  return nodeTest(
    'sdk-package',
    all.filter((file) => !left.includes(file)),
  )(context)
}

/**
 * All of the server's tests on one database: on a Postgres of this machine's, which takes less time, or on the embedded
 * one where there is none.
 */
async function onOneDatabase(context) {
  const elsewhere = embeddedAlone.flatMap(([path]) => ['--exclude', path])
  return (await onPostgres(server, context, elsewhere)) ?? vitest(server)(context)
}

/** Of a change in modules: the tests that it can reach. */
function reachedIn(folder) {
  return (files) => {
    const tests = reachInPackage(folder, files, everySource())
    return tests && { tests: tests.map((file) => file.slice(folder.length + 1)) }
  }
}

/**
 * Of a change in the server's domains, or in modules of other packages: the tests, and of those that send every call only
 * what comes to it.
 */
function reachedInServer(files) {
  if (!files.every(isTraced)) return undefined
  const own = files.filter((file) => file.startsWith(`${server}/`))
  const taken = takenByServer(
    files.filter((file) => !own.includes(file)),
    everySource(),
  )
  if (own.length + taken.length === 0) return { tests: [] }
  const found = reachInServer(own, { taken })
  if (!found) return undefined
  const tests = found.tests.map((file) => file.slice(server.length + 1))
  return { tests, env: { TEST_DOMAINS: found.domains.join(), TEST_CALLS: found.calls.join() } }
}

/** On the embedded database those that can tell it from a Postgres; all of them for a release. */
function onTheOther(context) {
  if (!hasPostgres()) return withoutPostgres(context)
  const isWhole = context.release || context.filters.length > 0
  const args = isWhole ? [] : [...onBoth, ...embeddedAlone].map(([path]) => path)
  return vitest(server, { args, env: isWhole ? {} : { TEST_AGAIN: '1' }, report: `${server}-embedded` })(
    context,
  )
}

/** What can be tested on a Postgres only, or is tested there once more: by the network. */
function onPostgresAlone(folder, args) {
  return async (context) =>
    (await onPostgres(folder, context, args, ({ networkUrl }) => networkUrl)) ?? withoutPostgres(context)
}

/** Tests of a package on a Postgres of this machine's; null without one. */
async function onPostgres(folder, context, args = [], address = ({ url }) => url) {
  const postgres = await startPostgres()
  if (!postgres) return null
  context.say(`On ${postgres.version}.`)
  try {
    const env = { TEST_DATABASE_URL: address(postgres) }
    return await vitest(folder, { env, args, report: `${folder}-postgres` })(context)
  } finally {
    await postgres.stop()
  }
}

/** That is said, and counted as skipped. */
function withoutPostgres({ say }) {
  say('Not run: this machine has no Postgres (initdb), so PGlite alone was tested on.')
  return { passed: 0, failed: 0, skipped: 1 }
}

/** On a Postgres of this machine's, which takes less than half of the embedded database's processor time; on that where there is none. */
async function inChromium(context) {
  if (context.left?.length > 0)
    context.say(
      `Left out, though they go to what has changed: npm test -- journeys ${context.left.map(nameOf).join(' ')}`,
    )
  if (context.unvisited?.length > 0)
    context.say(
      `No journey is known to go to ${listed(context.unvisited)}; the walk may: npm test -- journeys walk.spec`,
    )
  if (context.unvisited && context.filters.length === 0) return noTests
  const env = { CHROMIUM_PATH: resolveChromium(), JOURNEY_DAY: new Date().toISOString().slice(0, 10) }
  const postgres = await startPostgres()
  if (!postgres) return playwright({ env })(context)
  context.say(`On ${postgres.version}.`)
  try {
    const worlds = await fillWorlds(postgres.url, env.JOURNEY_DAY, journeyWorkers)
    return await playwright({ env: { ...env, JOURNEY_DATABASES: worlds.join(' ') } })(context)
  } finally {
    await postgres.stop()
  }
}

/** As many as a line holds. */
const listed = (names) =>
  [...names.slice(0, 6), ...(names.length > 6 ? [`${names.length - 6} more`] : [])].join(', ')
const nameOf = (file) => file.replace(/^journeys\//, '')

function testFiles(folder) {
  const path = inRoot(folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => `${folder}/${file}`)
    .toSorted()
}
