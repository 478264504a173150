import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { changedMarketing, mergeMarketing } from './marketing.js'

describe('marketing preferences', () => {
  it.each([
    [{ email: true, text: false }, { text: true }, { email: true, text: true }],
    [{ fax: true }, { email: false }, { fax: true, email: false }],
    [{ email: true }, { email: 'no' }, { email: true }],
    [{}, {}, {}],
  ])('%j with %j are %j', (saved, changes, merged) =>
    expect(mergeMarketing(saved, changes as never)).toEqual(merged),
  )
  it.each([
    [{ email: true }, { email: true }, null],
    [{ email: true }, { email: false, text: true }, { email: false, text: true }],
    [{ email: true, text: true }, { text: true }, null],
  ])('from %j to %j change %j', (saved, edited, changed) =>
    expect(changedMarketing(saved, edited)).toEqual(changed),
  )
  it('merged with what changed are as edited', () => {
    const choices = fc.dictionary(fc.constantFrom('email', 'text', 'phone', 'post'), fc.boolean())
    fc.assert(
      fc.property(choices, choices, (saved, edited) => {
        expect(mergeMarketing(saved, changedMarketing(saved, edited) ?? {})).toEqual({ ...saved, ...edited })
      }),
    )
  })
  it('never throws and pollutes nothing', () => {
    withHostileValues(2, (a: never, b: never) => [mergeMarketing(a, b), changedMarketing(a, b)])
    mergeMarketing({}, JSON.parse('{"__proto__": true, "constructor": true}') as never)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
