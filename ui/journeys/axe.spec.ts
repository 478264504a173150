import { expect } from '@playwright/test'
import { violations } from './axe'
import { englishLeft } from './spanish'
import { test } from './test'

/* What the walks look with finds what it is to find: on a page of its own, with faults in it. */

const faint = 'style="color: #aaa; background: #fff"'
const faulty = (header: string) => `<!doctype html>
  <html lang="en" data-theme="light"><title>A page</title>
  <header class="shell-header"><p ${faint}>${header}</p></header>
  <main><h1>Faults</h1><p ${faint}>faint text</p><img src="data:," id="nameless"></main></html>`

test('axe finds what is wrong, and shows where', async ({ page }) => {
  await page.setContent(faulty('faint head'))
  const found = await violations(page, 'all')
  expect(found.map(({ id }) => id).toSorted()).toEqual(['color-contrast', 'image-alt'])
  const seen = found.flatMap(({ nodes }) => nodes.map(({ html }) => html)).join('\n')
  for (const fault of ['faint head', 'faint text', 'nameless']) expect(seen).toContain(fault)
})

test('what stands around a page is judged once in each look, and again when it has changed', async ({
  page,
}) => {
  const headIsFound = async () => {
    const found = await violations(page, 'looks')
    expect(JSON.stringify(found)).toContain('faint text')
    return JSON.stringify(found).includes('head')
  }
  await page.setContent(faulty('faint head'))
  expect(await headIsFound()).toBe(true)
  expect(await headIsFound()).toBe(false)
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  expect(await headIsFound()).toBe(true)
  await page.evaluate(() => document.querySelector('header p')!.append(', another head'))
  expect(await headIsFound()).toBe(true)
  expect(await headIsFound()).toBe(false)
})

test('English that has Spanish is found wherever it is read or heard, and not where it is marked', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="es"><title>Una página</title>
    <main><h1>Guardar</h1><button>Save</button><img alt="Cancel"><p>12 hours a week</p><p lang="en">Close</p></main></html>`)
  expect((await englishLeft(page)).toSorted()).toEqual(['12 hours a week', 'Cancel', 'Save'])
})
