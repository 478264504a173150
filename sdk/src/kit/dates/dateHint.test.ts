import { expect, it } from 'vitest'
import { dateHint } from './dateHint.js'
import { parseFormDate } from './dates.js'
import { say } from '../text.js'

it.each(['2024-02-29', '2026-01-01', '2026-11-21', '2026-12-31'])(
  'on %s a birthday is in the past, and a day to come is to come, in both languages',
  (today) => {
    for (const locale of ['en', 'es'] as const) {
      const [birth, coming] = (['birth', 'coming'] as const).map((asked) =>
        parseFormDate(/\d\d\/\d\d\/\d{4}/.exec(say(locale, dateHint(asked, today)))?.[0] ?? ''),
      )
      expect(birth && birth < today).toBe(true)
      expect(coming && coming > today).toBe(true)
    }
  },
)
