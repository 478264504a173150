import { describe, expect, it } from 'vitest'
import { createAttempts, withAttempts } from '../client/attempts.js'
import { createClient } from '../client/client.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { createToasts } from '../kit/state/toasts.js'
import { losingAnswers } from '../testing/lostAnswers.js'
import { aVisit, fakeServer, refuse, refuseStale, refuseWith } from '../testing/index.js'
import { cancelConnectionShift, updateConnectionShift, visitRecord, type Visit } from './connectionCalls.js'
import { createVisitForm } from './visitForm.js'
import { mayChangeVisit, visitErrors, visitMaxHours } from './visits.js'
import { createVisit } from './visitStore.js'
import { visitTexts as texts } from './visitTexts.js'

const now = new Date('2026-11-21T12:00:00Z')

describe('a visit that is moved', () => {
  const planned = { start: '2026-11-23T17:00:00Z', end: '2026-11-23T21:00:00Z' }
  it.each([
    [{}, {}],
    [{ start: '2026-11-21T12:00:01Z' }, { end: texts.tooLong }],
    [{ start: '2026-11-21T12:00:01Z', end: '2026-11-22T12:00:01Z' }, {}],
    [{ start: '2026-11-21T12:00:00Z', end: '2026-11-21T13:00:00Z' }, { start: texts.inPast }],
    [{ start: '' }, { start: texts.timeRequired }],
    [{ end: '' }, { end: texts.timeRequired }],
    [{ end: '2026-11-23T17:00:00Z' }, { end: texts.endBeforeStart }],
    [{ end: '2026-11-23T17:00:01Z' }, {}],
    [{ end: '2026-11-24T17:00:01Z' }, { end: texts.tooLong }],
  ])('to %j: %j', (change, errors) => expect(visitErrors({ ...planned, ...change }, now)).toEqual(errors))

  it('says of what is no visit that its times are missing, and how long one may be', () => {
    expect(visitErrors(null as never, now)).toEqual({ start: texts.timeRequired, end: texts.timeRequired })
    expect(texts.tooLong[0]).toContain(` ${visitMaxHours} `)
  })
})

describe('a visit may be changed', () => {
  const ahead = { start: '2026-11-21T12:00:01Z', cancelled: false, clock_in_at: null }
  it.each([
    ['while it lies ahead', {}, true],
    ['not once it has begun', { start: '2026-11-21T12:00:00Z' }, false],
    ['not once it was cancelled', { cancelled: true }, false],
    ['not once somebody has clocked in', { clock_in_at: '2026-11-21T11:55:00Z' }, false],
    ['not at an unknown time', { start: 'soon' }, false],
  ])('%s', (_, change, may) => expect(mayChangeVisit({ ...ahead, ...change }, now)).toBe(may))

  it('is nothing that is said of no visit', () => expect(mayChangeVisit(null as never, now)).toBe(false))
})

describe('the editor of a visit', () => {
  function open(given: Partial<Visit> = {}, at = now, lost = 0) {
    const server = fakeServer()
    const keys: (string | null)[] = []
    const visit = aVisit(given)
    server.on(updateConnectionShift, ({ body, headers }) => {
      keys.push(headers.get('Idempotency-Key'))
      return { ...visit, ...body }
    })
    const saved: Visit[] = []
    const fetch = losingAnswers(server.fetch, lost)
    const care = withAttempts(createClient({ fetch, pause: async () => {} }), createAttempts())
    const form = createVisitForm(
      care,
      visit,
      () => at.getTime(),
      (moved) => saved.push(moved),
    )
    return { server, form, saved, keys }
  }

  it('begins with the day and the times where the visit takes place', () => {
    const { form } = open({ start: '2026-11-24T03:30:00Z', end: '2026-11-24T09:00:00Z', note: 'Side door' })
    expect(form.data.value).toEqual({
      day: '11/23/2026',
      start: '19:30',
      end: '01:00',
      note: 'Side door',
      scope: 'one',
    })
  })

  it('sends instants, the end on the next day where it is at or before the start, and the note trimmed', async () => {
    const { server, form, saved } = open()
    form.fields.day.set('11/24/2026')
    form.fields.start.set('22:00')
    form.fields.end.set('06:00')
    form.fields.note.set(' Side door ')
    expect(await form.submit()).toBe(true)
    expect([server.seen[0]?.params, server.seen[0]?.body]).toEqual([
      { id: '81', shiftId: '171' },
      {
        ...{ start: '2026-11-25T06:00:00.000Z', end: '2026-11-25T14:00:00.000Z', note: 'Side door' },
        version: versionFor(visitRecord, aVisit()),
      },
    ])
    expect(saved.map(({ note }) => note)).toEqual(['Side door'])
  })

  it('counts once when its answer was lost, and anew when something was changed', async () => {
    const { form, keys } = open({}, now, 1)
    form.fields.note.set('Side door')
    expect([await form.submit(), await form.submit()]).toEqual([false, true])
    form.fields.note.set('Front door')
    await form.submit()
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  })

  it('moves a visit by the clock of its place also on a day on which that changes', async () => {
    const { server, form } = open({}, new Date('2026-10-01T12:00:00Z'))
    form.fields.day.set('10/31/2026')
    form.fields.start.set('23:00')
    form.fields.end.set('07:00')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({
      start: '2026-11-01T06:00:00.000Z',
      end: '2026-11-01T15:00:00.000Z',
    })
  })

  it('leaves a visit in an hour that comes twice where it is when only its note changes', async () => {
    const second = { start: '2026-11-01T09:30:00.000Z', end: '2026-11-01T12:00:00.000Z' }
    const { server, form } = open(second, new Date('2026-10-01T12:00:00Z'))
    expect(form.data.value).toMatchObject({ day: '11/01/2026', start: '01:30', end: '04:00' })
    form.fields.note.set('Side door')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({ ...second, note: 'Side door' })
  })

  it.each([
    ['day', '11/24/2026', '2026-11-24T17:00:00.000Z', '2026-11-24T21:00:00.000Z'],
    ['start', '10:00', '2026-11-23T18:00:00.000Z', '2026-11-23T21:00:00.000Z'],
    ['end', '12:00', '2026-11-23T17:00:00.000Z', '2026-11-23T20:00:00.000Z'],
  ] as const)('moves a visit where its %s alone is changed', async (name, value, start, end) => {
    const { server, form } = open()
    form.fields[name].set(value)
    await form.submit()
    expect(server.seen[0]?.body).toMatchObject({ start, end })
  })

  it('says beside each field what is wrong, and sends nothing', async () => {
    const { server, form } = open()
    const { day, start, end, note } = form.fields
    day.set('11/31/2026')
    expect([await form.submit(), day.shownError.value, start.shownError.value]).toEqual([
      false,
      texts.dayRequired,
      null,
    ])
    day.set('11/20/2026')
    end.set('')
    note.set('x'.repeat(1001))
    expect(await form.submit()).toBe(false)
    expect([start.shownError.value, end.shownError.value]).toEqual([texts.inPast, texts.timeRequired])
    expect(note.shownError.value).not.toBeNull()
    expect(server.seen).toEqual([])
  })

  it('puts the server’s refusal beside its field, and keeps what was typed', async () => {
    const { server, form, saved } = open()
    server.on(updateConnectionShift, () => refuse({ start: ['Somebody else is there.'] }))
    form.fields.start.set('10:00')
    expect([await form.submit(), form.fields.start.shownError.value, form.data.value.start]).toEqual([
      false,
      'Somebody else is there.',
      '10:00',
    ])
    expect(saved).toEqual([])
  })
})

describe('a visit that the other side has changed meanwhile', () => {
  const visit = aVisit({ start: '2026-11-24T17:00:00.000Z', end: '2026-11-24T21:00:00.000Z', note: '' })
  const moved = { ...visit, start: '2026-11-25T18:00:00.000Z', end: '2026-11-25T20:00:00.000Z' }
  function open(there: Visit) {
    const server = fakeServer()
    let now = there
    const stale = (version: string | undefined) => version !== versionFor(visitRecord, now)
    server
      .on(updateConnectionShift, ({ body: { version, ...change } }) =>
        stale(version) ? refuseStale(now) : (now = { ...now, ...(change as Partial<Visit>) }),
      )
      .on(cancelConnectionShift, ({ query }) =>
        stale(query.version) ? refuseStale(now) : (now = { ...now, cancelled: true }),
      )
    const toasts = createToasts(() => {})
    const care = createClient({ fetch: server.fetch, pause: async () => {} })
    const at = () => Date.parse('2026-11-20T12:00:00Z')
    return {
      ...{ toasts, now: () => now, store: createVisit(care, toasts, visit) },
      form: createVisitForm(care, visit, at, () => {}),
    }
  }

  it('keeps the new time where only the note is changed here', async () => {
    const { form, now } = open(moved)
    form.fields.note.set('Side door')
    expect([await form.submit(), now()]).toEqual([true, { ...moved, note: 'Side door' }])
  })

  it.each([
    ['mine', { start: '2026-11-24T17:30:00.000Z', end: visit.end }],
    ['theirs', { start: moved.start, end: moved.end }],
  ] as const)('asks when it is to be, as a whole: %s', async (choice, stays) => {
    const { form, now } = open(moved)
    form.fields.start.set('09:30')
    expect(await form.submit()).toBe(false)
    expect(form.conflicts.value).toMatchObject([
      { name: 'day', theirs: { day: '11/25/2026', start: '10:00', end: '12:00' } },
    ])
    form.choose('day', choice)
    expect([await form.submit(), now()]).toMatchObject([true, stays])
  })

  it('is not cancelled unseen: it is shown as it is now, and then may be', async () => {
    const { store, toasts } = open(moved)
    await store.cancel.run()
    expect([store.visit.value, store.cancel.error.value?.kind, toasts.list.value]).toEqual([
      moved,
      'conflict',
      [],
    ])
    await store.cancel.run()
    expect(store.visit.value).toEqual({ ...moved, cancelled: true })
  })
})

describe('a visit on its page', () => {
  it('is cancelled in place, and changes as it is clocked; a cancelling that fails says why', async () => {
    const server = fakeServer()
    const toasts = createToasts(() => {})
    const visit = aVisit()
    const store = createVisit(createClient({ fetch: server.fetch, pause: async () => {} }), toasts, visit)
    server.on(cancelConnectionShift, () => refuseWith(409, 'It has begun.'))
    await store.cancel.run()
    expect(store.visit.value).toEqual(visit)
    store.set({ clock_in_at: '2026-11-23T17:00:00Z' })
    expect(store.visit.value).toEqual({ ...visit, clock_in_at: '2026-11-23T17:00:00Z' })
    server.on(cancelConnectionShift, () => ({ ...visit, cancelled: true }))
    await store.cancel.run()
    expect([store.visit.value.cancelled, server.seen.at(-1)?.params]).toEqual([
      true,
      { id: '81', shiftId: '171' },
    ])
    expect(toasts.list.value.map(({ kind, text }) => [kind, text])).toEqual([
      ['error', 'It has begun.'],
      ['success', texts.canceled],
    ])
  })
})
