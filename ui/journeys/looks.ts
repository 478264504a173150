import type { Page } from '@playwright/test'

/** How a page that is loaded already is to be worn from now on; what is not named stays. */
export interface Look {
  readonly theme?: 'light' | 'dark'
  /** Percent. */
  readonly text?: '100' | '150'
  /** Pixels of the window. */
  readonly width?: number
}

/**
 * Changes the live page as the choices of the product do: by what `<html>` carries. Another theme is there at once: a
 * colour that is inherited would pass through every element in turn, a frame for each, before a page came to rest.
 */
export async function wear(page: Page, { theme, text, width }: Look): Promise<void> {
  const { width: now, height = 900 } = page.viewportSize() ?? {}
  if (width !== undefined && width !== now) await page.setViewportSize({ width, height })
  await page.evaluate(
    (attributes) => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { transition-property: none !important }')
      if (attributes['data-theme']) document.adoptedStyleSheets.push(still)
      for (const [name, value] of Object.entries(attributes))
        if (value !== undefined) document.documentElement.setAttribute(name, value)
    },
    { 'data-theme': theme, 'data-text-size': text },
  )
}

/** Until colours and places have come to rest; what turns for ever is left to turn. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    for (let left = moving(); left.length > 0; left = moving())
      await Promise.allSettled(left.map(({ finished }) => finished))
  })
}
