import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { aHiredConnection, fakeServer, refuseWith } from '../../testing/index.js'
import { withHostileValues } from '../../testing/hostile.js'
import { updateConnection } from '../connectionCalls.js'
import { createConnectionForm, isWorking, mayMoveStart } from './connectionForm.js'
import { connectionErrorTexts } from './hubTexts.js'
import { offerErrorTexts } from '../offers/offerTexts.js'

const today = '2026-11-21'
const ahead = aHiredConnection({ start_date: '2026-12-05', end_date: '2026-12-31' })

describe('two who work together', () => {
  it.each([
    [{}, true, false],
    [{ end_date: today }, true, false],
    [{ end_date: '2026-11-20' }, false, false],
    [{ hire_stage: 2 }, false, false],
    [{ start_date: today }, true, false],
    [{ start_date: '2026-11-22' }, true, true],
    [{ start_date: '2026-11-22', end_date: '2026-11-20' }, false, false],
    [{ start_date: null }, true, false],
  ])('with %j: %s, and may move the first day: %s', (given, works, moves) => {
    const connection = aHiredConnection(given)
    expect([isWorking(connection, today), mayMoveStart(connection, today)]).toEqual([works, moves])
  })

  it('are judged without throwing, whatever comes', () => {
    for (const judge of [isWorking, mayMoveStart])
      for (const { answer } of withHostileValues(2, (a: never, b: never) => judge(a, b)))
        expect(answer).toBe(false)
  })
})

function open(side: 'family' | 'caregiver', connection = ahead) {
  const server = fakeServer()
  server.on(updateConnection, () => connection)
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { server, form: createConnectionForm(care, connection, { side, today }, () => {}) }
}

describe('changing what stands between two', () => {
  it('sends how they reach each other, and the first day only where it was moved', async () => {
    const { server, form } = open('family')
    form.fields.contact_types.set(['email'])
    expect(await form.submit()).toBe(true)
    form.fields.start_date.set('12/07/2026')
    expect(await form.submit()).toBe(true)
    expect(server.seen.map(({ body }) => body)).toEqual([
      { contact_types: ['email'] },
      { contact_types: ['email'], start_date: '2026-12-07' },
    ])
  })

  it('takes a way to be reached, and a day within the work that is not past', async () => {
    const { server, form } = open('family')
    form.fields.contact_types.set([])
    form.fields.start_date.set('11/20/2026')
    expect(await form.submit()).toBe(false)
    expect(form.fields.contact_types.shownError.value).toBe(offerErrorTexts.contactTypes)
    expect(form.fields.start_date.shownError.value).toBe(offerErrorTexts.startInPast)
    form.fields.start_date.set('01/01/2027')
    expect(form.fields.start_date.error.value).toBe(connectionErrorTexts.startAfterEnd)
    expect(server.seen).toEqual([])
  })

  it('leaves the first day alone for a caregiver, and says what the server refuses', async () => {
    const { server, form } = open('caregiver')
    form.fields.start_date.set('not a day')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ contact_types: ['message', 'phone'] })
    server.on(updateConnection, () => refuseWith(409))
    expect(await form.submit()).toBe(false)
    expect(form.failure.value?.kind).toBe('conflict')
  })
})
