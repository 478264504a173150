import { chromium } from '@playwright/test'
import { resolveChromium } from '../../scripts/chromium.mjs'
import { startApp } from '../../scripts/running-app.mjs'

const budgetMs = 100

/**
 * A line for the slowest press on a desk and on a phone, of what `timesOf` measures on a page of the app: milliseconds by the
 * name of what was pressed. `open` takes the page there.
 */
export async function slowestPress({ of, open, timesOf }) {
  const app = await startApp()
  const browser = await chromium.launch({ executablePath: resolveChromium() })
  try {
    const rows = []
    for (const [place, width] of [
      ['desk', 1280],
      ['phone', 390],
    ]) {
      // Without the slide of 400 ms by which a modal comes and goes: that is no wait but a look.
      const page = await browser.newPage({
        baseURL: app.url,
        viewport: { width, height: 844 },
        reducedMotion: 'reduce',
      })
      await open(page)
      const times = await timesOf(page)
      const [slowest, ours] = Object.entries(times).toSorted(([, a], [, b]) => b - a)[0]
      const name = `${of} (${Object.keys(times).length}), ${place}: the slowest, ${slowest}`
      rows.push({ name, ours, unit: 'ms', budget: budgetMs })
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
    await app.stop()
  }
}
