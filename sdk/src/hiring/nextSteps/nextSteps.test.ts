import { describe, expect, it } from 'vitest'
import fc from '../../testing/properties.js'
import { withHostileValues } from '../../testing/hostile.js'
import { nextStepKinds, nextStepStates } from '../../vocabulary/hiring/nextSteps.js'
import { nextSteps, type HireStanding, type NextStepFacts } from './nextSteps.js'

const hire: HireStanding = {
  connection_id: 81,
  caregiver_id: 51,
  name: 'Marisol',
  hired: true,
  signed: false,
  has_visits: false,
  fingerprinting: null,
}
const open = { choice: null, enrolled: false, missing: ['enroll', 'number', 'address'] as const }
const told = (given: Partial<NextStepFacts>) =>
  nextSteps({ hires: [hire], advisor: null, taxes: open, has_plan: null, ...given }).map(({ kind, done }) =>
    done ? `${kind} done` : kind,
  )

describe('what a family has to do after a hire', () => {
  it.each([
    [{}, ['sign_agreement', 'first_visits', 'taxes']],
    [{ hires: [] }, []],
    [{ hires: [], has_plan: false }, []],
    [{ has_plan: false }, ['sign_agreement', 'first_visits', 'care_plan', 'taxes']],
    [{ has_plan: true, taxes: null }, ['sign_agreement', 'first_visits', 'care_plan done']],
    [{ hires: [{ ...hire, hired: false }] }, ['sign_agreement', 'taxes']],
    [
      { hires: [{ ...hire, signed: true, has_visits: true }], taxes: null },
      ['sign_agreement done', 'first_visits done'],
    ],
    [{ taxes: { ...open, choice: 'self' } }, ['sign_agreement', 'first_visits', 'taxes done']],
    [{ taxes: { ...open, choice: 'later' } }, ['sign_agreement', 'first_visits', 'taxes']],
    [
      {
        hires: [{ ...hire, hired: false }],
        taxes: { ...open, choice: 'enroll', missing: ['address'] as const },
      },
      ['sign_agreement', 'taxes done', 'tax_enroll done', 'tax_id done', 'tax_address', 'tax_sign'],
    ],
    [
      { hires: [{ ...hire, hired: false, signed: true }], taxes: { ...open, enrolled: true } },
      [
        'sign_agreement done',
        'taxes done',
        'tax_enroll done',
        'tax_id done',
        'tax_address done',
        'tax_sign done',
      ],
    ],
  ])('with %j is %j', (given, steps) => expect(told(given)).toEqual(steps))

  it('asks about fingerprints and a call where they are offered, until it is decided whichever way', () => {
    const told = (standing: HireStanding['fingerprinting']) =>
      nextSteps({
        hires: [{ ...hire, fingerprinting: standing }],
        advisor: standing,
        taxes: null,
        has_plan: null,
      })
        .slice(2)
        .map(({ kind, done, state, connection_id, href }) => ({ kind, done, state, connection_id, href }))
    const fingers = { kind: 'fingerprinting', connection_id: 81, href: '/hire/51/fingerprinting?change=1' }
    const advisor = { kind: 'advisor', connection_id: null, href: '/hire/51/advisor?change=1' }
    expect(told(null)).toEqual([])
    const undecided = { done: false, state: null }
    expect(told('undecided')).toEqual([
      { ...fingers, ...undecided },
      { ...advisor, ...undecided },
    ])
    for (const state of nextStepStates.ids)
      expect(told(state)).toEqual([
        { ...fingers, done: true, state },
        { ...advisor, done: true, state },
      ])
  })

  it('names the caregiver, and the page where it is done', () => {
    const [sign, visits, plan, taxes] = nextSteps({
      hires: [hire],
      advisor: null,
      taxes: open,
      has_plan: false,
    })
    expect(sign).toMatchObject({ name: 'Marisol', href: '/connections/81/agreement' })
    expect(visits).toMatchObject({ connection_id: 81, href: '/family/dashboard/connections/81' })
    expect(plan).toMatchObject({ connection_id: null, name: null, href: '/careplan' })
    expect(taxes).toMatchObject({ connection_id: null, name: null, href: '/payroll/tax-enroll' })
  })

  it('names each step once for each caregiver, the household last, and the signature only once all parts are there', () => {
    const parts = fc.subarray(['enroll', 'number', 'address'] as const)
    const standing = fc.constantFrom(null, 'undecided' as const, ...nextStepStates.ids)
    const hires = fc.array(
      fc.record({
        connection_id: fc.integer({ min: 1 }),
        name: fc.constant('Marisol'),
        hired: fc.boolean(),
        signed: fc.boolean(),
        has_visits: fc.boolean(),
        caregiver_id: fc.integer({ min: 1 }),
        fingerprinting: standing,
      }),
    )
    const taxes = fc.record({
      choice: fc.constantFrom(null, 'enroll', 'self', 'later'),
      enrolled: fc.boolean(),
      missing: parts,
    })
    fc.assert(
      fc.property(
        hires,
        standing,
        taxes,
        fc.constantFrom(null, false, true),
        (those, advisor, tax, has_plan) => {
          const steps = nextSteps({ hires: those, advisor, taxes: tax, has_plan })
          expect(steps.filter(({ kind }) => kind === 'sign_agreement')).toHaveLength(those.length)
          const household = steps.map(({ connection_id }) => connection_id === null)
          expect(household).toEqual(household.toSorted())
          const own = steps.filter(({ connection_id }) => connection_id === null).map(({ kind }) => kind)
          expect(own).toEqual(nextStepKinds.ids.filter((kind) => own.includes(kind)))
        },
      ),
    )
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => {
    nextSteps(a)
    nextSteps({ hires: a, advisor: b, taxes: b, has_plan: b })
    nextSteps({ hires: [{ ...hire, fingerprinting: a }], advisor: b, taxes: null, has_plan: a })
    nextSteps({
      hires: [hire],
      advisor: null,
      taxes: { choice: a, enrolled: false, missing: b },
      has_plan: a,
    })
  })
})
