import { expect, it } from 'vitest'
import { ApiError, type ErrorKind } from '../error.js'
import { createToasts } from './toasts.js'
import { createWaitingList } from './waitingList.js'

const [ana, bea] = [{ id: 1 }, { id: 2 }]
type Answer = 'yes' | 'not yet' | ErrorKind

/** A list whose decisions are answered by `answer`, the oldest first. */
function open() {
  const sent: number[] = []
  const unanswered: ((answer: Answer) => void)[] = []
  const toasts = createToasts(() => {})
  const list = createWaitingList([ana, bea], toasts, {
    send: (record, _: boolean) =>
      new Promise<Answer>((resolve, reject) => {
        sent.push(record.id)
        unanswered.push((given) =>
          given === 'yes' || given === 'not yet' ? resolve(given) : reject(new ApiError(given)),
        )
      }),
    next: (record, answered) => (answered === 'not yet' ? record : null),
    said: ({ id }) => `decided ${id}`,
    gone: 'conflict',
  })
  async function answer(given: Answer) {
    await expect.poll(() => unanswered.length).toBeGreaterThan(0)
    unanswered.shift()!(given)
  }
  return { sent, toasts, list, answer }
}

it.each<[Answer, unknown[], string]>([
  ['yes', [bea], 'success'],
  ['not yet', [ana, bea], 'success'],
  ['conflict', [bea], 'error'],
  ['server', [ana, bea], 'error'],
])('a decision answered by %s leaves %j waiting, and it is said', async (given, left, kind) => {
  const { list, toasts, answer } = open()
  const decided = list.decide(ana, true)
  await answer(given)
  expect((await decided)?.kind ?? null).toBe(kind === 'error' ? given : null)
  expect(list.waiting.peek()).toEqual(left)
  expect(toasts.list.peek().map((toast) => toast.kind)).toEqual([kind])
})

it('a decision that is made while another is on its way is not lost', async () => {
  const { list, sent, answer } = open()
  const decided = [list.decide(ana, true), list.decide(bea, true)]
  await answer('server')
  await answer('yes')
  await Promise.all(decided)
  expect([sent, list.waiting.peek()]).toEqual([[1, 2], [ana]])
})

it('a second decision on a record that has left is not sent', async () => {
  const { list, sent, answer } = open()
  const decided = [list.decide(ana, true), list.decide(ana, false)]
  await answer('yes')
  expect([await Promise.all(decided), sent]).toEqual([[null, null], [1]])
})

it('what waits by a later answer takes the place of what waited before', () => {
  const { list } = open()
  list.set([bea, { id: 3 }])
  expect(list.waiting.peek()).toEqual([bea, { id: 3 }])
})
