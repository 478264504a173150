import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { checkRejection, isPending, mayTip, pendingAfter, totalDue } from './invoices.js'
import { brandName, methodWords } from './methodWords.js'
import { say } from '../kit/text.js'
import { invoiceTexts } from './invoiceTexts.js'

it.each([
  ['pending', true],
  ['owed', false],
  ['processing', false],
  ['paid', false],
])('a tip for an invoice that is %s: %s', (status, may) => expect(mayTip({ status })).toBe(may))
it('a tip is for an invoice', () => expect(mayTip(null as never)).toBe(false))

it.each([
  [{ brand: 'amex', last4: '0005' }, 'American Express ending in 0005'],
  [{ brand: 'constructor', last4: '0005' }, 'constructor ending in 0005'],
  [{ brand: '', bank_name: 'Bank', last4: '6789' }, 'Bank'],
])('%j in words', (method, words) => expect(say('en', methodWords(method))).toContain(words))
it('writes a brand as it writes itself', () => expect(brandName('visa')).toBe('Visa'))

describe('pending invoices', () => {
  const one = { id: 1, status: 'pending', total: 1000 }
  const two = { id: 2, status: 'pending', total: 250 }
  it.each(['rejected', 'paid'])('lose one that is %s, and no other', (status) =>
    expect(pendingAfter([one, two], { ...one, status })).toEqual([two]),
  )
  it('keep one that still waits, as it was answered', () => {
    expect(pendingAfter([one, two], { ...two, total: 300 })).toEqual([one, { ...two, total: 300 }])
    expect(pendingAfter([one], { id: 9, status: 'paid', total: 0 })).toEqual([one])
  })
  it('cost what they cost together', () => {
    expect(
      totalDue([one, two, { id: 3, status: 'paid', total: 9 }, { id: 4, status: 'pending', total: 0.5 }]),
    ).toBe(1250)
  })
  it.each([
    ['pending', true],
    ['paid', false],
    ['rejected', false],
    ['', false],
  ])('are those with status %j: %s', (status, pending) => expect(isPending({ id: 1, status })).toBe(pending))
  it.each([
    ['', invoiceTexts.reasonRequired],
    [' ', invoiceTexts.reasonRequired],
    [null, invoiceTexts.reasonRequired],
    ['Wrong hours', null],
  ])('are rejected for a reason: %j', (reason, error) => expect(checkRejection(reason)).toBe(error))
})

it('never throws', () => {
  expect(pendingAfter([{ id: 1, status: 'pending' }], null as never)).toEqual([{ id: 1, status: 'pending' }])

  withHostileValues(2, (a: never, b: never) => [
    isPending(a),
    pendingAfter(a, b),
    totalDue(a),
    checkRejection(a),
  ])
})
