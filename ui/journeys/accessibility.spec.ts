import { test } from '@playwright/test'
import { walkByAxe } from './axe'
import { ownPages, visitorPages } from './pages'
import { logIn } from './people'
import { prefer } from './preferences'

const looks = [
  { theme: 'light', text: '100' },
  { theme: 'dark', text: '150' },
] as const

for (const { theme, text } of looks) {
  for (const width of [360, 1280]) {
    for (const [who, paths] of [[null, visitorPages] as const, ...ownPages]) {
      const of = who?.email ?? 'a visitor'
      test(`axe finds nothing on the pages of ${of} in ${theme} at ${text} % and ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await prefer(page, { text })
        if (who) await logIn(page, who)
        const stops = paths.map((path) => ({ path }))
        await walkByAxe(page, stops, [theme])
      })
    }
  }
}
