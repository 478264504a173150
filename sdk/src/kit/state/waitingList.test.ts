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

it('a decision that can be taken back stands as the last one until it is', async () => {
  const toasts = createToasts(() => {})
  const undone: unknown[] = []
  const list = createWaitingList([ana, bea], toasts, {
    send: async ({ id }, _: boolean) => `answer ${id}`,
    said: ({ id }) => `decided ${id}`,
    gone: 'conflict',
    undo: async (...given) => {
      undone.push(given)
      if (undone.length === 1) throw new ApiError('server')
    },
  })
  await list.decide(ana, true)
  await list.decide(bea, false)
  expect(toasts.list.peek()).toEqual([])
  const last = list.last.peek()!
  expect([last.record, last.said]).toEqual([bea, 'decided 2'])
  await last.undo.run()
  expect([list.last.peek(), toasts.list.peek().length]).toEqual([last, 1])
  await last.undo.run()
  expect([undone, list.last.peek()]).toEqual([Array(2).fill([bea, false, 'answer 2']), null])
})

it('what waits by a later answer takes the place of what waited before', () => {
  const { list } = open()
  list.set([bea, { id: 3 }])
  expect(list.waiting.peek()).toEqual([bea, { id: 3 }])
})
