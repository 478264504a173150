import {
  householdDueDates,
  householdYear,
  type HouseholdTaxes,
  type PaidTaxes,
} from '@homecare/sdk/householdTaxes'
import type { TaxData } from '@homecare/sdk/payments'
import { expect, it } from 'vitest'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render } from '../kit/testing/render'
import PayrollScreen from './PayrollScreen'
import TaxEnrollScreen from './TaxEnrollScreen'

const visit = { path: '/payroll' as const, params: {}, query: new URLSearchParams() }
const text = () => find('body').textContent ?? ''

it('a caregiver whose account is deleted is said to have left', async () => {
  const pay: PaidTaxes = {
    ...{ enrolled: true, caregiver_id: 71, name: '', day: '2026-11-20', wages: 10_000 },
    ...{ withheld_social_security: 620, withheld_medicare: 145, withheld_additional_medicare: 0 },
    ...{ social_security: 620, medicare: 145, unemployment: 0 },
  }
  const { quarters, statements, schedule } = householdYear([pay], 2026)!
  const taxes: HouseholdTaxes = {
    ...{ enrolled_at: '2026-11-01T12:00:00Z', year: 2026, years: [2026], schedule: { ...schedule } },
    ...{ quarters: [...quarters], statements: [...statements] },
    ...{ state: 'OR', state_known: false, due: [] },
  }
  const savings = { eligible: true, opted_in: false, opted_in_at: null }
  await render(
    <AppContext value={testApp({ identity: someone('family') })}>
      <PayrollScreen {...visit} data={{ taxes, savings }} />
    </AppContext>,
  )
  expect(text()).toContain('A caregiver who has left')
  const files = [...document.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'))
  expect(files).toEqual([
    '/files/payroll/wage-statements/71.pdf?year=2026&lang=en',
    '/files/payroll/schedule-h.pdf?year=2026&lang=en',
    '/files/payroll/year.csv?year=2026&lang=en',
  ])
})

it.each<[string, Partial<HouseholdTaxes>, readonly string[], readonly string[]]>([
  [
    'in California',
    { state: 'CA', state_known: true },
    ['Quarter 3: November 2, 2026 Passed', 'DE\u00a03BHW', 'Payment 1: April 15, 2026', 'February 1, 2027'],
    ['We do not know'],
  ],
  ['elsewhere', { state: 'NY' }, ['Schedule H', 'Your state asks for reports'], ['DE\u00a03BHW']],
  ['that is not enrolled', { enrolled_at: null }, [], ['Last days to file']],
])('a household %s reads what it does itself, and by when', async (_, change, says, not) => {
  const { quarters, statements, schedule } = householdYear([], 2026)!
  const all = { year: 2026, state: 'CA', state_known: false, ...change }
  const own: HouseholdTaxes = {
    ...{ enrolled_at: '2026-11-01T12:00:00Z', years: [2026], schedule: { ...schedule } },
    ...{ quarters: [...quarters], statements: [...statements] },
    ...all,
    due: householdDueDates(all.year, all.state).map((one) => ({ ...one, is_past: one.by < '2026-11-27' })),
  }
  await render(
    <AppContext value={testApp({ identity: someone('family') })}>
      <PayrollScreen
        {...visit}
        data={{ taxes: own, savings: { eligible: false, opted_in: false, opted_in_at: null } }}
      />
    </AppContext>,
  )
  for (const words of says) expect(text()).toContain(words)
  for (const words of not) expect(text()).not.toContain(words)
})

const taxes: TaxData = {
  ...{ choice: 'enroll', legal_name: 'Carol Ito', pay_frequency: null, first_pay_date: null },
  ...{ ssn_last4: null, employer_id_last4: null, address: '', address2: '', city: 'Oakland', state: 'CA' },
  ...{ zip_code: '94601', enrolled_at: null },
} as TaxData
it.each<[string, Partial<TaxData>, boolean, boolean]>([
  ['has not decided', { choice: null }, false, false],
  ['wants to enroll', {}, true, false],
  ['is enrolled', { enrolled_at: '2026-11-01T12:00:00Z' }, false, true],
])('a family that %s', async (_, change, goesOn, canChange) => {
  const { root } = await render(
    <AppContext value={testApp({ identity: someone('family') })}>
      <TaxEnrollScreen {...visit} data={{ taxes: { ...taxes, ...change }, today: '2026-11-21' }} />
    </AppContext>,
  )
  expect(root.querySelector('a[href="/payroll/tax-enroll/form"]') !== null).toBe(goesOn)
  expect(text().includes('Your tax number')).toBe(canChange)
})
