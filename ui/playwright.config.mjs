import { defineConfig } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveChromium } from '../scripts/chromium.mjs'
import { freePort } from '../scripts/running-app.mjs'

// Playwright reads this file again in every worker: what is found out once is handed down by environment.
if (process.env.JOURNEY_PORT === undefined) {
  process.env.JOURNEY_PORT = String(await freePort())
  process.env.PARTNER_PORT = String(await freePort())
  process.env.NATIVE_PORT = String(await freePort())
  process.env.CHROMIUM_PATH = resolveChromium()
  process.env.JOURNEY_DATA = mkdtempSync(join(tmpdir(), 'homecare-journeys-'))
  // The day that the world of the demonstration is made for, also when a run goes on past midnight in UTC.
  process.env.JOURNEY_DAY = new Date().toISOString().slice(0, 10)
  process.once('exit', () => rmSync(process.env.JOURNEY_DATA, { recursive: true, force: true }))
}
const baseURL = `http://127.0.0.1:${process.env.JOURNEY_PORT}`
process.env.JOURNEY_URL = baseURL

/** Journeys through the whole product: the built app, the real server, demo data in a folder of their own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  // Patience in one place: a busy machine is slow, and how fast the app is, no journey asserts.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    actionTimeout: 40_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: [
    server('../scripts/start.mjs', process.env.JOURNEY_PORT, {
      DATA_DIR: process.env.JOURNEY_DATA,
      DEMO: '1',
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: '100',
      // Its address answers to nobody: journeys answer in its place.
      ACADEMY_URL: 'https://academy.example/sqsso',
      ACADEMY_SECRET: 'journeys',
      EMBED_ORIGINS: `http://localhost:${process.env.PARTNER_PORT}`,
    }),
    server('../examples/partner-signup/start.mjs', process.env.PARTNER_PORT, { HOMECARE_URL: baseURL }),
    server('../examples/native-host/start.mjs', process.env.NATIVE_PORT, { HOMECARE_URL: baseURL }),
  ],
})

function server(script, port, env) {
  return {
    command: `node ${script}`,
    url: `http://127.0.0.1:${port}/`,
    env: { ...env, PORT: port },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
  }
}
