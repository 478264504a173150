import type { Page } from './page'

/** The pages to come back to, by the entries of the history that they stood in. */
export function createKeptPages() {
  const pages = new Map<string, Page>()
  return {
    of: (key: string) => pages.get(key),
    keep(key: string, page: Page): void {
      pages.delete(key)
      pages.set(key, page)
      const [oldest] = pages.keys()
      if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest)
    },
    forget: () => pages.clear(),
  }
}

const mostKept = 20
