import { describe, expect, it } from 'vitest'
import { inputTexts } from '../kit/inputTexts.js'
import { kitTexts } from '../kit/texts.js'
import { withHostileValues } from '../testing/hostile.js'
import { referenceErrors } from './references.js'
import { referenceTexts } from '../caregivers/texts.js'

const draft = { name: 'Ana Souza', relationship: 'Supervisor', phone: '5105550119', email: null, note: '' }

describe('a reference', () => {
  it.each([
    [{}, {}],
    [{ email: 'ana@example.com', phone: '(510) 555-0119' }, {}],
    [{ name: ' ' }, { name: inputTexts.required }],
    [{ name: 'Ana 2' }, { name: kitTexts.noNumbers }],
    [{ relationship: '' }, { relationship: referenceTexts.relationship }],
    [{ phone: '' }, { phone: kitTexts.phoneRequired }],
    [{ phone: '555' }, { phone: kitTexts.phoneInvalid }],
    [{ email: 'ana@' }, { email: kitTexts.emailInvalid }],
    [{ email: ' ana@example.com ' }, {}],
  ])('with %j is told %j', (change, errors) => {
    expect(referenceErrors({ ...draft, ...change })).toEqual(errors)
  })

  it.each([
    ['5105550119', { phone: referenceTexts.ownPhone }],
    ['15105550119', { phone: referenceTexts.ownPhone }],
    ['5105550118', {}],
    ['', {}],
    [null, {}],
  ])('of somebody whose own number is %j is told %j', (own, errors) => {
    expect(referenceErrors(draft, own)).toEqual(errors)
  })

  it('is judged by the fields that a change gives', () => {
    expect(referenceErrors({ note: 'Call after six.' })).toEqual({})
    expect(referenceErrors({ phone: '1' })).toEqual({ phone: kitTexts.phoneInvalid })
  })

  it('never throws', () => {
    withHostileValues(2, (a: never, b: never) => [
      referenceErrors(a, b),
      referenceErrors({ name: a, relationship: b, phone: a, email: b }),
    ])
  })
})
