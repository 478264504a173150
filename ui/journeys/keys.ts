import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, control: Locator, most = 80): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < most; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${String(control)}`)
}
