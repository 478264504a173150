import { expect, test } from 'vitest'
import { merged } from './chart.ts'
import {
  benefitApplied,
  creditUsed,
  debitReturned,
  invoiceIssued,
  paymentSettled,
  providerFee,
  tipGiven,
  type Posting,
} from './postings.ts'

const invoice = {
  ...{ id: 7, familyId: 1, caregiverId: 2, wages: 9800, withheld: 750, employerTaxes: 750 },
  ...{ unemployment: 59, fees: 490, expenses: 4625 },
}
const taxes = {
  withheld: { social_security: 31, medicare: 7, additional_medicare: 0 },
  employer: { social_security: 31, medicare: 7, unemployment: 3 },
}
const said = ({ lines }: Posting) =>
  Object.fromEntries(merged(lines).map(({ account, owner, cents }) => [`${account} ${owner}`, cents]))

test.each<[string, Posting, Record<string, number>]>([
  [
    'hours that were handed in are owed by their family, and owed on',
    invoiceIssued(invoice),
    {
      ...{ 'family_receivable 1': 15_724, 'pay_due 2': -9050, 'expenses_due 2': -4625 },
      ...{ 'tax_withheld 0': -750, 'tax_employer 0': -750, 'tax_unemployment 0': -59, 'fees 0': -490 },
    },
  ],
  [
    'a family that files its taxes itself owes none',
    invoiceIssued({ ...invoice, withheld: 0, employerTaxes: 0, unemployment: 0, expenses: 0, fees: 0 }),
    { 'family_receivable 1': 9800, 'pay_due 2': -9800 },
  ],
  [
    'a benefit takes its part over',
    benefitApplied(invoice, 5, 2450),
    { 'partner_receivable 5': 2450, 'family_receivable 1': -2450 },
  ],
  ['so does a credit', creditUsed(invoice, 300), { 'family_credit 1': 300, 'family_receivable 1': -300 }],
  [
    'a tip is the caregiver’s, less what is withheld',
    tipGiven(invoice, 'a', { tip: 500, taxes }),
    {
      ...{ 'family_receivable 1': 541, 'pay_due 2': -462, 'tax_withheld 0': -38 },
      ...{ 'tax_employer 0': -38, 'tax_unemployment 0': -3 },
    },
  ],
  [
    'a tip without taxes is whole',
    tipGiven(invoice, 'a', { tip: 500, taxes: null }),
    { 'family_receivable 1': 500, 'pay_due 2': -500 },
  ],
  [
    'a payment is with the provider',
    paymentSettled(invoice, 'a', 15_724),
    { 'provider 0': 15_724, 'family_receivable 1': -15_724 },
  ],
  [
    'one that a bank takes back is owed again',
    debitReturned(invoice, 'd', 15_724),
    { 'family_receivable 1': 15_724, 'provider 0': -15_724 },
  ],
  ['which keeps some of it', providerFee(7, 'a', 486), { 'provider_fees 0': 486, 'provider 0': -486 }],
])('%s', (_, posting, lines) => {
  expect(said(posting)).toEqual(lines)
  expect(merged(posting.lines).reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
})

test('what moves nothing has no lines, and each account stands once, in one order', () => {
  expect(merged(benefitApplied(invoice, 5, 0).lines)).toEqual([])
  const twice = [...providerFee(7, 'a', 1).lines, ...providerFee(7, 'a', 2).lines]
  expect(merged(twice)).toEqual([
    { account: 'provider', owner: 0, cents: -3 },
    { account: 'provider_fees', owner: 0, cents: 3 },
  ])
})
