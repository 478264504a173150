import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { resolveChromium } from '../../scripts/chromium.mjs'
import { median } from '../../scripts/measure.mjs'
import { freePort, startApp } from '../../scripts/running-app.mjs'

const runs = 5
const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const metrics = {
  'largest-contentful-paint': { name: 'LCP, simulated', unit: 's', scale: 1 / 1000, budget: 1.6 },
  'cumulative-layout-shift': { name: 'CLS', unit: '', scale: 1, budget: 0.01 },
}

/** Lighthouse's scores and times of the pages that people arrive on: mobile, the median of five runs. */
export default async function () {
  const app = await startApp()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: resolveChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const rows = []
    for (const [page, path] of Object.entries(await arrivalPages(app.url))) {
      const results = []
      for (let run = 0; run < runs; run++) {
        const { lhr } = await lighthouse(app.url + path, { port, logLevel: 'silent', output: 'json' })
        results.push(lhr)
      }
      rows.push(...rowsOf(page, results))
    }
    return rows
  } finally {
    await browser.close()
    await app.stop()
  }
}

/** The addresses themselves, none that redirects; the profile is the first that a search finds. */
async function arrivalPages(url) {
  const search = '/caregivers-search'
  const html = await (await fetch(url + search)).text()
  const profile = html.match(/href="(\/(?:caregiver|profile)s?\/[^"#?]*\d[^"#?]*)"/)?.[1]
  return { home: '/', login: '/accounts/login', search, ...(profile ? { profile } : {}) }
}

function rowsOf(page, results) {
  const scores = Object.entries(categories).map(([category, least]) => ({
    name: `Lighthouse, ${page}: ${category}`,
    ours: Math.round(100 * median(results.map((result) => result.categories[category].score))),
    unit: '',
    least,
  }))
  const times = Object.entries(metrics).map(([audit, { name, unit, scale, budget }]) => ({
    name: `Lighthouse, ${page}: ${name}`,
    ours: scale * median(results.map((result) => result.audits[audit].numericValue)),
    unit,
    budget,
  }))
  return [...scores, ...times]
}
