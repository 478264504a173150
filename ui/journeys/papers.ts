import { expect, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

/** The name under which a press saves a file, which has to be a PDF. */
export async function savedPdf(page: Page, press: () => Promise<void>): Promise<string> {
  const saving = page.waitForEvent('download')
  await press()
  const file = await saving
  expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe('%PDF-')
  return file.suggestedFilename()
}
/** The link of a paper. */
export const asPdf = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })
