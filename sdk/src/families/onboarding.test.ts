import { describe, expect, it } from 'vitest'
import { create, object } from 'superstruct'
import { JobDraft } from '../vocabulary/jobs/entities.js'
import { dateFieldTexts, emailFieldTexts, fieldTexts, phoneFieldTexts } from '../kit/texts.js'
import { FamilySignup } from '../vocabulary/families/entities.js'
import {
  createOnboardingForm,
  jobOf,
  onboardingSteps,
  scheduledHours,
  signupOf,
  usualWeeklyHours,
  type Onboarding,
} from './onboarding.js'
import { onboardingErrorTexts as wrong } from './onboardingTexts.js'

const today = '2026-11-21'
const open = (sent: Onboarding[] = []) =>
  createOnboardingForm({ today, submit: async (data) => void sent.push(data) })

const complete: Partial<Onboarding> = {
  care_for: 2,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  assistance: [1, 5],
  start_date: '12/01/2026',
  specific_schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
  hours_week: 4,
  title: 'Care for my father',
  first_name: 'Carol',
  last_name: 'Ito',
  email: ' carol@example.com ',
  phone: '(510) 555-0101',
  password: 'correct horse',
  terms: true,
}

it('keeps what is told of the person, and whether the job may be listed, from the draft to the job', () => {
  const told = { care_recipient_desc: ' She likes chess. ', may_be_indexed: true }
  const [first, second] = [open(), open()]
  expect([first.data.value.care_recipient_desc, first.data.value.may_be_indexed]).toEqual(['', false])
  first.fill({ ...complete, ...told })
  second.resume(JSON.parse(JSON.stringify(first.draft())))
  expect(second.data.value).toMatchObject(told)
  expect(jobOf(second.data.value)).toMatchObject({ ...told, care_recipient_desc: 'She likes chess.' })
})

describe('the family sign-up form', () => {
  it('starts with a set weekly schedule and no preferred gender', () => {
    expect(open().data.value).toMatchObject({ schedule_type: 2, preferred_gender: 0 })
  })

  it('asks for every field in exactly one step', () => {
    const asked = Object.values(onboardingSteps).flat()
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.sort()).toEqual(Object.keys(open().fields).sort())
  })

  it.each([
    ['care_for', null, wrong.careFor],
    ['city', '', wrong.place],
    ['assistance', [], wrong.assistance],
    ['start_date', '2026-12-01', dateFieldTexts.invalid],
    ['start_date', '11/20/2026', wrong.startInPast],
    ['start_date', '11/21/2026', null],
    ['specific_schedule', [], wrong.weekdays],
    ['hours_week', 0, wrong.hours],
    ['hours_week', 169, wrong.hours],
    ['hours_week', 168, null],
    ['care_duration_start', 'soon', dateFieldTexts.invalid],
    ['care_duration_start', '', null],
    ['dob', '11/22/2026', wrong.bornLater],
    ['title', ' ', wrong.title],
    ['title', 'x'.repeat(121), wrong.titleLong],
    ['description', 'x'.repeat(2001), wrong.longText],
    ['first_name', 'Carol2', fieldTexts.noNumbers],
    ['email', 'carol@', emailFieldTexts.invalid],
    ['phone', '', phoneFieldTexts.required],
    ['phone', '555-0101', phoneFieldTexts.invalid],
    ['phone', '1 510 555 0101', null],
    ['password', 'short', expect.anything()],
    ['terms', false, wrong.terms],
  ] as const)('judges %s %j', (field, value, error) => {
    const form = open()
    form.fill({ ...complete, [field]: value })
    expect(form.fields[field].error.value).toEqual(error)
  })

  it('asks for the weekly days of a set schedule, and for a number of days of a flexible one', () => {
    const form = open()
    form.fill({ ...complete, schedule_type: 1, specific_schedule: [] })
    expect(form.fields.specific_schedule.active.value).toBe(false)
    expect(form.fields.num_days.error.value).toBe(wrong.days)
    form.fields.num_days.set(3)
    expect(form.valid.value).toBe(true)
  })

  it('ends care no earlier than it starts', () => {
    const form = open()
    form.fill({ care_duration_start: '02/01/2027', care_duration_end: '01/31/2027' })
    expect(form.fields.care_duration_end.error.value).toBe(wrong.endBeforeStart)
  })

  it('shows the member ID only where a benefit pays', () => {
    const form = open()
    expect(form.memberIdVisible.value).toBe(false)
    form.fields.payment_option.set('benefit')
    expect([form.memberIdVisible.value, form.fields.member_id.error.value]).toEqual([true, wrong.memberId])
    form.fields.payment_option.set('other')
    expect([form.memberIdVisible.value, form.fields.payment_option_other.error.value]).toEqual([
      false,
      wrong.paymentOther,
    ])
  })

  it('suggests weekly hours until a person has changed them', () => {
    const form = open()
    form.suggestWeeklyHours(12)
    expect(form.data.value.hours_week).toBe(12)
    form.fields.hours_week.set(20)
    form.suggestWeeklyHours(12)
    expect(form.data.value.hours_week).toBe(20)
  })

  it('knows the first step that is not complete', () => {
    const form = open()
    expect(form.firstIncompleteStep()).toBe('needs')
    form.fill({ ...complete, title: '' })
    expect(form.firstIncompleteStep()).toBe('caregiver')
    form.fill(complete)
    expect(form.firstIncompleteStep()).toBeNull()
  })

  it('is put aside without its password, and taken up again without what does not fit', () => {
    const form = open()
    form.fill(complete)
    const draft = form.draft()
    expect(draft).not.toHaveProperty('password')
    const other = open()
    other.resume({
      ...draft,
      password: 'stolen words',
      care_for: [1],
      assistance: 'all',
      unknown: 1,
      title: 7,
    })
    expect(other.data.value).toMatchObject({
      city: 'Oakland',
      password: '',
      care_for: null,
      assistance: [],
      title: '',
    })
  })

  it('resets to its defaults', () => {
    const form = open()
    form.fill(complete)
    form.reset()
    expect(form.data.value).toEqual(open().data.value)
  })

  it('becomes an account and a job that the server takes', async () => {
    const sent: Onboarding[] = []
    const form = open(sent)
    form.fill(complete)
    expect(await form.submit()).toBe(true)
    const data = sent[0] as Onboarding
    expect(create(signupOf(data, 'es', 'clthah'), FamilySignup)).toMatchObject({
      email: 'carol@example.com',
      phone: '5105550101',
      language: 'es',
      partner_code: 'clthah',
    })
    expect(create(jobOf(data), JobDraft)).toMatchObject({
      start_date: '2026-12-01',
      end_date: null,
      num_days: 1,
      schedule: complete.specific_schedule,
    })
    expect(object({}).is(jobOf(data))).toBe(false)
  })
})

describe('weekly hours', () => {
  it.each([
    [
      [
        ['09:00', '13:00'],
        ['09:00', '12:30'],
      ],
      7.5,
    ],
    [[['22:00', '06:00']], 8],
    [[['08:00', '08:00']], 24],
    [[], 0],
  ])('of a schedule %j are %d', (days, hours) => {
    expect(
      scheduledHours(
        days.map(([start_time = '', end_time = ''], day_of_week) => ({ day_of_week, start_time, end_time })),
      ),
    ).toBe(hours)
  })

  it('of the chosen help follow its default hours', () => {
    expect(usualWeeklyHours([1, 5], 5)).toBe(15)
    expect(usualWeeklyHours([2], 1)).toBe(0.5)
    expect(usualWeeklyHours([10, 12, 13], 7)).toBeNull()
    expect(usualWeeklyHours([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14], 7)).toBe(87.5)
  })
})
