import type { Locator } from '@playwright/test'

/**
 * Presses a button twice before anything can answer the first press: a second one that comes later may meet what stands in the
 * place of the button by then.
 */
export const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
