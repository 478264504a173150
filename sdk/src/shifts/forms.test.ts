import { describe, expect, it } from 'vitest'
import { createAttempts, withAttempts } from '../client/attempts.js'
import { createClient } from '../client/client.js'
import { noteMaxLength } from '../kit/fields/note.js'
import { createToasts } from '../kit/state/toasts.js'
import { losingAnswers } from '../testing/lostAnswers.js'
import { aFacilityShift, anOpenShift, anOwnShift, fakeServer, refuseWith } from '../testing/index.js'
import { cancelShift, updateFacilityShift, confirmShift } from './calls.js'
import { createSheetRejectForm, createShiftApplyForm, createShiftCancelForm } from './forms.js'
import { applyToShift, withdrawFromShift } from './openShiftCalls.js'
import { createShiftRefusal } from './refusal.js'
import { createOwnShift } from './store.js'
import { shiftTexts } from './texts.js'

function setUp() {
  const server = fakeServer()
    .on(applyToShift, () => anOpenShift({ has_applied: true }))
    .on(cancelShift, () => anOwnShift({ status: 'cancelled' }))
    .on(updateFacilityShift, () => aFacilityShift())
  const fetch = losingAnswers(server.fetch)
  const losing = withAttempts(createClient({ fetch, pause: async () => {} }), createAttempts())
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const answers: unknown[] = []
  return { server, care, losing, answers, taken: (answer: unknown) => void answers.push(answer) }
}

describe('a few words about a shift', () => {
  it.each([
    ['to apply', createShiftApplyForm, { shift_id: 5, note: 'Hello' }, {}],
    ['to give it back', createShiftCancelForm, { note: 'Hello' }, { id: '5' }],
    ['to send its timesheet back', createSheetRejectForm, { id: 5, action: 'reject', note: 'Hello' }, {}],
  ])(
    '%s are sent trimmed, once for each wording, and what came of it is told',
    async (_, of, body, params) => {
      const { server, losing, answers, taken } = setUp()
      const form = of(losing, 5, taken)
      form.fields.note.set(' Hello ')
      expect([await form.submit(), await form.submit()]).toEqual([false, true])
      expect(server.seen[0]).toMatchObject({ body, params })
      expect(answers).toHaveLength(1)
      form.fields.note.set('Hello again')
      await form.submit()
      const [first, second, third] = server.seen.map(({ headers }) => headers.get('Idempotency-Key'))
      expect([first === second, first === third]).toEqual([true, false])
      form.fields.note.set('x'.repeat(noteMaxLength + 1))
      expect([await form.submit(), server.seen.length]).toEqual([false, 3])
    },
  )

  it('are left out where there are none to apply with', async () => {
    const { server, care, taken } = setUp()
    const form = createShiftApplyForm(care, 5, taken)
    form.fields.note.set('  ')
    expect([await form.submit(), server.seen[0]?.body]).toEqual([true, { shift_id: 5 }])
  })

  it.each([
    ['give it back', createShiftCancelForm],
    ['send its timesheet back', createSheetRejectForm],
  ])('are required to %s', async (_, of) => {
    const { server, care, taken } = setUp()
    const form = of(care, 5, taken)
    form.fields.note.set('  ')
    expect([await form.submit(), form.fields.note.shownError.value, server.seen]).toEqual([
      false,
      shiftTexts.reasonRequired,
      [],
    ])
  })

  it('stay when they could not be sent', async () => {
    const { server, care, answers, taken } = setUp()
    server.on(applyToShift, () => refuseWith(403, 'Verify your phone'))
    const form = createShiftApplyForm(care, 5, taken)
    form.fields.note.set('Hello')
    expect([await form.submit(), form.errors.value, form.data.value.note, answers]).toEqual([
      false,
      ['Verify your phone'],
      'Hello',
      [],
    ])
  })
})

describe('a no to a facility that asks', () => {
  it('is said once, however often it is pressed, and what came of it is told', async () => {
    const { server, care, answers, taken } = setUp()
    server.on(withdrawFromShift, () => anOpenShift({ invited: false }))
    const refuse = createShiftRefusal(care, 5, { done: taken })
    await Promise.all([refuse.run(), refuse.run()])
    expect(server.seen.map(({ params }) => params)).toEqual([{ id: '5' }])
    expect(answers).toMatchObject([{ invited: false }])
  })
})

describe('a shift that the caregiver was given', () => {
  function open() {
    const { server, care } = setUp()
    const toasts = createToasts(() => {})
    return { server, toasts, store: createOwnShift(care, toasts, anOwnShift()) }
  }

  it('is confirmed and given back in place', async () => {
    const { server, toasts, store } = open()
    server.on(confirmShift, () => anOwnShift({ status: 'confirmed' }))
    await store.confirm.run()
    expect([store.shift.value.status, server.seen[0]?.params]).toEqual(['confirmed', { id: '142' }])
    const form = store.cancelForm()
    form.fields.note.set('I am ill.')
    await form.submit()
    expect([store.shift.value.status, server.seen[1]?.params]).toEqual(['cancelled', { id: '142' }])
    expect(toasts.list.value.map(({ kind, text }) => [kind, text])).toEqual([
      ['success', shiftTexts.confirmed],
      ['success', shiftTexts.canceled],
    ])
    expect(store.cancelForm().data.value.note).toBe('')
  })

  it('changes as it is clocked, and stays when it could not be confirmed', async () => {
    const { server, toasts, store } = open()
    store.set({ clock_in_at: '2026-11-23T15:00:00Z' })
    server.on(confirmShift, () => refuseWith(409, 'It was given to somebody else.'))
    await store.confirm.run()
    expect(store.shift.value).toEqual(anOwnShift({ clock_in_at: '2026-11-23T15:00:00Z' }))
    expect(toasts.list.value.map(({ kind, text }) => [kind, text])).toEqual([
      ['error', 'It was given to somebody else.'],
    ])
  })
})
