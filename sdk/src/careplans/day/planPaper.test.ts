import { expect, it } from 'vitest'
import { planWeekHref } from './planPaper.js'

it('names the plan, a day of the week, and the language', () => {
  expect(planWeekHref(191, '2026-11-25', 'es')).toBe('/files/careplans/191/week.pdf?from=2026-11-25&lang=es')
})
