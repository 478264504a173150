import { defineConfig } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveChromium } from '../scripts/chromium.mjs'
import { inRoot } from '../scripts/paths.mjs'
import { freePort } from '../scripts/running-app.mjs'

/** Each has a world of its own, so that no journey meets what another one is changing at that moment. */
const workers = Number(process.env.JOURNEY_WORKERS ?? 2)

// Playwright reads this file again in every worker: what is found out once is handed down by environment.
if (process.env.JOURNEY_PLACES === undefined) {
  const places = []
  for (let index = 0; index < workers; index++) {
    const [product, partner, native] = [await freePort(), await freePort(), await freePort()]
    places.push({ product, partner, native, data: newDataFolder() })
  }
  process.env.JOURNEY_PLACES = JSON.stringify(places)
  process.env.CHROMIUM_PATH = resolveChromium()
  // The day that the world of the demonstration is made for, also when a run goes on past midnight in UTC.
  process.env.JOURNEY_DAY = new Date().toISOString().slice(0, 10)
  process.once('exit', () => {
    for (const { data } of places) rmSync(data, { recursive: true, force: true })
  })
}
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
    // A trace is recorded of every test to be kept of a failed one; a picture is taken when one fails.
    screenshot: 'only-on-failure',
    // What journeys answer in the server's place would pass it by; the journey without a connection allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: places.flatMap(({ product, partner, native, data }) => [
    server('../scripts/start.mjs', product, {
      DATA_DIR: data,
      DEMO: '1',
      // As few as leave somebody to wait at every desk of the staff.
      DEMO_CAREGIVERS: '800',
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: '100',
      // Its address answers to nobody: journeys answer in its place.
      ACADEMY_URL: 'https://academy.example/sqsso',
      ACADEMY_SECRET: 'journeys',
      EMBED_ORIGINS: `http://localhost:${partner}`,
    }),
    server('../examples/partner-signup/start.mjs', partner, { HOMECARE_URL: address(product) }),
    server('../examples/native-host/start.mjs', native, { HOMECARE_URL: address(product) }),
  ]),
})

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

function server(script, port, env) {
  return {
    command: `node ${script}`,
    url: `${address(port)}/`,
    env: { ...env, PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
  }
}
