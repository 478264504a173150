import { expect, type Page, type Request, type Response } from '@playwright/test'
import { test } from './test'
import { gzipSync } from 'node:zlib'
import { uiBudgets } from '../../scripts/budgets.mjs'
import { hydrated } from './people'

const { pages, styleBytes, requests } = uiBudgets.firstLoad

/** All that the page of an address asks for while its visitor does nothing for ten seconds. */
async function idleVisit(page: Page, address: string): Promise<readonly Response[]> {
  const answers: Response[] = []
  const underWay = new Set<Request>()
  page.on('response', (answer) => answers.push(answer))
  page.on('request', (request) => underWay.add(request))
  const ended = (request: Request) => void underWay.delete(request)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  await page.clock.install()
  await page.goto(address)
  await hydrated(page)
  await page.clock.runFor(10_000)
  await expect.poll(() => underWay.size).toBe(0)
  return answers
}

const ofKind = (answers: readonly Response[], kind: string) =>
  answers.filter((answer) => answer.request().resourceType() === kind)

async function gzipBytes(answers: readonly Response[]): Promise<number> {
  const sizes = answers.map(async (answer) => gzipSync(await answer.body(), { level: 9 }).length)
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}

/** The search shows its filters where there is room for them. */
const screens = [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desk', viewport: { width: 1280, height: 900 } },
]

for (const { address, bytes, device, viewport } of Object.entries(pages).flatMap(([address, { bytes }]) =>
  screens.map((on) => ({ address, bytes, ...on })),
)) {
  test(`${address} comes to ${device} in few requests, none to another host, with little script and style`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    const answers = await idleVisit(page, address)
    const photographs = ofKind(answers, 'image').length
    const styles = (await page.locator('style').allTextContents()).join('')
    expect(await gzipBytes(ofKind(answers, 'script'))).toBeLessThanOrEqual(bytes)
    expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(styleBytes)
    expect(answers.length - photographs).toBeLessThanOrEqual(requests)
    expect(answers.map((answer) => new URL(answer.url()).origin)).toEqual(
      answers.map(() => new URL(baseURL ?? '').origin),
    )
  })
}

test('the code of the chat is loaded for nobody who is not signed in', async ({ page }) => {
  const answers = await idleVisit(page, '/')
  expect(answers.map((answer) => answer.url()).filter((url) => /firebase|chat-/.test(url))).toEqual([])
})
