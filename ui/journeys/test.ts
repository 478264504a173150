import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

/**
 * Every journey's `test`. Its pages are left only when no dialog is on its way out any more, and `elsewhere` opens a
 * page in a browser of its own, for journeys in which more than one person takes part.
 */
export const test = base.extend<
  { elsewhere: (options?: BrowserContextOptions) => Promise<Page> },
  { world: undefined }
>({
  // The project says in which world its journeys are, and the settings by which worker they run.
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is asked for out of a pattern.
    async ({}, give, { project }) => {
      process.env.JOURNEY_URL = project.use.baseURL
      await give(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, give) => give(leftOnce(page)),
  elsewhere: async ({ browser }, give) => {
    const contexts: BrowserContext[] = []
    await give(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return leftOnce(await context.newPage())
    })
    // A page that is left open goes on asking for messages while other tests run.
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/**
 * A dialog that was closed gives back its entry of the history, which takes a moment: a page left by its address in
 * that moment is left twice, and the browser breaks off the second. Nobody types an address that fast.
 */
function leftOnce(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (...to) => (await closed(page), goto.apply(page, to))
  page.reload = async (...how) => (await closed(page), reload.apply(page, how))
  return page
}

const closed = (page: Page) =>
  page.waitForFunction(() => {
    const { laid, opened } = (history.state ?? {}) as { laid?: true; opened?: true }
    return !(laid || opened) || document.querySelector('dialog[open]')
  })
