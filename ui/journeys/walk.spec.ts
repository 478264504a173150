import { expect, type Page } from '@playwright/test'
import { test } from './test'
import {
  expectAccessible,
  expectHeadingKept,
  expectNotSideways,
  reach,
  watchHeadings,
  type Stop,
} from './axe'
import { expectFits } from './fits'
import { expectLaidOut } from './laidOut'
import { expectLongNamesFit } from './longNames'
import { expectLinksOpen } from './links'
import { wear } from './looks'
import { ownPages, pressedPages, visitorPages } from './pages'
import { hydrated, signIn } from './people'
import { prefer } from './preferences'
import { expectSpanish } from './spanish'

/*
 * Every page, in every look that people have it in, by two loads. What each combination is asked:
 *
 * load   | language | window, pointer      | theme, text  | asked
 * first  | English  | 360 px, thumb        | light, 100 % | all of axe, targets, small text, open links, sideways (at 320 px too)
 * –      | –        | –                    | dark, 150 %  | what looks change: colours, targets, scrolling; sideways; room for words
 * –      | –        | –                    | dark, 100 %  | sideways where everybody has the longest name, at 320 px too
 * second | Spanish  | 1280 px, mouse       | dark, 150 %  | all of axe, English left over, the server's language, sideways
 * –      | –        | –                    | light, 100 % | what looks change; sideways, at 320 px too
 * –      | –        | 360 px               | light, 150 % | room for words
 *
 * Both loads hold the page to keep the heading that the server rendered. The other look is put on the live page, as the
 * display dialog does it.
 */

test.describe.configure({ mode: 'parallel' })

const half = Math.ceil(visitorPages.length / 2)
// The longest first, and visitors' pages in two parts, so that neither browser is left alone with a long walk.
const people = [
  [null, visitorPages.slice(0, half)] as const,
  [null, visitorPages.slice(half)] as const,
  ...ownPages,
].toSorted(([, one], [, other]) => other.length - one.length)
const nameOf = (who: (typeof people)[number][0], paths: readonly string[]) =>
  who?.email ?? `a visitor, from ${paths[0]} on,`

test.describe('on a small phone, in English', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

  for (const [who, paths] of people) {
    test(`the pages of ${nameOf(who, paths)} are for everybody, and fit a thumb`, async ({ page }) => {
      await prefer(page, { theme: 'light' })
      await watchHeadings(page)
      if (who) await signIn(page, who)
      for (const { name, stop } of stopsOf(page, who, paths)) {
        await test.step(name, async () => {
          await reach(page, stop)
          await hydrated(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
          await expectAccessible(page, `${name}, light`)
          await expectFits(page, name)
          await expectLinksOpen(page, name)
          await wear(page, { theme: 'dark', text: '150' })
          await expectAccessible(page, `${name}, dark at 150 %`, 'looks')
          await expectLaidOut(page, `${name} at 360 px and 150 %`)
          await expectHeadingKept(page, name)
          await wear(page, { text: '100' })
          await expectLongNamesFit(page, name)
          await wear(page, { width: 360 })
        })
      }
    })
  }
})

test.describe('on a screen, in Spanish', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'es-US' })

  for (const [who, paths] of people) {
    test(`the pages of ${nameOf(who, paths)} are for everybody, and Spanish`, async ({ page }) => {
      await prefer(page, { theme: 'dark', text: '150' })
      await watchHeadings(page)
      if (who) await signIn(page, who)
      for (const { name, stop } of stopsOf(page, who, paths)) {
        await test.step(name, async () => {
          expect.soft(await reach(page, stop), name).toContain('<html lang="es"')
          await hydrated(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
          await expectSpanish(page)
          await expectAccessible(page, `${name}, dark at 150 %, in Spanish`)
          await wear(page, { theme: 'light', text: '100' })
          await expectAccessible(page, `${name}, light, in Spanish`, 'looks')
          await expectHeadingKept(page, name)
          await wear(page, { width: 320 })
          await expectNotSideways(page, `${name}, at 320 px, in Spanish`)
          await wear(page, { width: 360, text: '150' })
          await expectLaidOut(page, `${name} at 360 px and 150 %, in Spanish`)
          await wear(page, { width: 1280 })
        })
      }
    })
  }
})

/** Every page of somebody's, and those behind a press. */
function stopsOf(page: Page, who: (typeof people)[number][0], paths: readonly string[]) {
  const stops: { name: string; stop: Stop }[] = paths.map((path) => ({ name: path, stop: { path } }))
  const pressed = pressedPages.find(([{ email }]) => email === who?.email)?.[1] ?? []
  for (const { name, path, press, shown } of pressed) {
    const link = page.locator(press).filter({ visible: true }).first()
    stops.push({ name, stop: { path, press: link, shown: page.locator(shown).first() } })
  }
  return stops
}
