import { describe, expect, it } from 'vitest'
import { openCare } from '../../testing/openCare.js'
import { advisorCallErrorTexts as wrong } from './advisorCallTexts.js'
import { createAdvisorCallForm, openCall } from './advisorCallForm.js'
import { askForCall, type AdvisorCall, type OwnAdvisor } from './calls.js'

const now = () => new Date('2026-11-21T12:00:00Z')
const aCall = (given: Partial<AdvisorCall> = {}): AdvisorCall => ({
  id: 3,
  kind: 'hire',
  state: 'asked',
  times: [
    { day: '2026-11-20', part: 'morning' },
    { day: '2026-11-24', part: 'evening' },
  ],
  time_zone: 'America/Los_Angeles',
  phone: '5105550188',
  note: 'The first day',
  asked_at: '2026-11-19T12:00:00.000Z',
  version: 4,
  attempts: [],
  ...given,
})
const own: OwnAdvisor = {
  eligible: true,
  advisor: null,
  time_zone: 'America/Los_Angeles',
  phone: '5105550142',
  call: null,
}

function open(given: Partial<OwnAdvisor> = {}) {
  const { server, care } = openCare()
  server.on(askForCall, () => aCall())
  const asked: AdvisorCall[] = []
  const form = createAdvisorCallForm(care, { ...own, ...given }, now, (call) => asked.push(call))
  return { server, form, asked }
}

describe('asking for a call', () => {
  it('begins with the own number and no time, and sends what was chosen', async () => {
    const { server, form, asked } = open()
    expect(form.data.value).toEqual({ times: [], phone: '(510) 555-0142', note: '' })
    expect(await form.submit()).toBe(false)
    expect(form.fields.times.shownError.value).toBe(wrong.times)
    form.fields.times.set(['2026-11-25 morning'])
    form.fields.note.set(' The first day ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ times: [{ day: '2026-11-25', part: 'morning' }], phone: '5105550142' },
      ...{ note: 'The first day', version: 0 },
    })
    expect(asked).toHaveLength(1)
  })

  it('changes the one that is still to be made, of which a time that is over is not kept', async () => {
    const { server, form } = open({ call: aCall() })
    expect(form.data.value).toEqual({
      ...{ times: ['2026-11-24 evening'], phone: '(510) 555-0188', note: 'The first day' },
    })
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({ version: 4 })
  })

  it('begins anew after one that was made or taken back', () => {
    for (const state of ['done', 'withdrawn'] as const) {
      const call = aCall({ state })
      expect(openCall({ call })).toBeNull()
      expect(open({ call }).form.data.value).toMatchObject({ times: [], note: '' })
    }
  })

  it('turns down a number that is none, a day without calls, and too many words', () => {
    const { form } = open()
    form.fields.phone.set('12')
    form.fields.times.set(['2026-11-26 morning'])
    form.fields.note.set('x'.repeat(501))
    expect(form.fields.times.error.value).toBe(wrong.timesPast)
    for (const name of ['phone', 'note'] as const) expect(form.fields[name].error.value).not.toBeNull()
  })
})
