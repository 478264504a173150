import { defineConfig } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveChromium } from '../scripts/chromium.mjs'
import { inRoot } from '../scripts/paths.mjs'
import { freePort } from '../scripts/running-app.mjs'
import { journeyCaregivers, journeyWorkers } from '../scripts/test/journeyWorlds.mjs'

const workers = journeyWorkers
/** Databases in a Postgres that these worlds lie in, where `npm test` has made some; without them on the embedded one. */
const databases = (process.env.JOURNEY_DATABASES ?? '').split(' ').filter(Boolean)
/** What people come for: to find, to apply, to clock and to pay. Driven on the embedded database always, as `npm start` has it. */
const embedded = ['choosing', 'jobs', 'plan-clock', 'paying'].map((name) => `${name}.spec.ts`)

// Playwright reads this file again in every worker: what is found out once is handed down by environment.
if (process.env.JOURNEY_PLACES === undefined) {
  const places = []
  for (let index = 0; index < workers; index++) {
    const [product, partner, native] = [await freePort(), await freePort(), await freePort()]
    places.push({ product, partner, native, data: newDataFolder(), database: databases[index] })
  }
  if (databases.length > 0) places.push({ product: await freePort(), data: newDataFolder() })
  process.env.JOURNEY_PLACES = JSON.stringify(places)
  process.env.CHROMIUM_PATH = resolveChromium()
  // The day that the world of the demonstration is made for, also when a run goes on past midnight in UTC.
  process.env.JOURNEY_DAY ??= new Date().toISOString().slice(0, 10)
  process.once('exit', () => {
    for (const { data } of places) rmSync(data, { recursive: true, force: true })
  })
}
/** What Playwright turns off by itself: Chromium hears only the last list. */
const offAnyway = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]
/** And a second process for each browser, in wait for a site that no journey goes to. */
const featuresOff = ['SpareRendererForSitePerProcess', ...offAnyway]
const places = JSON.parse(process.env.JOURNEY_PLACES)
const own = places[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? places[0]
process.env.JOURNEY_URL = address(own.product)
process.env.PARTNER_PORT = String(own.partner)
process.env.NATIVE_PORT = String(own.native)

/** Journeys through the whole product: the built app, the real server, demo data in a folder of their own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  workers,
  retries: 0,
  // Patience in one place: a busy machine is slow, and how fast the app is, no journey asserts.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.JOURNEY_URL,
    actionTimeout: 40_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What else a failed one did, it tells when it is run again by `--trace on`.
    screenshot: 'only-on-failure',
    // What journeys answer in the server's place would pass it by; the journey without a connection allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        // Pages live for seconds: to make their code faster takes more of the processor than it gives back, a twelfth of it.
        '--js-flags=--no-maglev,--no-turbofan,--min-semi-space-size=16',
        `--disable-features=${featuresOff.join(',')}`,
      ],
    },
  },
  // What lies on the embedded database has one world, and so one worker.
  ...(databases.length > 0 && {
    projects: [
      {
        ...{ name: 'embedded', testMatch: embedded, workers: 1 },
        use: { baseURL: address(places.at(-1).product) },
      },
      { name: 'postgres', testIgnore: embedded },
    ],
  }),
  // Playwright by itself would wait for each before it starts the next.
  webServer: {
    command: 'node ../scripts/test/serveJourneys.mjs',
    env: { JOURNEY_PROGRAMS: JSON.stringify(places.flatMap(programsAt)) },
    wait: { stdout: /All answer/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

/** The product in a world of its own, and beside it the pages of others: a partner's, and a native app's web view. */
function programsAt({ product, partner, native, data, database }) {
  const env = {
    DATA_DIR: data,
    ...(database && { DATABASE_URL: database }),
    DEMO: '1',
    DEMO_CAREGIVERS: String(journeyCaregivers),
    TRUST_PROXY: '1',
    RATE_LIMIT_FACTOR: '100',
    // Its address answers to nobody: journeys answer in its place.
    ACADEMY_URL: 'https://academy.example/sqsso',
    ACADEMY_SECRET: 'journeys',
    ...(partner && { EMBED_ORIGINS: `http://localhost:${partner}` }),
  }
  const app = { script: 'scripts/start.mjs', port: product, env }
  if (!partner) return [app]
  const beside = { HOMECARE_URL: address(product) }
  return [
    app,
    { script: 'examples/partner-signup/start.mjs', port: partner, env: beside },
    { script: 'examples/native-host/start.mjs', port: native, env: beside },
  ]
}

function address(port) {
  return `http://127.0.0.1:${port}`
}

/** A new folder, which takes the world from the snapshot that an earlier one left. */
function newDataFolder() {
  const data = mkdtempSync(join(tmpdir(), 'homecare-journeys-'))
  const cache = inRoot('.data', 'cache')
  mkdirSync(cache, { recursive: true })
  symlinkSync(cache, join(data, 'cache'), 'junction')
  return data
}
