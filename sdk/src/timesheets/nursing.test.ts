import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { message } from '../kit/text.js'
import { createToasts } from '../kit/state/toasts.js'
import { aNursingTimesheet, anOwnShift, fakeServer, refuse, refuseStale } from '../testing/index.js'
import { handInErrors, nursingHoursErrors, nursingMinutes } from './nursing.js'
import {
  updateNursingTimesheet,
  nursingTimesheetRecord,
  startNursingTimesheet,
  submitNursingTimesheet,
  updateNursingPhotos,
  type NursingTimesheet,
} from './nursingCalls.js'
import { createNursingTimesheet } from './nursingStore.js'
import { nursingTexts as texts } from './nursingTexts.js'

const shift = { start: '2026-11-20T15:00:00Z', end: '2026-11-20T23:00:00Z' }
const hours = { ...shift, break_minutes: 30 }
const now = new Date('2026-11-21T12:00:00Z')

describe('the hours of a nursing shift', () => {
  it.each([
    [{}, 450],
    [{ break_minutes: null }, 480],
    [{ break_minutes: 479 }, 1],
    [{ break_minutes: 480 }, null],
    [{ break_minutes: 0.5 }, null],
    [{ break_minutes: -1 }, null],
    [{ break_minutes: '30' as never }, null],
    [{ end: '2026-11-20T22:59:29Z' }, 449],
    [{ end: '2026-11-20T22:59:30Z' }, 450],
    [{ end: '2026-11-20T15:00:00Z', break_minutes: 0 }, null],
    [{ end: '2026-11-20T14:00:00Z' }, null],
    // By the clock from 23:00 to 07:00, on the nights on which it is set back and forward.
    [{ start: '2026-11-01T06:00:00Z', end: '2026-11-01T15:00:00Z' }, 510],
    [{ start: '2026-03-08T07:00:00Z', end: '2026-03-08T14:00:00Z' }, 390],
    [{ end: 'x' }, null],
  ])('with %j are %s minutes', (change, minutes) =>
    expect(nursingMinutes({ ...hours, ...change })).toBe(minutes),
  )
  it.each([
    [{}, {}],
    [{ start: '' }, { start: texts.timeRequired }],
    [{ end: '' }, { end: texts.timeRequired }],
    [{ end: '2026-11-20T15:00:00Z' }, { end: texts.endBeforeStart }],
    [{ end: '2026-11-20T15:31:00Z' }, {}],
    [{ end: '2026-11-21T13:00:00Z' }, { end: texts.inFuture }],
    [{ break_minutes: null }, {}],
    [{ end: '2026-11-20T15:01:00Z', break_minutes: null }, {}],
    [{ break_minutes: -1 }, { break_minutes: texts.breakWrong }],
    [{ break_minutes: 0.5 }, { break_minutes: texts.breakWrong }],
    [{ break_minutes: 479 }, {}],
    [{ break_minutes: 480 }, { break_minutes: texts.breakTooLong }],
  ])('with %j: %j', (change, errors) =>
    expect(nursingHoursErrors({ ...hours, ...change }, shift, now)).toEqual(errors),
  )
  it('lie within four hours of the shift, in the past', () => {
    const farthest = { start: '2026-11-20T11:00:00Z', end: '2026-11-21T03:00:00Z' }
    expect(nursingHoursErrors(farthest, shift, new Date(farthest.end))).toEqual({})
    expect(nursingHoursErrors(farthest, shift, new Date(Date.parse(farthest.end) - 1))).toEqual({
      end: texts.inFuture,
    })
    const far = { start: '2026-11-20T10:59:59Z', end: '2026-11-21T03:00:01Z' }
    const error = message(texts.farFromShift, { hours: 4 })
    expect(nursingHoursErrors(far, shift, now)).toEqual({ start: error, end: error })
    const after = { start: '2026-11-21T03:00:01Z', end: '2026-11-21T04:00:00Z' }
    expect(nursingHoursErrors(after, shift, now)).toEqual({ start: error, end: error })
    const before = { start: '2026-11-20T09:00:00Z', end: '2026-11-20T10:59:59Z' }
    expect(nursingHoursErrors(before, shift, now)).toEqual({ start: error, end: error })
  })
  it('are missing of what is no timesheet', () => {
    expect(nursingHoursErrors(null as never, shift, now)).toEqual({
      start: texts.timeRequired,
      end: texts.timeRequired,
    })
    expect(nursingMinutes(null as never)).toBeNull()
  })
  it('are handed in with who signed them and a photo', () => {
    expect(handInErrors({ supervisor: ' ', photos: 0 })).toEqual({
      supervisor: texts.supervisorRequired,
      photos: texts.photoRequired,
    })
    expect(handInErrors({ supervisor: 'P. Grant', photos: 1 })).toEqual({})
  })
})

describe('the editor of a timesheet', () => {
  const picture = () => new File(['x'], 'sheet.png', { type: 'image/png' })
  function setUp() {
    const server = fakeServer()
    const care = createClient({ fetch: server.fetch, pause: async () => {} })
    const editor = createNursingTimesheet(
      care,
      createToasts(() => {}),
      {
        ...{ shift: anOwnShift(shift), saved: null, now: () => now.getTime() },
      },
    )
    const sheet = aNursingTimesheet({ id: 3, ...shift, supervisor: '' })
    server
      .on(startNursingTimesheet, ({ body: { shift_id: _, ...begun } }) => ({
        ...sheet,
        ...(begun as Partial<NursingTimesheet>),
      }))
      .on(updateNursingTimesheet, () => sheet)
      .on(updateNursingPhotos, () => ({ ...sheet, photos: [{ id: 1, photo: '/p' }] }))
      .on(submitNursingTimesheet, () => ({ ...sheet, status: 1 }))
    return { server, editor }
  }

  it('begins with the times of the shift by its facility’s clock, and asks for what is missing', async () => {
    const { server, editor } = setUp()
    expect([editor.form.data.value.start, editor.form.data.value.end]).toEqual(['07:00', '15:00'])
    expect(await editor.form.submit()).toBe(false)
    const { supervisor, photos } = editor.form.fields
    expect([supervisor.shownError.value, photos.shownError.value]).toEqual([
      texts.supervisorRequired,
      texts.photoRequired,
    ])
    expect(server.seen).toEqual([])
  })

  it('keeps what fails to be sent, and hands in once all of it has arrived', async () => {
    const { server, editor } = setUp()
    editor.form.fields.supervisor.set('P. Grant')
    editor.addPhotos([picture(), new File(['x'], 'a.pdf', { type: 'application/pdf' })])
    expect([editor.waiting.value.length, editor.refused.value]).toEqual([1, expect.anything()])
    server.on(updateNursingPhotos, () => refuse({ photo: ['Too dark.'] }))
    expect(await editor.form.submit()).toBe(false)
    expect(editor.waiting.value[0]?.upload).toEqual({ state: 'failed', error: 'Too dark.' })
    expect(editor.dirty.value).toBe(true)
    server.on(updateNursingPhotos, () => aNursingTimesheet({ photos: [{ id: 1, photo: '/p' }] }))
    expect(await editor.form.submit()).toBe(true)
    expect([editor.waiting.value, editor.timesheet.value?.status, editor.dirty.value]).toEqual([[], 1, false])
  })

  describe('that was begun or changed in another tab meanwhile', () => {
    function tab(saved: NursingTimesheet | null, there: NursingTimesheet) {
      const { server } = setUp()
      let now = there
      server
        .on(startNursingTimesheet, () => now)
        .on(updateNursingTimesheet, ({ body: { version, ...change } }) =>
          version === versionFor(nursingTimesheetRecord, now)
            ? (now = { ...now, ...(change as Partial<NursingTimesheet>) })
            : refuseStale(now),
        )
      const editor = createNursingTimesheet(
        createClient({ fetch: server.fetch, pause: async () => {} }),
        createToasts(() => {}),
        { shift: anOwnShift(shift), saved, now: () => Date.parse('2026-11-21T12:00:00Z') },
      )
      return { editor, now: () => now }
    }
    const times = { start: '2026-11-20T15:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
    const seen = aNursingTimesheet({ id: 3, ...times, supervisor: '', note: '', photos: [] })
    const photo = { id: 1, photo: '/p' }

    it('keeps both changes, and the photo that was added there', async () => {
      const { editor, now } = tab(seen, { ...seen, supervisor: 'P. Grant', photos: [photo] })
      editor.form.fields.note.set('Quiet night.')
      expect([await editor.save(), now()]).toMatchObject([
        true,
        { note: 'Quiet night.', supervisor: 'P. Grant' },
      ])
      expect([editor.form.data.value.photos, editor.form.conflicts.value]).toEqual([1, []])
    })

    it('asks for the hours as one, and goes through with the choice', async () => {
      const { editor, now } = tab(seen, { ...seen, end: '2026-11-20T22:00:00.000Z' })
      editor.form.fields.start.set('07:30')
      expect(await editor.save()).toBe(false)
      expect(editor.form.conflicts.value).toMatchObject([
        { name: 'start', theirs: { start: '07:00', end: '14:00' } },
      ])
      editor.form.choose('start', 'mine')
      expect([await editor.save(), now()]).toMatchObject([
        true,
        { start: '2026-11-20T15:30:00.000Z', end: times.end },
      ])
    })

    it('is not overwritten by a tab that knows of none', async () => {
      const { editor, now } = tab(null, { ...seen, note: 'By the other tab.', supervisor: 'P. Grant' })
      editor.form.fields.note.set('By this one.')
      expect(await editor.save()).toBe(false)
      expect(editor.form.conflicts.value).toMatchObject([{ name: 'note', theirs: 'By the other tab.' }])
      editor.form.choose('note', 'mine')
      expect([await editor.save(), now()]).toMatchObject([
        true,
        { note: 'By this one.', supervisor: 'P. Grant' },
      ])
    })
  })

  it('takes over the times of the clock, but for what was typed', async () => {
    const { editor } = setUp()
    editor.clocked({ clock_in_at: '2026-11-20T15:10:00Z', clock_out_at: null })
    expect([editor.form.data.value.start, editor.form.data.value.end, editor.dirty.value]).toEqual([
      ...['07:10', '15:00'],
      false,
    ])
    editor.form.fields.start.set('07:05')
    editor.form.fields.supervisor.set('P. Grant')
    editor.clocked({ clock_in_at: '2026-11-20T15:10:00Z', clock_out_at: '2026-11-20T23:20:00Z' })
    expect(editor.form.data.value).toMatchObject({ start: '07:05', end: '15:20', supervisor: 'P. Grant' })
    await editor.save()
    editor.clocked({ clock_in_at: '2026-11-20T15:10:00Z', clock_out_at: '2026-11-20T23:30:00Z' })
    expect(editor.form.data.value.end).toBe('15:20')
  })

  it("takes over the clock's breaks once it is over, but for what was typed", () => {
    const { editor } = setUp()
    const clock_in_at = '2026-11-20T15:10:00Z'
    const clock_breaks = [
      { begin: '2026-11-20T18:00:00Z', end: '2026-11-20T18:20:00Z' },
      { begin: '2026-11-20T21:00:00Z', end: '2026-11-20T21:10:40Z' },
    ]
    editor.clocked({ clock_in_at, clock_out_at: null, clock_breaks })
    expect(editor.form.data.value.break_minutes).toBe(0)
    editor.clocked({ clock_in_at, clock_out_at: '2026-11-20T23:20:00Z', clock_breaks })
    expect([editor.form.data.value.break_minutes, editor.dirty.value]).toEqual([30, false])
    editor.form.fields.break_minutes.set(45)
    editor.clocked({ clock_in_at, clock_out_at: '2026-11-20T23:21:00Z', clock_breaks: [] })
    expect(editor.form.data.value.break_minutes).toBe(45)
  })

  it('says how its hours lie: on one day, over midnight, or in one minute, which is no night', () => {
    const { editor } = setUp()
    expect(editor.span.value).toBe('day')
    editor.form.fill({ end: '01:00' })
    expect(editor.span.value).toBe('overnight')
    editor.form.fill({ end: '' })
    expect(editor.span.value).toBe('day')
    const clocked = setUp().editor
    clocked.clocked({ clock_in_at: '2026-11-20T15:04:10Z', clock_out_at: '2026-11-20T15:04:50Z' })
    expect(clocked.span.value).toBe('none')
  })

  it('takes in what was saved elsewhere, unless something typed here would be lost', () => {
    const { editor } = setUp()
    editor.set(aNursingTimesheet({ ...shift, supervisor: 'P. Grant', status: 1 }))
    expect([editor.timesheet.value?.status, editor.form.data.value.supervisor]).toEqual([1, 'P. Grant'])
    expect(editor.dirty.value).toBe(false)
    editor.form.fields.note.set('Stayed on.')
    editor.set(aNursingTimesheet({ ...shift, status: 3 }))
    expect([editor.timesheet.value?.status, editor.form.data.value.note]).toEqual([1, 'Stayed on.'])
  })

  it('is sent once, however often and wherever it is pressed meanwhile', async () => {
    const { server, editor } = setUp()
    const first = editor.save()
    expect([editor.form.busy.value, await editor.form.submit(), await editor.save()]).toEqual([
      ...[true, false],
      false,
    ])
    expect([await first, editor.form.busy.value]).toEqual([true, false])
    expect(server.seen.filter(({ call }) => call === startNursingTimesheet)).toHaveLength(1)
  })

  it('is kept for later without a photo', async () => {
    const { server, editor } = setUp()
    expect(await editor.save()).toBe(true)
    expect(server.seen.map(({ call }) => call)).not.toContain(submitNursingTimesheet)
    expect(editor.dirty.value).toBe(false)
  })

  function openAt(given: Partial<Parameters<typeof anOwnShift>[0]>, clock: () => string) {
    const server = fakeServer()
    const sheet = aNursingTimesheet({ id: 3, ...shift })
    server
      .on(startNursingTimesheet, ({ body: { shift_id: _, ...begun } }) => ({
        ...sheet,
        ...(begun as Partial<NursingTimesheet>),
      }))
      .on(updateNursingTimesheet, ({ body: { start = '', end = '' } }) => ({ ...sheet, start, end }))
    const editor = createNursingTimesheet(
      createClient({ fetch: server.fetch, pause: async () => {} }),
      createToasts(() => {}),
      { shift: anOwnShift({ ...shift, ...given }), saved: null, now: () => Date.parse(clock()) },
    )
    return { server, editor }
  }

  it('is sent once the hours have come that had not when they were typed', async () => {
    let present = '2026-11-20T22:59:59Z'
    const { server, editor } = openAt({}, () => present)
    expect([await editor.save(), editor.form.fields.end.shownError.value]).toEqual([false, texts.inFuture])
    expect([await editor.save(), server.seen]).toEqual([false, []])
    present = '2026-11-20T23:00:00Z'
    expect([await editor.save(), editor.form.fields.end.shownError.value]).toEqual([true, null])
  })

  it('sends the minute of the clock, also in an hour that comes twice in its night', async () => {
    const evening = { start: '2026-11-01T00:00:00Z', end: '2026-11-01T08:00:00Z' }
    const clocked = { clock_in_at: '2026-10-31T23:58:20Z', clock_out_at: '2026-11-01T09:10:20Z' }
    const { server, editor } = openAt({ ...evening, ...clocked }, () => '2026-11-21T12:00:00Z')
    expect([editor.form.data.value.start, editor.form.data.value.end]).toEqual(['16:58', '01:10'])
    expect(await editor.save()).toBe(true)
    const sent = { start: '2026-10-31T23:58:00.000Z', end: '2026-11-01T09:10:00.000Z' }
    expect(server.seen.at(-1)?.body).toMatchObject(sent)
    editor.form.fields.note.set('The night nurse was late.')
    await editor.save()
    expect(server.seen.at(-1)?.body).toMatchObject(sent)
    editor.form.fields.end.set('00:50')
    await editor.save()
    expect(server.seen.at(-1)?.body).toMatchObject({ ...sent, end: '2026-11-01T07:50:00.000Z' })
  })

  it('says that a time is missing where it was cleared', async () => {
    const { server, editor } = openAt({}, () => '2026-11-21T12:00:00Z')
    editor.form.fields.start.set('')
    editor.form.fields.end.set('')
    const { start, end } = editor.form.fields
    expect([await editor.save(), start.shownError.value, end.shownError.value, server.seen]).toEqual([
      ...[false, texts.timeRequired, texts.timeRequired],
      [],
    ])
  })

  it('asks for the times where the zone of the facility is not known', async () => {
    const facility = { ...anOwnShift().facility, time_zone: 'Nowhere/Else' }
    const { editor } = openAt({ facility }, () => '2026-11-21T12:00:00Z')
    const { start, end } = editor.form.fields
    expect([start.value.value, end.value.value, await editor.save()]).toEqual(['', '', false])
    expect([start.shownError.value, end.shownError.value]).toEqual([texts.timeRequired, texts.timeRequired])
  })

  it('takes hours across midnight by the day that lies nearest to the shift', async () => {
    const night = { start: '2026-11-20T07:00:00Z', end: '2026-11-20T15:00:00Z' }
    const { server, editor } = openAt(night, () => '2026-11-21T12:00:00Z')
    expect([editor.form.data.value.start, editor.form.data.value.end]).toEqual(['23:00', '07:00'])
    editor.form.fields.start.set('00:15')
    editor.form.fields.end.set('06:30')
    expect(await editor.save()).toBe(true)
    expect(server.seen.at(-1)?.body).toMatchObject({
      start: '2026-11-20T08:15:00.000Z',
      end: '2026-11-20T14:30:00.000Z',
    })
  })
})
