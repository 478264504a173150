import { describe, expect, it } from 'vitest'
import { hireSteps } from '../../vocabulary/hiring/catalogue.js'
import { aHiring, anOffer, hireKnown, offerTerms } from '../../testing/offerBuilders.js'
import { HireTerms } from './calls.js'
import { createHireForm, hireFields, knownAnswers, offerAnswers, termsOf, type HireForm } from './hireForm.js'
import { isAfterSending } from './steps.js'

function setUp(given: Partial<HireForm> = {}) {
  const sent: HireTerms[] = []
  const form = createHireForm({
    todayIn: () => '2026-11-22',
    paidByPartner: false,
    hasJobs: false,
    submit: async (terms) => void sent.push(terms),
    describe: () => 'failed',
  })
  form.fill({ ...offerAnswers(anOffer()), ...given })
  const wrong = () =>
    Object.values(form.fields)
      .filter(({ error }) => error.peek() !== null)
      .map(({ name }) => name)
  return { form, sent, wrong }
}

describe('the form of a hire', () => {
  it('has each field in one step, and a step for each field', () => {
    const fields = Object.values(hireFields).flat()
    expect(new Set(fields).size).toBe(fields.length)
    expect(Object.keys(setUp().form.fields).toSorted()).toEqual(fields.toSorted())
    expect(Object.keys(hireFields)).toEqual(hireSteps.ids.filter((step) => !isAfterSending(step)))
  })
  it('sends what the call takes, and an offer as it was comes to its own terms', async () => {
    const { form, sent } = setUp()
    expect(await form.submit()).toBe(true)
    const { address, city, state, zip_code } = offerTerms()
    expect(HireTerms.is(sent[0])).toBe(true)
    expect(sent[0]).toMatchObject({
      ...{ address, city, state, zip_code },
      ...{ start_date: '2026-12-01', hourly_rate: 2450, daily_rate: null, phone: '5105550142' },
    })
  })
  it.each([
    [{ recipient_name: '' }, ['recipient_name']],
    [{ recipient_name: 'x'.repeat(61) }, ['recipient_name']],
    [{ recipient_desc: 'x'.repeat(2001) }, ['recipient_desc']],
    [{ care_for: null }, ['care_for']],
    [{ address: '' }, ['address']],
    [{ place: null }, ['place']],
    [{ start_date: '11/21/2026' }, ['start_date']],
    [{ start_date: '13/01/2026' }, ['start_date']],
    [{ end_date: '11/30/2026' }, ['end_date']],
    [{ schedule: [] }, ['schedule']],
    [{ schedule_type: 1 }, ['num_days']],
    [{ hourly_rate: '4.99' }, ['hourly_rate']],
    [{ hourly_rate: '100.01' }, ['hourly_rate']],
    [{ hourly_rate: 'a lot' }, ['hourly_rate']],
    [{ hourly_rate: '1e9' }, ['hourly_rate']],
    [{ pay_unit: 'day' }, ['daily_rate']],
    [{ pay_unit: 'day', daily_rate: '210' }, []],
    [{ employer_name: ' ' }, ['employer_name']],
    [{ phone: '555' }, ['phone']],
    [{ email: 'carol' }, ['email']],
    [{ contact_types: [] }, ['contact_types']],
    [{ access_note: 'x'.repeat(501) }, ['access_note']],
    [{ note: 'x'.repeat(1001) }, ['note']],
  ] as [Partial<HireForm>, string[]][])('with %j is wrong in %j', (given, fields) =>
    expect(setUp(given).wrong()).toEqual(fields),
  )
  it('sends the hours of one kind of schedule and one rate alone', () => {
    const form = { ...setUp().form.data.peek(), hours_week: 20, num_days: 4, daily_rate: '210' }
    expect(termsOf(form)).toMatchObject({ hours_week: null, num_days: null, daily_rate: null })
    expect(termsOf({ ...form, schedule_type: 1, pay_unit: 'day' })).toMatchObject({
      schedule: [],
      hours_week: 20,
      num_days: 4,
      hourly_rate: null,
      daily_rate: 21_000,
    })
  })
})

it('begins with what is known, and with nothing where nothing is', () => {
  expect(knownAnswers(hireKnown({ care_for: 0 as never }), aHiring().caregiver.desired_wage)).toMatchObject({
    care_for: null,
    hourly_rate: '24.50',
    place: { city: 'Oakland', state: 'CA', zip_code: '94612' },
  })
  expect(knownAnswers(hireKnown({ city: '', state: '' }), 0)).toMatchObject({ place: null, hourly_rate: '' })
})
