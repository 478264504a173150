import type { BrowserContext, Page, Request } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startApp } from '../../scripts/running-app.mjs'

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The product with a chat and a counter set up, and the companies that run them, on an origin of their own. */
export interface Companies {
  readonly product: string
  /** Where both of the companies are. */
  readonly origin: string
  stop(): Promise<void>
}

/** Starts both: no other journey is asked anything, since nothing is set up on the server that they share. */
export async function startCompanies(): Promise<Companies> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const data = mkdtempSync(join(tmpdir(), 'homecare-companies-'))
  // The world of the other journeys, whose snapshot is there.
  symlinkSync(inRoot('.data/cache'), join(data, 'cache'), 'junction')
  const app = await startApp({
    env: {
      DATA_DIR: data,
      DEMO_CAREGIVERS: '800',
      RATE_LIMIT_FACTOR: '100',
      CUSTOMER_CHAT_URL: `${origin}/?app={app}&language={language}`,
      CUSTOMER_CHAT_FAMILY_TEST_APP: 'families',
      CUSTOMER_CHAT_CAREGIVER_TEST_APP: 'caregivers',
      CONVERSION_PIXEL_URL: `${origin}/visit.gif`,
      INTERCOM_SECRET: 'journeys',
    },
  })
  const companies = spawn(process.execPath, [inRoot('examples/other-companies/start.mjs')], {
    env: { ...process.env, PORT: String(port), HOMECARE_URL: app.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => companies.once('close', resolve))
  await new Promise((resolve) => companies.stdout.once('data', resolve))
  return {
    product: app.url,
    origin,
    async stop() {
      companies.kill('SIGTERM')
      await ended
      await app.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** All that leaves a browser for other hosts than the product's, in the order in which it does. */
export function watchOthers(browser: BrowserContext, product: string): Request[] {
  const seen: Request[] = []
  browser.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(?:http|ws)s?:$/.test(url.protocol) && url.host !== new URL(product).host) seen.push(request)
  })
  return seen
}

/** What a request tells, in one text: its address, its headers and its body. */
export async function toldBy(request: Request): Promise<string> {
  const headers = JSON.stringify(await request.allHeaders().catch(() => request.headers()))
  return [request.url(), decodeURIComponent(request.url()), headers, request.postData() ?? ''].join('\n')
}

/** What is secret of a browser's cookies: sessions and tokens. */
export async function secretsOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => /session|csrf/.test(name)).map(({ value }) => value)
}
