import { expect, type Page } from '@playwright/test'
import { englishWords } from './catalogueWords'

const { plain, patterns } = englishWords()
const words = new Set(plain)
const filled = patterns.map((pattern) => new RegExp(pattern))

/** What is read or heard on the page in English although there is Spanish for it. Words marked `lang="en"` may be. */
export async function englishLeft(page: Page): Promise<string[]> {
  return (await wordsOn(page)).filter(
    (read) => words.has(read) || filled.some((pattern) => pattern.test(read)),
  )
}

/** All that is read or heard on the page, and is to be in its language. */
async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const look = (text: string | null | undefined) => {
      const read = text?.replace(/\s+/g, ' ').trim()
      if (read) found.add(read)
    }
    // A career is told, and a document named, in the caregiver's own words.
    const own = '.profile-career, .own-items :is(h3, p), .document-row :is(h2, h3), .agency-paper strong'
    const inEnglish = (element: Element | null) =>
      element?.closest(`[lang="en"], ${own}, script, style`) !== null
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode())
      if (!inEnglish(nodes.currentNode.parentElement)) look(nodes.currentNode.textContent)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (inEnglish(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name))
    }
    look(document.title.split(' | ')[0])
    return [...found]
  })
}

/** Holds the page to Spanish, to the last word. */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect.soft(await englishLeft(page), page.url()).toEqual([])
}
