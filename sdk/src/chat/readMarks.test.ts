import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { createReadMarks, isMarked, nextMark, withReader } from './readMarks.js'
import { keysOf, messageOf, messagesOf, myself, other } from './testing/messages.js'
import { mergeMessages, type Timeline } from './timeline.js'

const read = (number: number) => messageOf(number, { readBy: [other, myself] })
const mine = (number: number) => messageOf(number, { uid: myself, readBy: [myself] })

test.each<[string, Timeline, upTo: number, unread: number, number | null]>([
  ['of the other, the latest', messagesOf(1, 3), 0, 3, 3],
  ["of the other's, before one's own", [...messagesOf(1, 2), mine(3)], 0, 2, 2],
  ['nothing of nobody', [], 0, 0, null],
  ["nothing of one's own", [mine(1)], 0, 0, null],
  ['nothing that was marked', messagesOf(1, 3), 3, 0, null],
  ['nothing where all is read', [read(1), read(2)], 0, 0, null],
  ['the read one, where an older one is not', [read(2)], 0, 1, 2],
  ['only what is on the server', [messageOf(1), messageOf(2, { message_id: null })], 0, 2, 1],
])('marked is %s', (_, timeline, upTo, unread, next) => {
  expect(nextMark(timeline, myself, upTo, unread)).toBe(next)
})

test.each([
  ['before the mark', messageOf(2), true],
  ['at the mark', messageOf(3), true],
  ['after the mark', messageOf(4), false],
  ["one's own", mine(2), false],
  ['not on the server', messageOf(2, { message_id: null }), false],
])('a message is within the mark: %s', (_, message, within) => {
  expect(isMarked(message, myself, 3)).toBe(within)
})

test('a reader is named once', () => {
  expect(withReader(messageOf(1), myself).readBy).toEqual([other, myself])
  expect(withReader(read(1), myself).readBy).toEqual([other, myself])
})

/** Marks over a timeline, and answers that the test gives. */
function opened() {
  const timeline = signal<Timeline>(messagesOf(1, 2))
  const sent: number[] = []
  const reported: unknown[] = []
  const answers: { resolve: () => void; reject: (reason: unknown) => void }[] = []
  const state = { isSeen: true, told: [] as string[][] }
  const marks = createReadMarks({
    me: myself,
    timeline,
    isSeen: () => state.isSeen,
    unread: () => timeline.peek().filter(({ readBy }) => !readBy.includes(myself)).length,
    send(messageId) {
      sent.push(messageId)
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
    },
    sent(messages) {
      state.told.push(keysOf(messages))
      timeline.value = mergeMessages(timeline.peek(), messages.map(marks.on))
    },
    report: (error) => reported.push(error),
  })
  const settled = () => new Promise((next) => setImmediate(next))
  return { timeline, marks, sent, answers, state, reported, settled }
}

test('one mark at a time, and what came meanwhile after it', async () => {
  const { timeline, marks, sent, answers, state, settled } = opened()
  marks.make()
  marks.make()
  timeline.value = messagesOf(1, 3)
  marks.make()
  expect(sent).toEqual([2])
  answers[0]?.resolve()
  await settled()
  expect(state.told).toEqual([['m0001', 'm0002']])
  expect(sent).toEqual([2, 3])
  answers[1]?.resolve()
  await settled()
  marks.make()
  expect(sent).toEqual([2, 3])
  // A late page that does not know of the mark is read all the same.
  expect(marks.on(messageOf(2)).readBy).toContain(myself)
  expect(marks.on(messageOf(4)).readBy).not.toContain(myself)
})

test('nothing is marked that is not seen, and a failure is made good the next time', async () => {
  const { marks, sent, answers, state, reported, settled } = opened()
  state.isSeen = false
  marks.make()
  expect(sent).toEqual([])
  state.isSeen = true
  marks.make()
  answers[0]?.reject(new Error('offline'))
  await settled()
  expect([reported.length, marks.has(messageOf(1)), sent]).toEqual([1, false, [2]])
  marks.make()
  expect(sent).toEqual([2, 2])
})
