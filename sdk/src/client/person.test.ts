import { signal } from '@preact/signals-core'
import { object, string, type } from '../kit/structs/struct.js'
import { expect, it, vi } from 'vitest'
import { answerRaw, fakeServer } from '../testing/fakeServer.js'
import { call } from './call.js'
import { otherPersonHeader, personHeader } from './constants.js'
import { createPersonalClient } from './person.js'

const save = call('POST /v1/notes/', { in: object({ text: string() }), out: type({ text: string() }) })
const note = { body: { text: 'mine' } }

function setUp(id: number | null) {
  const person = signal(id)
  const seen: (string | null)[] = []
  let answer = (): { text: string } | Promise<{ text: string }> => ({ text: 'kept' })
  const server = fakeServer().on(save, ({ headers }) => {
    seen.push(headers.get(personHeader))
    return answer()
  })
  const onOtherPerson = vi.fn<() => void>()
  const pause = vi.fn<() => Promise<void>>(async () => {})
  const care = createPersonalClient({ fetch: server.fetch, person, onOtherPerson, pause })
  return { person, seen, server, onOtherPerson, care, answerWith: (how: typeof answer) => (answer = how) }
}

it('says for whom a call was begun; a visitor’s says nothing', async () => {
  const { care, person, seen } = setUp(null)
  await care.call(save, note)
  person.value = 7
  await care.call(save, note)
  expect(seen).toEqual([null, '7'])
})

it('ends what waits once its person is gone, and never sends it as the next one', async () => {
  const { care, person, seen, answerWith } = setUp(7)
  answerWith(() => answerRaw('', { status: 401 }))
  let renewed: (isRenewed: boolean) => void = () => {}
  care.onSessionEnd(() => new Promise((resolve) => (renewed = resolve)))
  const ended = care.call(save, note).catch((error: unknown) => error)
  await vi.waitFor(() => expect(seen).toEqual(['7']))
  person.value = 8
  renewed(true)
  expect(await ended).toMatchObject({ kind: 'aborted' })
  expect(seen).toEqual(['7'])
})

it('goes on for the same person who is back', async () => {
  const { care, seen, answerWith } = setUp(7)
  answerWith(() => answerRaw('', { status: 401 }))
  care.onSessionEnd(async () => {
    answerWith(() => ({ text: 'kept' }))
    return true
  })
  expect(await care.call(save, note)).toEqual({ text: 'kept' })
  expect(seen).toEqual(['7', '7'])
})

it('lets a visitor who signs up go on with what waits', async () => {
  const { care, person, answerWith } = setUp(null)
  answerWith(async () => {
    person.value = 9
    return { text: 'kept' }
  })
  expect(await care.call(save, note)).toEqual({ text: 'kept' })
})

it('tells that the session is somebody else’s', async () => {
  const { care, answerWith, onOtherPerson } = setUp(7)
  answerWith(() => answerRaw('{}', { status: 409, headers: { [otherPersonHeader]: '1' } }))
  await expect(care.call(save, note)).rejects.toMatchObject({ kind: 'conflict' })
  expect(onOtherPerson).toHaveBeenCalledTimes(1)
})

it('is still ended by whoever called', async () => {
  const { care } = setUp(7)
  const mine = new AbortController()
  mine.abort()
  await expect(care.call(save, note, { signal: mine.signal })).rejects.toMatchObject({ kind: 'aborted' })
})
