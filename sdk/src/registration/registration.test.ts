import { describe, expect, it } from 'vitest'
import { createSession } from '../account/session.js'
import { inputTexts } from '../kit/inputTexts.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { emailFieldTexts, fieldTexts, phoneFieldTexts } from '../kit/texts.js'
import { addressTexts, zipTexts } from '../places/texts.js'
import { aOwnCaregiver, anIdentity, aPlace, refuse, refuseStale } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import { updateCaregiver, refreshScore } from '../ownProfile/profileCalls.js'
import { signUpCaregiver } from './signupCalls.js'
import { profileRecord } from '../ownProfile/profileChange.js'
import { createProfileStore } from '../ownProfile/profileStore.js'
import { createRegisterForm } from './registerForm.js'
import { createOfferForm, createPersonalForm, isStepDone, openStep } from './registration.js'
import { caregiverSignupTexts, choiceTexts, profileChangeTexts, wageTexts } from '../caregivers/texts.js'

describe('joining as a caregiver', () => {
  function open(options: { type?: 0 | 2; invite?: string } = {}) {
    const { server, care } = openCare()
    server.on(signUpCaregiver, () => anIdentity({ id: 61 }))
    const session = createSession(care)
    const form = createRegisterForm(care, session, { ...options, language: () => 'es' })
    const fill = () =>
      form.fill({
        ...{ first_name: 'Ana', last_name: 'Souza', email: ' ana@example.com ' },
        ...{ password: 'four words make one', terms: true },
      })
    return { server, session, form, fill }
  }
  it('sends what was filled in, and is signed in', async () => {
    const { server, session, form, fill } = open({ type: 2, invite: 'abc' })
    fill()
    form.fields.phone.set('(510) 555-0119')
    form.fields.zip_code.set(' 94612 ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      user: {
        ...{ provider_type: 2, first_name: 'Ana', last_name: 'Souza', email: 'ana@example.com' },
        ...{ password: 'four words make one', terms: true, phone: '5105550119', zip_code: '94612' },
        ...{ language: 'es', invite_code: 'abc' },
      },
    })
    expect(session.identity.value.id).toBe(61)
  })
  it('leaves out a phone, a ZIP code and an invitation that are not there', async () => {
    const { server, form, fill } = open()
    fill()
    await form.submit()
    expect(Object.keys((server.seen[0]!.body as { user: object }).user).toSorted()).toEqual([
      ...['email', 'first_name', 'language', 'last_name', 'password', 'provider_type', 'terms'],
    ])
  })
  it('says beside each field what is wrong, and sends nothing', async () => {
    const { server, form } = open()
    form.fill({ last_name: 'S0uza', phone: '555', zip_code: '9461' })
    expect(await form.submit()).toBe(false)
    const { first_name, last_name, email, phone, zip_code, terms } = form.fields
    expect(
      [first_name, last_name, email, phone, zip_code, terms].map(({ shownError }) => shownError.value),
    ).toEqual([
      ...[inputTexts.required, fieldTexts.noNumbers, emailFieldTexts.invalid, phoneFieldTexts.invalid],
      ...[zipTexts.form, caregiverSignupTexts.terms],
    ])
    expect(server.seen).toEqual([])
  })
  it('puts what the server says of a field beside it, and keeps what was typed', async () => {
    const { server, session, form, fill } = open()
    server.on(signUpCaregiver, () => refuse({ 'user.email': ['Taken.'] }))
    fill()
    expect(await form.submit()).toBe(false)
    expect([form.fields.email.shownError.value, form.fields.first_name.value.value]).toEqual([
      'Taken.',
      'Ana',
    ])
    expect(session.signedIn.value).toBe(false)
  })
})

describe('the last step', () => {
  const now = () => new Date('2026-11-21T12:00:00Z')
  function open() {
    const { server, care, toasts } = openCare()
    server
      .on(updateCaregiver, () => undefined)
      .on(refreshScore, () => ({
        ...{
          state_of_caregiver: 1,
          profile_state_name: 'pending',
          cg_profile_score: 50,
          cg_profile_state: 'x',
        },
      }))
    const { user } = aOwnCaregiver()
    const profile = aOwnCaregiver({
      birthday: null,
      user: { ...user, address: '', address2: '', city: '', state: '', zip_code: '' },
    })
    const store = createProfileStore(care, toasts, () => {}, { profile })
    return { server, profile, form: createPersonalForm(store, profile, now) }
  }
  it('saves birthday and address, and leaves the distance as it is', async () => {
    const { server, form } = open()
    form.fields.birthday.set('05/17/1988')
    form.fields.address.set('12 Grand Avenue')
    form.fields.address2.set(' 4B ')
    form.fields.place.set(aPlace({ city: 'Oakland', state: 'CA', zip_code: '94601' }))
    expect(await form.submit()).toBe(true)
    const body = server.seen[0]?.body as { caregiver: object; user: object }
    expect(body.caregiver).toEqual({ birthday: '1988-05-17' })
    expect(body.user).toMatchObject({
      ...{ address: '12 Grand Avenue', address2: '4B', city: 'Oakland', state: 'CA', zip_code: '94601' },
    })
    expect(body.user).not.toHaveProperty('settings')
  })
  it('overwrites nothing that another tab has saved meanwhile: what both have changed is asked', async () => {
    const { server, profile, form } = open()
    const elsewhere = { ...profile, birthday: '1988-05-18' }
    server.on(updateCaregiver, ({ body }) =>
      body.version === versionFor(profileRecord, elsewhere, body) ? undefined : refuseStale(elsewhere),
    )
    form.fields.birthday.set('05/17/1988')
    form.fields.address.set('12 Grand Avenue')
    form.fields.place.set(aPlace({ city: 'Oakland', state: 'CA', zip_code: '94601' }))
    expect(await form.submit()).toBe(false)
    expect(form.conflicts.value).toEqual([{ name: 'birthday', theirs: '05/18/1988', mine: '05/17/1988' }])
    form.choose('birthday', 'theirs')
    expect(await form.submit()).toBe(true)
    expect(form.data.value).toMatchObject({ birthday: '05/18/1988', address: '12 Grand Avenue' })
  })
  it('is told of a birthday and an address that are none', async () => {
    const { server, form } = open()
    form.fields.birthday.set('01/01/2020')
    expect(await form.submit()).toBe(false)
    expect(form.fields.birthday.shownError.value).toBe(profileChangeTexts.ofAge)
    expect(form.fields.place.shownError.value).toBe(addressTexts.nothingPicked)
    form.fields.birthday.set('soon')
    expect(form.fields.birthday.error.value).toBe(profileChangeTexts.birthday)
    expect(server.seen).toEqual([])
  })
})

describe('the step that families search by', () => {
  function open(is_hcp: boolean) {
    const { server, care, toasts } = openCare()
    server.on(updateCaregiver, () => undefined)
    const profile = aOwnCaregiver({ is_hcp, home_support: [], conditions: [2], desired_wage: 0 })
    const store = createProfileStore(care, toasts, () => {}, { profile })
    return { server, store, form: createOfferForm(store, profile) }
  }
  it('asks an aide for help and rate, and saves both', async () => {
    const { server, store, form } = open(false)
    expect(await form.submit()).toBe(false)
    const { home_support, conditions, desired_wage } = form.fields
    expect([home_support, conditions, desired_wage].map(({ shownError }) => shownError.value)).toEqual([
      ...[choiceTexts.service, null, wageTexts.required],
    ])
    home_support.set([1, 5])
    desired_wage.set('22.50')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({ caregiver: { desired_wage: 2250, home_support: [1, 5] } })
    expect(isStepDone('services', store.profile.data.peek()!)).toBe(true)
  })
  it('overwrites no rate that another tab has saved meanwhile, and takes over the help that it chose', async () => {
    const { server, store, form } = open(false)
    const elsewhere = { ...store.profile.data.peek()!, desired_wage: 3000, home_support: [1] }
    server.on(updateCaregiver, ({ body }) =>
      body.version === versionFor(profileRecord, elsewhere, body) ? undefined : refuseStale(elsewhere),
    )
    form.fields.home_support.set([1])
    form.fields.desired_wage.set('22.50')
    expect(await form.submit()).toBe(false)
    expect(form.conflicts.value).toEqual([{ name: 'desired_wage', theirs: '30.00', mine: '22.50' }])
    form.choose('desired_wage', 'mine')
    expect([await form.submit(), store.profile.data.value?.desired_wage]).toEqual([true, 2250])
  })
  it('asks a nurse for clinical skills instead, and keeps the conditions beside them', async () => {
    const { server, form } = open(true)
    expect(await form.submit()).toBe(false)
    expect(form.fields.conditions.shownError.value).toBe(choiceTexts.skill)
    form.fields.conditions.set([31])
    form.fields.desired_wage.set('40')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({ caregiver: { desired_wage: 4000, conditions: [2, 31] } })
  })
})

describe('a registration that was left', () => {
  const begun = aOwnCaregiver({
    ...{ photo: null, about: ' ', phone_verified: false, background_checked: false, birthday: null },
    desired_wage: 0,
  })
  const offered = { photo: '/p.jpg', about: 'Here I am.', desired_wage: 2000 }
  it.each([
    [{}, 'picture'],
    [{ photo: '/p.jpg' }, 'about'],
    [{ photo: '/p.jpg', about: 'Here I am.' }, 'services'],
    [{ ...offered, home_support: [], conditions: [] }, 'services'],
    [offered, 'verification'],
    [{ ...offered, phone_verified: true }, 'background'],
    [{ ...offered, phone_verified: true, background_checked: true }, 'personal'],
    [{ ...offered, phone_verified: true, background_checked: true, birthday: '1988-05-17' }, null],
  ])('with %j goes on at %s', (done, step) => {
    expect(openStep({ ...begun, ...done })).toBe(step)
  })
})
