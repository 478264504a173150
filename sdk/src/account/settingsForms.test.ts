import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuse, refuseStale, refuseWith } from '../testing/fakeServer.js'
import { updateSettings, deleteAccount, updateMarketingPreferences } from './calls.js'
import { anonymous } from '../vocabulary/account/identity.js'
import { createSession } from './session.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { noticeSettingsOf } from '../notices/choices.js'
import { settingsErrors, type Settings } from './settings.js'
import {
  createDeleteAccountForm,
  createDetailsForm,
  createDistanceForm,
  createIndexingForm,
  createMarketingForm,
  createNotifyForm,
  settingsRecord,
} from './settingsForms.js'

const settings: Settings = {
  first_name: 'Marisol',
  last_name: 'Rivera',
  email: 'marisol@example.com',
  email_verified: true,
  phone: '5105550101',
  phone_verified: true,
  language: 'en',
  max_job_distance_preference: 20,
  jobs_may_be_indexed: null,
  notices: noticeSettingsOf(null, 'caregiver'),
  tutorials: {},
}
const fake = fakeServer()
const care = createClient({ fetch: fake.fetch, pause: async () => {} })

it.each([
  [{ first_name: ' ' }, 'first_name'],
  [{ last_name: 'Rivera 2' }, 'last_name'],
  [{ phone: '555' }, 'phone'],
  [{ phone: '' }, 'phone'],
])('%j is wrong at %s', (change, field) => {
  expect(Object.keys(settingsErrors(change))).toEqual([field])
})

it('finds nothing wrong with what is not changed, nor with a good name and number', () => {
  expect(settingsErrors({})).toEqual({})
  expect(settingsErrors({ first_name: 'Ana', last_name: "O'Neill", phone: '(510) 555-0101' })).toEqual({})
})

it('sends the details trimmed, the phone in digits, and tells of what was saved', async () => {
  let sent: unknown
  fake.on(updateSettings, ({ body }) => {
    sent = body
    return { ...settings, phone: '5105550199', phone_verified: false }
  })
  let verified: boolean | undefined
  const form = createDetailsForm(care, settings, ({ phone_verified }) => (verified = phone_verified))
  expect(form.fields.phone.value.value).toBe('(510) 555-0101')
  form.fields.first_name.set('  Mari ')
  form.fields.last_name.set(' Rivera ')
  form.fields.phone.set('(510) 555-0199')
  expect(await form.submit()).toBe(true)
  expect(sent).toEqual({
    ...{ first_name: 'Mari', last_name: 'Rivera', phone: '5105550199' },
    version: expect.any(String),
  })
  expect(verified).toBe(false)
})

it('asks nobody for a phone who has given none, and takes none away', async () => {
  let sent: unknown
  fake.on(updateSettings, ({ body }) => {
    sent = body
    return { ...settings, phone: body.phone ?? null }
  })
  const without = createDetailsForm(care, { ...settings, phone: null }, () => {})
  expect(await without.submit()).toBe(true)
  expect(sent).not.toHaveProperty('phone')
  without.fields.phone.set('  ')
  expect(await without.submit()).toBe(true)
  expect(sent).not.toHaveProperty('phone')
  without.fields.phone.set('510 555 0199')
  expect(await without.submit()).toBe(true)
  expect(sent).toHaveProperty('phone', '5105550199')
  without.fields.phone.set('')
  expect(await without.submit()).toBe(false)
  expect(without.fields.phone.shownError.value).not.toBeNull()
  const emptied = createDetailsForm(care, settings, () => {})
  emptied.fields.phone.set('')
  expect(await emptied.submit()).toBe(false)
  expect(emptied.fields.phone.shownError.value).not.toBeNull()
})

it('merges what another tab has saved meanwhile, and asks where both have changed the same', async () => {
  let kept: Settings = { ...settings, last_name: 'Rivera Lim', first_name: 'Mary', language: 'es' }
  fake.on(updateSettings, ({ body: { version, ...change } }) =>
    version === versionFor(settingsRecord, kept, change)
      ? (kept = { ...kept, ...(change as Partial<Settings>) })
      : refuseStale(kept),
  )
  const form = createDetailsForm(care, settings, () => {})
  form.fields.first_name.set('Mari')
  form.fields.phone.set('(510) 555-0199')
  expect([await form.submit(), form.errors.value]).toEqual([false, []])
  expect(form.conflicts.value).toMatchObject([{ name: 'first_name', theirs: 'Mary' }])
  expect(form.data.value).toMatchObject({ first_name: 'Mari', last_name: 'Rivera Lim' })
  form.choose('first_name', 'mine')
  expect(await form.submit()).toBe(true)
  expect(kept).toMatchObject({
    ...{ first_name: 'Mari', last_name: 'Rivera Lim', phone: '5105550199' },
    language: 'es',
  })
  form.fields.first_name.set('Marisol')
  expect([await form.submit(), kept.first_name]).toEqual([true, 'Marisol'])

  // Another part of the same settings asks nothing.
  const distance = createDistanceForm(care, settings)
  distance.fields.max_job_distance_preference.set(60)
  expect([await distance.submit(), kept.max_job_distance_preference]).toEqual([true, 60])
  const elsewhere = createDistanceForm(care, settings)
  elsewhere.fields.max_job_distance_preference.set(70)
  expect([await elsewhere.submit(), elsewhere.conflicts.value]).toEqual([
    false,
    [{ name: 'max_job_distance_preference', theirs: 60, mine: 70 }],
  ])
})

it('begins with the saved distance, and with the usual one where the saved is no choice', () => {
  expect(createDistanceForm(care, settings).data.value.max_job_distance_preference).toBe(20)
  const odd = createDistanceForm(care, { ...settings, max_job_distance_preference: 15 })
  expect(odd.data.value.max_job_distance_preference).toBe(30)
})

it('sends only the channels of news that were changed, and nothing where none was', async () => {
  const sent: unknown[] = []
  const saved = { email: true, text: false, phone: false, post: false }
  fake.on(updateMarketingPreferences, ({ body }) => {
    sent.push(body)
    return { id: '1', user_id: '1', marketing_preferences: { ...saved, text: true } }
  })
  const form = createMarketingForm(care, saved)
  await form.submit()
  expect(sent).toEqual([])
  form.fields.text.set(true)
  await form.submit()
  await form.submit()
  expect(sent).toEqual([{ marketing_preferences: { text: true } }])
})

it('ticks no channel that nobody agreed to', () => {
  expect(createMarketingForm(care, {}).data.value).toEqual({
    email: false,
    text: false,
    phone: false,
    post: false,
  })
})

it('ends the session in every tab once the account is gone, and not before', async () => {
  const heard: string[] = []
  const initial = { ...anonymous, user_type: 'caregiver' as const, user_id: 7 }
  const tabs = { post: (word: string) => void heard.push(word), listen: () => () => {} }
  const session = createSession(care, { initial, tabs })
  const form = createDeleteAccountForm(care, session)
  fake.on(deleteAccount, () => refuseWith(500))
  form.fields.password.set('four words make one')
  expect(await form.submit()).toBe(false)
  expect(session.identity.value.user_type).toBe('caregiver')
  expect(form.errors.value).toEqual([['Error during account deletion', 'Error al eliminar la cuenta']])
  fake.on(deleteAccount, () => undefined)
  expect(await form.submit()).toBe(true)
  expect(session.identity.value).toEqual(anonymous)
  expect(heard).toEqual(['signed-out'])
})

it('reports an account that could not be deleted, but no wrong password', async () => {
  const reported: string[] = []
  const form = createDeleteAccountForm(care, createSession(care), ({ message }) => reported.push(message))
  form.fields.password.set('not hers')
  fake.on(deleteAccount, () => refuse({ password: ['That is not your password.'] }))
  expect([await form.submit(), form.fields.password.shownError.value]).toEqual([
    false,
    'That is not your password.',
  ])
  expect(reported).toEqual([])
  fake.on(deleteAccount, () => refuseWith(500))
  await form.submit()
  expect(reported).toEqual(['Error during account deletion'])
})

it('sends how far somebody works, who may list their jobs, and how to be told of jobs and messages', async () => {
  const sent: unknown[] = []
  fake.on(updateSettings, ({ body }) => {
    sent.push(body)
    return settings
  })
  const distance = createDistanceForm(care, settings)
  const indexing = createIndexingForm(care, { ...settings, jobs_may_be_indexed: true })
  distance.fields.max_job_distance_preference.set(50)
  expect(await distance.submit()).toBe(true)
  const notify = createNotifyForm(care, settings)
  // A letter about one's own work comes unasked; a text message, a device or other work is never ticked beforehand.
  expect(notify.data.value).toEqual({
    offers: ['mail'],
    jobs_nearby: [],
    messages: ['mail'],
    documents: ['mail'],
    timesheets: ['mail'],
    care_plans: ['mail'],
    calls: [],
    new_caregivers: [],
    quiet_from: '21:00',
    quiet_until: '08:00',
    urgent_at_night: false,
  })
  notify.fields.jobs_nearby.set(['text'])
  notify.fields.offers.set([])
  expect(await notify.submit()).toBe(true)
  indexing.fields.jobs_may_be_indexed.set(false)
  expect(await indexing.submit()).toBe(true)
  expect(sent).toMatchObject([
    { max_job_distance_preference: 50 },
    { notices: { choices: { offers: [], jobs_nearby: ['text'] }, quiet_from: '21:00' } },
    { jobs_may_be_indexed: false },
  ])
})

it('begins with the channels of news as they are saved', () => {
  const saved = { email: false, text: true, phone: true, post: true }
  expect(createMarketingForm(care, saved).data.value).toEqual(saved)
})

it('asks for the password before an account is deleted', async () => {
  let asked = 0
  fake.on(deleteAccount, () => void asked++)
  const form = createDeleteAccountForm(care, createSession(care))
  expect([form.data.value, await form.submit(), asked]).toEqual([{ password: '' }, false, 0])
})
