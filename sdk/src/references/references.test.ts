import { describe, expect, it } from 'vitest'
import { inputTexts } from '../kit/inputTexts.js'
import { emailFieldTexts, fieldTexts, phoneFieldTexts } from '../kit/texts.js'
import { withHostileValues } from '../testing/hostile.js'
import { referenceErrors } from './references.js'
import { referenceTexts } from '../caregivers/texts.js'

const draft = { name: 'Ana Souza', relationship: 'Supervisor', phone: '5105550119', email: null, note: '' }

describe('a reference', () => {
  it.each([
    [{}, {}],
    [{ email: 'ana@example.com', phone: '(510) 555-0119' }, {}],
    [{ name: ' ' }, { name: inputTexts.required }],
    [{ name: 'Ana 2' }, { name: fieldTexts.noNumbers }],
    [{ relationship: '' }, { relationship: referenceTexts.relationship }],
    [{ phone: '' }, { phone: phoneFieldTexts.required }],
    [{ phone: '555' }, { phone: phoneFieldTexts.invalid }],
    [{ email: 'ana@' }, { email: emailFieldTexts.invalid }],
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
    expect(referenceErrors({ phone: '1' })).toEqual({ phone: phoneFieldTexts.invalid })
  })

  it('never throws', () => {
    withHostileValues(2, (a: never, b: never) => [
      referenceErrors(a, b),
      referenceErrors({ name: a, relationship: b, phone: a, email: b }),
    ])
  })
})
