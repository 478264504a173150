import { expect, test } from 'vitest'
import { ApiError } from '../kit/error.js'
import type { Deed } from '../outbox/deeds.js'
import { shownMessages } from './shownMessages.js'
import { messageOf, myself } from './testing/messages.js'

const deed = (more: Partial<Deed> = {}): Deed => ({
  ...{ key: 'k1', kind: 'message', subject: 'message:1', at: 5, state: 'waiting', error: null },
  content: { conversation_id: 1, message: 'Hello' },
  ...more,
})

test('what is on the server comes first, then what is not, in the order of the outbox', () => {
  const timeline = [messageOf(1), messageOf(9, { uid: myself })]
  const shown = shownMessages(timeline, [deed(), deed({ key: 'k2' })], 1, myself)
  expect(shown.map(({ key, mine, state }) => [key, mine, state])).toEqual([
    ['m0001', false, 'sent'],
    ['m0009', true, 'sent'],
    ['k1', true, 'sending'],
    ['k2', true, 'sending'],
  ])
  expect(shown[2]).toMatchObject({ uid: myself, content: 'Hello', timestamp: 5, readBy: [myself] })
})

test("another conversation's deeds are not shown, nor those of another kind or shape", () => {
  const others = [
    deed({ content: { conversation_id: 2, message: 'Hello' } }),
    deed({ kind: 'clock' }),
    deed({ content: { conversation_id: 1 } }),
  ]
  expect(shownMessages([], others, 1, myself)).toEqual([])
})

const offline = new ApiError('offline')
test.each([
  ['waiting', null, 'sending'],
  ['waiting', offline, 'waiting'],
  ['sending', null, 'sending'],
  ['sending', offline, 'sending'],
  ['refused', offline, 'failed'],
] as const)('one that is %s (%s) is shown as %s', (state, error, shown) => {
  expect(shownMessages([], [deed({ state, error })], 1, myself)).toMatchObject([{ state: shown, error }])
})
