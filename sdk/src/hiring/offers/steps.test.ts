import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { hireSteps } from '../../vocabulary/hiring/catalogue.js'
import {
  isAfterSending,
  neededHireSteps,
  nextHireStep,
  previousHireStep,
  sendingStep,
  type HireFacts,
} from './steps.js'

const always = ['start-date', 'schedule', 'wage', 'contact-info', 'confirm']
const everything: HireFacts = {
  hasJobs: true,
  conciergeEligible: true,
  wants_taxes: true,
  offersFingerprinting: true,
}

describe('the steps of a hire', () => {
  it('are all of the catalogue where everything is open', () =>
    expect(neededHireSteps(everything)).toEqual(hireSteps.ids))
  it('leave out what is known or not offered', () => {
    expect(
      neededHireSteps({
        care_for: 1,
        recipient_name: 'Kenji',
        address: '12 Oak Street',
        enrolledInTaxes: true,
        wants_taxes: true,
        hasPlan: true,
      }),
    ).toEqual(always)
    expect(neededHireSteps({})).toEqual(['care-for', 'location', ...always, 'taxes', 'careplan'])
  })
  it.each([
    [{ hasJobs: false }, 'select-job'],
    [{ care_for: 14, recipient_name: 'Ana' }, 'care-for'],
    [{ address: '12 Oak Street' }, 'location'],
    [{ conciergeEligible: false }, 'advisor'],
    [{ advisorDecided: true }, 'advisor'],
    [{ hasTaxId: true }, 'tax-id'],
    [{ hasPlan: true }, 'careplan'],
    [{ offersFingerprinting: false }, 'fingerprinting'],
    [{ fingerprintingDecided: true }, 'fingerprinting'],
  ] as const)('with %j do without %s', (facts, step) =>
    expect(neededHireSteps({ ...everything, ...facts })).toEqual(hireSteps.ids.filter((id) => id !== step)),
  )
  it('ask for a name where only the relationship is known', () =>
    expect(neededHireSteps({ care_for: 14 })).toContain('care-for'))
  it('agree on no wage and ask for no tax where a partner pays', () =>
    expect(neededHireSteps({ ...everything, paidByPartner: true })).toEqual(
      hireSteps.ids.filter((id) => id !== 'wage' && !id.startsWith('tax')),
    ))
  it('ask nothing more about taxes than whether they are wanted', () =>
    expect(neededHireSteps({ ...everything, wants_taxes: false })).toEqual(
      hireSteps.ids.filter((id) => !id.startsWith('tax-')),
    ))
  it('lead on and back over what is left out', () => {
    expect(nextHireStep('contact-info', {})).toBe('confirm')
    expect(nextHireStep('confirm', {})).toBe('taxes')
    expect(previousHireStep('taxes', {})).toBe('confirm')
    expect(previousHireStep('care-for', {})).toBeNull()
    expect(nextHireStep('careplan', {})).toBeNull()
    expect(nextHireStep('fingerprinting', {})).toBeNull()
    const known = { address: '12 Oak Street' }
    expect([nextHireStep('location', known), previousHireStep('location', known)]).toEqual([
      'start-date',
      'care-for',
    ])
  })
  it('come before the offer is sent, or after it', () => {
    expect(hireSteps.ids.filter(isAfterSending)).toEqual(hireSteps.ids.slice(8))
    expect(hireSteps.ids[7]).toBe(sendingStep)
  })
  it('keep the order of the catalogue, whatever is known', () => {
    const flag = fc.option(fc.boolean(), { nil: undefined })
    const facts = fc.record({
      hasJobs: flag,
      conciergeEligible: flag,
      wants_taxes: flag,
      enrolledInTaxes: flag,
      hasPlan: flag,
      offersFingerprinting: flag,
    })
    fc.assert(
      fc.property(facts, (known) => {
        const steps = neededHireSteps(known as HireFacts)
        expect(steps).toEqual(hireSteps.ids.filter((step) => steps.includes(step)))
        expect(always.every((step) => steps.includes(step as never))).toBe(true)
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    neededHireSteps(a),
    nextHireStep(a, b),
    previousHireStep(a, b),
  ])
})
