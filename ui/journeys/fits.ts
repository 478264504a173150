import { expect, type Page } from '@playwright/test'
import { expectNotSideways } from './axe'
import { wear } from './looks'

/** Holds what is shown to a thumb, to eyes, and to a page that does not scroll sideways, at 320 px neither. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const { small, tiny } = await measure(page)
  expect.soft(small, `${what}: targets under 44 px`).toEqual([])
  expect.soft(tiny, `${what}: text under 16 px`).toEqual([])
  await expectNotSideways(page, what)
  const { width = 360 } = page.viewportSize() ?? {}
  await wear(page, { width: 320 })
  await expectNotSideways(page, `${what}, at 320 px,`)
  await wear(page, { width })
}

/** What a thumb would miss, and what is too small to read. */
async function measure(page: Page) {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.hidden, .skip-link, [inert]') === null
    const small: string[] = []
    for (const element of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      if (element.matches('[type=hidden]')) continue
      const target = element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`) ?? element)
        : element
      if (!isShown(target)) continue
      // A link within a sentence is as high as its line (WCAG 2.5.8).
      if (element.matches('a') && getComputedStyle(element).display === 'inline') continue
      const { width, height } = target.getBoundingClientRect()
      if (width > 0 && (height < 44 || width < 44))
        small.push(`${name(target)} ${Math.round(width)}×${Math.round(height)}`)
    }
    const tiny = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element || !texts.currentNode.textContent?.trim() || !isShown(element)) continue
      if (element.closest('script, style, noscript, svg, option')) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (size > 0 && size < 16) tiny.add(`${name(element)} ${size}px`)
    }
    return { small, tiny: [...tiny] }
  })
}
