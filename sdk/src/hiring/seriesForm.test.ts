import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { createToasts } from '../kit/state/toasts.js'
import { aVisit, aVisitSeries, fakeServer, refuse } from '../testing/index.js'
import { addConnectionShift, listVisits } from './connectionCalls.js'
import {
  addVisitSeries,
  endVisitSeries,
  listVisitSeries,
  updateVisitSeries,
  visitSeriesRecord,
} from './seriesCalls.js'
import { createNewVisitsForm, createSeriesForm, type PlannedNew } from './seriesForm.js'
import { createConnectionVisits } from './seriesStore.js'
import { seriesTexts } from './seriesTexts.js'
import { visitTexts } from './visitTexts.js'

const zone = 'America/Los_Angeles'
const now = () => Date.parse('2026-11-21T12:00:00Z')
function open() {
  const server = fakeServer()
  server
    .on(addConnectionShift, () => aVisit())
    .on(addVisitSeries, () => [aVisitSeries()])
    .on(updateVisitSeries, () => [aVisitSeries()])
    .on(endVisitSeries, () => [])
  return { server, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
}
function newVisits() {
  const { server, care } = open()
  const planned: PlannedNew[] = []
  const form = createNewVisitsForm(care, { connectionId: 81, zone }, now, (one) => planned.push(one))
  return { server, form, planned }
}

describe('a new visit', () => {
  it('begins tomorrow, and is sent as instants of the place', async () => {
    const { server, form, planned } = newVisits()
    expect(form.data.value).toMatchObject({ repeats: 'once', day: '11/22/2026' })
    form.fields.start.set('22:00')
    form.fields.end.set('06:00')
    form.fields.note.set(' Side door ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ start: '2026-11-23T06:00:00.000Z', end: '2026-11-23T14:00:00.000Z', note: 'Side door' },
    })
    expect(planned).toEqual([{ visit: aVisit() }])
  })

  it('in the past, or of no day, is not sent', async () => {
    const { server, form } = newVisits()
    form.fields.day.set('11/20/2026')
    expect([await form.submit(), form.fields.start.shownError.value]).toEqual([false, visitTexts.inPast])
    form.fields.day.set('someday')
    expect([await form.submit(), form.fields.day.shownError.value]).toEqual([false, visitTexts.dayRequired])
    expect(server.seen).toEqual([])
  })
})

describe('new weekly visits', () => {
  it('are sent as a schedule of the days chosen', async () => {
    const { server, form, planned } = newVisits()
    form.fields.repeats.set('weekly')
    expect([await form.submit(), form.fields.days.shownError.value]).toEqual([
      false,
      seriesTexts.daysRequired,
    ])
    form.fields.days.set([1, 3])
    form.fields.to_day.set('11/20/2026')
    expect([await form.submit(), form.fields.to_day.shownError.value]).toEqual([
      false,
      seriesTexts.endBeforeStart,
    ])
    form.fields.to_day.set('')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      schedule: [
        { day_of_week: 1, start_time: '09:00', end_time: '13:00' },
        { day_of_week: 3, start_time: '09:00', end_time: '13:00' },
      ],
      ...{ from_day: '2026-11-22', to_day: null, note: '' },
    })
    expect(planned).toEqual([{ series: [aVisitSeries()] }])
  })

  it('that the server refuses keep what was typed', async () => {
    const { server, form } = newVisits()
    form.fields.repeats.set('weekly')
    form.fields.days.set([1])
    server.on(addVisitSeries, () => refuse({ non_field_errors: ['Not available then.'] }))
    expect([await form.submit(), form.data.value.days]).toEqual([false, [1]])
  })
})

describe('a change of weekly visits', () => {
  const change = () => {
    const { server, care } = open()
    const series = aVisitSeries()
    const all: unknown[] = []
    const form = createSeriesForm(care, 81, series, now, (now) => all.push(now))
    return { server, form, series, all }
  }

  it('sends what was changed, from when, and what was seen of it', async () => {
    const { server, form, series, all } = change()
    expect(form.data.value.since).toBe('11/23/2026')
    form.fields.start.set('10:00')
    form.fields.since.set('12/07/2026')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ start_time: '10:00', since: '2026-12-07' },
      version: versionFor(visitSeriesRecord, series, { start_time: '10:00' }),
    })
    expect(all).toEqual([[aVisitSeries()]])
  })

  it('from the past, or to a last day before it, is not sent', async () => {
    const { server, form } = change()
    form.fields.since.set('11/20/2026')
    form.fields.to_day.set('11/19/2026')
    expect([
      await form.submit(),
      form.fields.since.shownError.value,
      form.fields.to_day.shownError.value,
    ]).toEqual([false, seriesTexts.fromInPast, seriesTexts.endBeforeStart])
    expect(server.seen).toEqual([])
  })
})

describe('the visits of a connection', () => {
  it('are its own that are not over, with the weekly ones; ending these loads both anew', async () => {
    const { server, care } = open()
    const mine = aVisit()
    const over = aVisit({ id: 1, start: '2026-11-20T17:00:00Z', end: '2026-11-20T21:00:00Z' })
    server
      .on(listVisits, () => [over, mine, aVisit({ id: 2, connection_id: 82 })])
      .on(listVisitSeries, () => [aVisitSeries()])
    const toasts = createToasts(() => {})
    const store = createConnectionVisits(care, toasts, { id: 81, zone }, now)
    await store.planned.load()
    expect(store.planned.data.value).toEqual({ visits: [mine], series: [aVisitSeries()] })
    server.on(listVisitSeries, () => [])
    await store.end.run(aVisitSeries(), '2026-12-07')
    await expect.poll(() => store.planned.data.value?.series).toEqual([])
    const ended = server.seen.find(({ params }) => params['seriesId'] === '177')
    expect(ended?.query).toMatchObject({ since: '2026-12-07' })
  })

  it('begin with those that came with the page, for which nobody is asked', () => {
    const { server, care } = open()
    const loaded = { visits: [aVisit()], series: [aVisitSeries()] }
    const store = createConnectionVisits(
      care,
      createToasts(() => {}),
      { id: 81, zone },
      now,
      loaded,
    )
    expect(store.planned.data.value).toEqual(loaded)
    expect(server.seen).toEqual([])
  })
})
