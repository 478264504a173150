import type { Locator } from '@playwright/test'

/**
 * Presses a button twice before anything can answer the first press, once it may be pressed: a second press that comes later may
 * meet what stands in the place of the button by then.
 */
export async function pressTwice(button: Locator): Promise<void> {
  await button.click({ trial: true })
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}
