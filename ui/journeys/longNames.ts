import { expect, type Page } from '@playwright/test'
import { heritages } from '../../examples/demo-world/src/people/heritages.ts'
import { expectNotSideways } from './axe'
import { wear } from './looks'
import { carol, denise, facility, grace, manager, marisol, staff, walter } from './people'

/** First names of the demonstration's people, but for those that may be a month. */
const names = [
  ...Object.values(heritages).flatMap(({ female, male }) => [...female, ...male]),
  ...[carol, walter, marisol, denise, grace, facility, staff, manager].map(({ name }) => name.split(' ')[0]),
].filter((name) => name !== undefined && name.length > 3)
/** As long as a name may be, in one word. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis'

/** Holds the page to one that is no wider when everybody on it has the longest name; it is a page of nobody afterwards. */
export async function expectLongNamesFit(page: Page, what: string): Promise<void> {
  expect(longName.length).toBe(60)
  await page.evaluate(
    ({ names, longName }) => {
      const known = new Set(names)
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (!text.parentElement?.closest('script, style'))
          text.data = text.data.replace(/\p{Lu}\p{L}+/gu, (word) => (known.has(word) ? longName : word))
      }
    },
    { names, longName },
  )
  for (const width of [360, 320]) {
    await wear(page, { width })
    await expectNotSideways(page, `${what}, with long names at ${width} px`)
  }
}
