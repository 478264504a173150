import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { Form } from '../kit/forms/form.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { fieldTexts } from '../kit/texts.js'
import { createToasts } from '../kit/state/toasts.js'
import { addressTexts } from '../places/texts.js'
import { aOwnCaregiver, aPlace, fakeServer, refuse, refuseStale, refuseWith } from '../testing/index.js'
import { choiceToasts } from '../caregivers/choices.js'
import type { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import { selectProviderType } from '../credentials/licenses.js'
import { createLocationForm } from './locationForm.js'
import {
  createAboutForm,
  createBackgroundForm,
  createExpertiseForm,
  createJobPreferencesForm,
  createLanguagesForm,
  createServicesForm,
  createShiftAssignmentsForm,
  createShiftPreferencesForm,
  createSkillsForm,
  createWageForm,
} from './profileEditors.js'
import { chooseBackgroundPhoto } from '../photos/photoCalls.js'
import { updateCaregiver, refreshScore } from './profileCalls.js'
import { profileRecord } from './profileChange.js'
import { profileEditTexts } from '../caregivers/profileEditTexts.js'
import { createProfileStore } from './profileStore.js'
import { aboutTexts, choiceTexts, wageTexts } from '../caregivers/texts.js'

const score = {
  state_of_caregiver: 2,
  profile_state_name: 'active',
  cg_profile_score: 90,
  cg_profile_state: 'x',
}

function setUp(given: Parameters<typeof aOwnCaregiver>[0] = {}) {
  const server = fakeServer()
    .on(updateCaregiver, () => undefined)
    .on(refreshScore, () => score)
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const toasts = createToasts(() => {})
  const profile = aOwnCaregiver(given)
  const store = createProfileStore(care, toasts, () => {}, { profile })
  return {
    server,
    toasts,
    profile,
    store,
    now: () => store.profile.data.value,
    said: () => toasts.list.value.map(({ text }) => text),
    sent: () => server.seen.findLast(({ call }) => call === updateCaregiver)?.body,
  }
}

describe('the rate', () => {
  it('is shown with two decimals and sent in cents', async () => {
    const { store, profile, sent, said, now } = setUp()
    const form = createWageForm(store, profile)
    expect(form.fields.desired_wage.value.value).toBe('24.50')
    form.fields.desired_wage.set('18.5')
    expect(await form.submit()).toBe(true)
    expect(sent()).toMatchObject({ caregiver: { desired_wage: 1850 } })
    expect(now()?.desired_wage).toBe(1850)
    expect(said()).toEqual([profileEditTexts.updated])
  })
  it.each([
    ['', wageTexts.required],
    ['4.99', wageTexts.tooLow],
    ['100.01', wageTexts.tooHigh],
    ['a lot', wageTexts.notAnAmount],
  ])('says at once what is wrong with %o', async (typed, text) => {
    const { store, profile, server } = setUp()
    const form = createWageForm(store, profile)
    form.fields.desired_wage.set(typed)
    expect(form.fields.desired_wage.shownError.value).toEqual(text)
    expect(await form.submit()).toBe(false)
    expect(server.seen).toEqual([])
  })
  it('puts the refusal of the server beside the field, and says it nowhere else', async () => {
    const { store, profile, server, said } = setUp()
    server.on(updateCaregiver, () => refuse({ 'caregiver.desired_wage': ['Not this much.'] }))
    const form = createWageForm(store, profile)
    expect(await form.submit()).toBe(false)
    expect(form.fields.desired_wage.shownError.value).toBe('Not this much.')
    expect(said()).toEqual([])
  })
})

describe('the introduction', () => {
  it.each([
    [' ', aboutTexts.required],
    ['x'.repeat(2001), aboutTexts.tooLong],
  ])('is judged on every key', (typed, text) => {
    const { store, profile } = setUp()
    const { about } = createAboutForm(store, profile).fields
    about.set(typed)
    expect(about.shownError.value).toEqual(text)
  })
  it('is kept as it was while the server fails, and stays typed', async () => {
    const { store, profile, server, now } = setUp()
    server.on(updateCaregiver, () => refuseWith(500))
    const form = createAboutForm(store, profile)
    form.fields.about.set('Much longer than before')
    expect(await form.submit()).toBe(false)
    expect(form.fields.about.value.value).toBe('Much longer than before')
    expect(now()?.about).toBe(profile.about)
    expect(form.dirty.value).toBe(true)
  })
})

describe('a choice that needs one entry', () => {
  const cases: readonly [
    name: string,
    make: (set: ReturnType<typeof setUp>) => Form<never>,
    inline: unknown,
    toast: unknown,
  ][] = [
    [
      'spoken_languages',
      (s) => createLanguagesForm(s.store, s.profile, s.toasts) as never,
      choiceTexts.language,
      choiceToasts.languages,
    ],
    [
      'home_support',
      (s) => createServicesForm(s.store, s.profile, s.toasts) as never,
      choiceTexts.service,
      choiceToasts.services,
    ],
    [
      'conditions',
      (s) => createSkillsForm(s.store, s.profile, s.toasts) as never,
      choiceTexts.skill,
      choiceToasts.skills,
    ],
    [
      'job_preferences',
      (s) => createJobPreferencesForm(s.store, s.profile, s.toasts) as never,
      choiceTexts.jobPreference,
      choiceToasts.jobPreferences,
    ],
    [
      'shift_preferences',
      (s) => createShiftPreferencesForm(s.store, s.profile, s.toasts) as never,
      choiceTexts.shiftPreference,
      choiceToasts.shiftPreferences,
    ],
    [
      'shift_assignments',
      (s) => createShiftAssignmentsForm(s.store, s.profile, s.toasts) as never,
      choiceTexts.shiftAssignment,
      choiceToasts.shiftAssignments,
    ],
  ]
  it.each(cases)('%s says so beside it and in a toast', async (name, make, inline, toast) => {
    const set = setUp()
    const form = make(set) as unknown as Form<Record<string, readonly unknown[]>>
    form.fields[name]?.set([])
    expect(await form.submit()).toBe(false)
    expect(form.fields[name]?.shownError.value).toEqual(inline)
    expect(set.said()).toEqual([toast])
    expect(set.server.seen).toEqual([])
  })
})

describe('what an editor sends', () => {
  it('keeps the conditions when skills are saved, and the skills when conditions are', async () => {
    const { store, profile, toasts, now } = setUp({ conditions: [17, 20, 30] })
    const skills = createSkillsForm(store, profile, toasts)
    expect(skills.fields.conditions.value.value).toEqual([30])
    skills.fields.conditions.set([31, 32])
    await skills.submit()
    expect(now()?.conditions).toEqual([17, 20, 31, 32])
    const expertise = createExpertiseForm(store, now() ?? profile)
    expertise.fields.conditions.set([1])
    await expertise.submit()
    expect(now()?.conditions).toEqual([1, 31, 32])
  })
  it('is every flag of the choice, and one duration at most', async () => {
    const { store, profile, toasts, sent } = setUp()
    const form = createShiftPreferencesForm(store, profile, toasts)
    form.fields.shift_preferences.set(['shift_preferences_availability_nights'])
    form.fields.shift_duration.set(['shift_preferences_duration_8hr', 'shift_preferences_duration_12hr'])
    await form.submit()
    expect(sent()).toMatchObject({
      caregiver: {
        shift_preferences_availability_mornings: false,
        shift_preferences_availability_afternoons: false,
        shift_preferences_availability_nights: true,
        shift_preferences_availability_weekdays: false,
        shift_preferences_availability_weekends: false,
        shift_preferences_availability_holidays: false,
        shift_preferences_duration_8hr: false,
        shift_preferences_duration_12hr: true,
      },
    })
  })
  it('is the kinds of work with the living arrangement', async () => {
    const { store, profile, toasts, sent } = setUp()
    const form = createJobPreferencesForm(store, profile, toasts)
    form.fields.job_preferences.set(['schedule_full_time'])
    form.fields.housing.set(0)
    await form.submit()
    expect(sent()).toMatchObject({
      caregiver: { schedule_full_time: true, schedule_overnight: false, housing: 0 },
    })
  })
  it('is the picture that was chosen', async () => {
    const { store, server, said, now } = setUp()
    server.on(chooseBackgroundPhoto, ({ body }) => ({ ...body, photos: { 7: '/seven.webp' } }))
    const form = createBackgroundForm(store)
    expect(await form.submit()).toBe(false)
    expect(form.fields.selected_id.shownError.value).toBe(fieldTexts.chooseOne)
    form.fields.selected_id.set(7)
    expect(await form.submit()).toBe(true)
    expect(now()?.background_photo_url).toBe('/seven.webp')
    expect(form.errors.value).toEqual([])
    expect(said()).toEqual([profileEditTexts.backgroundUpdated])
  })
})

describe('the location', () => {
  const settings = { max_job_distance_preference: 20 }
  it('sends the distance alone while the address is the same', async () => {
    const { store, profile, sent } = setUp()
    const form = createLocationForm(store, profile, settings)
    expect(form.fields.max_job_distance_preference.value.value).toBe(20)
    form.fields.max_job_distance_preference.set(70)
    expect(await form.submit()).toBe(true)
    expect(sent()).toEqual({
      user: { settings: { max_job_distance_preference: 70 } },
      version: expect.any(String),
    })
  })
  describe('that another tab has changed meanwhile', () => {
    const seen = aOwnCaregiver()
    const theirs = { address: '9 Oak Street', city: 'Reno', state: 'NV', zip_code: '89501' }
    const elsewhere = (user: Partial<OwnCaregiver['user']>) => ({ ...seen, user: { ...seen.user, ...user } })
    /** The editor, over a server on which the record is another by now. */
    const editor = (now: OwnCaregiver) => {
      const { store, server, sent } = setUp()
      server.on(updateCaregiver, ({ body }) =>
        body.version === versionFor(profileRecord, now, body) ? undefined : refuseStale(now),
      )
      return { form: createLocationForm(store, seen, settings), sent }
    }

    it('keeps the new address where only the distance is changed here', async () => {
      const { form, sent } = editor(elsewhere(theirs))
      form.fields.max_job_distance_preference.set(70)
      expect(await form.submit()).toBe(true)
      expect(sent()).toMatchObject({ user: { settings: { max_job_distance_preference: 70 } } })
      expect(sent()).not.toHaveProperty('user.address')
    })
    it('takes over a distance, and asks nothing', async () => {
      const { form, sent } = editor(elsewhere({ settings: { max_job_distance_preference: 60 } }))
      form.fields.address2.set('Apt 7')
      expect(await form.submit()).toBe(true)
      expect(sent()).toMatchObject({
        user: { address2: 'Apt 7', settings: { max_job_distance_preference: 60 } },
      })
    })
    it.each([
      ['mine', { address: '7 Bay Street', city: 'Oakland' }],
      ['theirs', theirs],
    ] as const)('asks of the address as a whole: %s', async (choice, stays) => {
      const { form, sent } = editor(elsewhere(theirs))
      form.fields.address.set('7 Bay Street')
      form.fields.max_job_distance_preference.set(70)
      expect(await form.submit()).toBe(false)
      expect(form.conflicts.value).toMatchObject([
        { name: 'address', theirs: { address: '9 Oak Street', place: { city: 'Reno', state: 'NV' } } },
      ])
      expect(form.fields.address.value.value).toBe('7 Bay Street')
      form.choose('address', choice)
      const { address, place } = form.data.value
      expect({ address, city: place?.city }).toEqual({ address: stays.address, city: stays.city })
      expect(await form.submit()).toBe(true)
      expect(sent()).toMatchObject({ user: { settings: { max_job_distance_preference: 70 } } })
    })
  })
  it('sends an address with the place that was picked', async () => {
    const { store, profile, sent } = setUp()
    const form = createLocationForm(store, profile, null)
    form.fields.address.set('7 Bay Street')
    form.fields.place.set(aPlace({ city: 'Berkeley', state: 'CA', zip_code: '94702' }))
    expect(await form.submit()).toBe(true)
    expect(sent()).toMatchObject({
      user: { address: '7 Bay Street', city: 'Berkeley', settings: { max_job_distance_preference: 30 } },
    })
  })
  it('keeps a street as it is written, its number last in Puerto Rico', async () => {
    const { store, profile, sent } = setUp()
    const form = createLocationForm(store, profile, null)
    form.fields.address.set('Calle Luna 105 ')
    form.fields.place.set(aPlace({ city: 'San Juan', state: 'PR', zip_code: '00901' }))
    expect(await form.submit()).toBe(true)
    expect(sent()).toMatchObject({ user: { address: 'Calle Luna 105', state: 'PR' } })
  })
  it.each([
    [false, undefined],
    [true, true],
  ])('says that the street is to be taken as typed (%s)', async (as_typed, said) => {
    const { store, profile, sent } = setUp()
    const form = createLocationForm(store, profile, null)
    form.fields.as_typed.set(as_typed)
    form.fields.address.set('7 Bay Street')
    form.fields.place.set(aPlace())
    expect(await form.submit()).toBe(true)
    expect((sent() as { user: object }).user).toHaveProperty('address', '7 Bay Street')
    expect((sent() as { user: { address_as_typed?: boolean } }).user.address_as_typed).toBe(said)
  })
  it('says nothing of a street that stayed as it was', async () => {
    const { store, profile, sent } = setUp()
    const form = createLocationForm(store, profile, null)
    form.fields.as_typed.set(true)
    expect(await form.submit()).toBe(true)
    expect(sent()).not.toHaveProperty('user.address_as_typed')
  })
  it.each([
    ['7 Bay Street', null, 'place', addressTexts.nothingPicked],
    ['Bay Street', aPlace(), 'address', addressTexts.streetNumberMissing],
    ['', aPlace(), 'address', addressTexts.streetMissing],
  ] as const)('refuses %o with %o', async (address, place, field, text) => {
    const { store, profile, server } = setUp()
    const form = createLocationForm(store, profile, null)
    form.fields.address.set(address)
    form.fields.place.set(place)
    expect(await form.submit()).toBe(false)
    expect(form.fields[field].shownError.value).toEqual(text)
    expect(server.seen).toEqual([])
  })
  it('puts what the server says of the address at its field', async () => {
    const { store, profile, server } = setUp()
    server.on(updateCaregiver, () => refuse({ 'user.city': ['No such city.'] }))
    const form = createLocationForm(store, profile, null)
    expect(await form.submit()).toBe(false)
    expect(form.fields.place.shownError.value).toBe('No such city.')
  })
})

describe('the provider type', () => {
  it('that is selected comes first, and each is there once', () => {
    expect(selectProviderType([0], 2)).toEqual([2, 0])
    expect(selectProviderType([2, 0], 0)).toEqual([0, 2])
    expect(selectProviderType([], 2)).toEqual([2])
  })
})
