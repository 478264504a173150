import { describe, expect, it } from 'vitest'
import { refuseStale } from '../../testing/index.js'
import { openCare } from '../../testing/openCare.js'
import {
  answerFingerprinting,
  cancelFingerprinting,
  fingerprintConsentVersion,
  requestFingerprinting,
  type Fingerprinting,
  type FingerprintRequest,
} from './calls.js'
import {
  createAppointmentForm,
  createFingerprintAnswers,
  createFingerprintRequestForm,
  createFingerprintResultForm,
} from './fingerprintingForms.js'
import { fingerprintingErrorTexts as wrong } from './fingerprintingTexts.js'
import { recordFingerprints, sendForFingerprints, type FingerprintCaseDetail } from './staffCalls.js'

const today = '2026-12-05'
const request: FingerprintRequest = {
  id: 7,
  connection_id: 81,
  program: 'ca_home_care_aides',
  state: 'sent',
  paid_by: 'family',
  requested_at: '2026-11-21T12:00:00.000Z',
  answered_at: '2026-11-22T12:00:00.000Z',
  appointment: { day: '2026-12-03', time: '10:30', place: '1200 Harrison St' },
  result: null,
  done_on: null,
  version: 3,
}
const standing: Fingerprinting = {
  ...{ program: 'ca_home_care_aides', request, ask_from: null, time_zone: 'America/Los_Angeles' },
}
const detail: FingerprintCaseDetail = {
  ...request,
  caregiver: { id: 51, name: 'Marisol Rivera' },
  family: { id: 41, name: 'Carol Ito' },
  ...{ city: 'Oakland', state_code: 'CA', time_zone: 'America/Los_Angeles', since: null, history: [] },
}

it('asking chooses nobody who pays beforehand', async () => {
  const { server, care } = openCare()
  server.on(requestFingerprinting, () => standing)
  const told: Fingerprinting[] = []
  const form = createFingerprintRequestForm(care, 81, (now) => told.push(now))
  expect(await form.submit()).toBe(false)
  expect(form.fields.paid_by.shownError.value).toBe(wrong.payer)
  form.fields.paid_by.set('caregiver')
  expect(await form.submit()).toBe(true)
  expect([server.seen[0]?.body, told]).toEqual([{ paid_by: 'caregiver' }, [standing]])
})

describe('what the two do with a request', () => {
  function open() {
    const { server, care, toasts, said } = openCare()
    const told: Fingerprinting[] = []
    const answers = createFingerprintAnswers(care, toasts, 81, (now) => told.push(now))
    return { server, answers, told, said }
  }
  it('names what was read, and the words that were agreed to', async () => {
    const { server, answers, told } = open()
    server.on(answerFingerprinting, () => standing).on(cancelFingerprinting, () => standing)
    await answers.agree.run(3)
    await answers.decline.run(3)
    await answers.cancel.run(4)
    const consent_version = fingerprintConsentVersion
    expect(server.seen.map(({ body }) => body)).toEqual([
      { version: 3, agrees: true, consent_version },
      { version: 3, agrees: false, consent_version },
      { version: 4 },
    ])
    expect(told).toHaveLength(3)
  })
  it('takes in how it stands where somebody else was quicker, and says so', async () => {
    const { server, answers, told, said } = open()
    server.on(cancelFingerprinting, () => refuseStale(standing))
    await answers.cancel.run(2)
    expect(told).toEqual([standing])
    expect(said()).toHaveLength(1)
  })
})

describe('an appointment', () => {
  it('has a day from today on and a place; the time may be left out', async () => {
    const { server, care } = openCare()
    server.on(sendForFingerprints, () => detail)
    const form = createAppointmentForm(care, { ...detail, appointment: null }, today, () => {})
    expect(await form.submit()).toBe(false)
    form.fields.day.set('12/04/2026')
    expect(form.fields.day.error.value).toBe(wrong.dayPast)
    form.fields.time.set('25:00')
    expect(form.fields.time.error.value).toBe(wrong.time)
    form.fields.day.set('12/05/2026')
    form.fields.time.set('')
    form.fields.place.set(' 1200 Harrison St ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ version: 3, day: today, time: null, place: '1200 Harrison St', note: '' },
    })
  })
})

describe('a result', () => {
  it('is chosen, on a day between the appointment and today', async () => {
    const { server, care } = openCare()
    server.on(recordFingerprints, () => detail)
    const form = createFingerprintResultForm(care, detail, today, () => {})
    expect(await form.submit()).toBe(false)
    expect(form.fields.result.shownError.value).toBe(wrong.result)
    form.fields.result.set('cleared')
    form.fields.day.set('12/06/2026')
    expect(form.fields.day.error.value).toBe(wrong.dayAhead)
    form.fields.day.set('12/02/2026')
    expect(form.fields.day.error.value).toBe(wrong.dayBefore)
    form.fields.day.set('12/04/2026')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ version: 3, result: 'cleared', day: '2026-12-04', note: '' })
  })
})
