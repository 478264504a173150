import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

/** A test in which more than one person takes part: `elsewhere` opens a page in a browser of its own. */
export const test = base.extend<{ elsewhere: (options?: BrowserContextOptions) => Promise<Page> }>({
  elsewhere: async ({ browser }, give) => {
    const contexts: BrowserContext[] = []
    await give(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return context.newPage()
    })
    // A page that is left open goes on asking for messages while other tests run.
    await Promise.all(contexts.map((context) => context.close()))
  },
})
