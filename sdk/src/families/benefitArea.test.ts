import { expect, it } from 'vitest'
import { noResultsTexts } from '../kit/texts.js'
import { withHostileValues } from '../testing/hostile.js'
import { noPlaceText } from './benefitArea.js'

it.each([
  ['', false, 'anywhere'],
  ['private', false, 'anywhere'],
  ['benefit', false, 'inBenefitArea'],
  ['', true, 'inBenefitArea'],
] as const)(
  'a family that pays by %j, of a partner: %s, finds no place %s',
  (payment_option, is_b2b, text) => {
    expect(noPlaceText({ payment_option }, { is_b2b })).toBe(noResultsTexts[text])
  },
)

it('takes anything', () => {
  withHostileValues(2, (order: never, family: never) => noPlaceText(order, family))
})
