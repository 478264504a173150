import { anOpenShift } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { inLocale } from '../kit/words'
import { fitWords } from './fitWords'

it('names whom one works for at the hours of a shift, which fits then nowhere', () => {
  const shift = anOpenShift({ qualified: false, busy: 'Harborlight', license_types: [] })
  expect(fitWords(shift).map(({ fits, says }) => [fits, inLocale('en', says)])).toEqual([
    [false, 'You work for Harborlight at that time, so you cannot take this shift.'],
  ])
})
