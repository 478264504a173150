import type { Page } from '@playwright/test'

/** What a visitor may choose about how the product looks and speaks. */
interface Preferences {
  readonly locale?: 'en' | 'es'
  readonly theme?: 'light' | 'dark'
  /** Percent. */
  readonly text?: '100' | '150'
}

/** Chooses for the pages that are loaded from now on: kept in cookies, so that the server draws it too. */
export async function prefer(page: Page, preferences: Preferences): Promise<void> {
  const url = process.env.JOURNEY_URL ?? ''
  await page
    .context()
    .addCookies(Object.entries(preferences).map(([name, value]) => ({ name: `pref_${name}`, value, url })))
}
