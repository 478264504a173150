import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import type { Sayable } from '../kit/text.js'
import type { Deed } from '../outbox/deeds.js'
import type { NewDeed } from '../outbox/outbox.js'
import { mapStorage } from '../testing/mapStorage.js'
import { messageMaxLength } from './calls.js'
import { createComposer, draftProblem } from './composer.js'
import { chatTexts } from './texts.js'

function opened(kept = new Map<string, string>(), me = 7, conversation = 1) {
  const silenced = signal<Sayable | null>(null)
  const added: NewDeed[] = []
  const retried: string[] = []
  const held = new Map<string, Deed>()
  const composer = createComposer(conversation, silenced, {
    me,
    now: () => 5,
    outbox: {
      add: async (deed) => void added.push(deed),
      retry: async (key) => void retried.push(key),
      discard: (key) => held.get(key),
    },
    storage: mapStorage(kept),
  })
  return { composer, silenced, added, retried, held, kept }
}

test('a draft goes to the outbox without the blanks around it, and leaves the page and the device', () => {
  const { composer, added, kept } = opened()
  composer.write('  Hello ')
  expect([composer.draft.value, kept.size]).toEqual(['  Hello ', 1])
  composer.send()
  expect(added).toEqual([
    { kind: 'message', subject: 'message:1', content: { conversation_id: 1, message: 'Hello' }, at: 5 },
  ])
  expect([composer.draft.value, kept.size]).toEqual(['', 0])
  composer.send()
  expect(added).toHaveLength(1)
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n '],
  ['too much', 'x'.repeat(messageMaxLength + 1)],
])('%s is not sent, and stays', (_, text) => {
  const { composer, added } = opened()
  composer.write(text)
  composer.send()
  expect([added.length, composer.draft.value]).toEqual([0, text])
})

test('nothing is sent while silenced, and the words stay', () => {
  const { composer, silenced, added } = opened()
  silenced.value = chatTexts.frozen
  composer.write('Hello?')
  composer.send()
  expect([added.length, composer.draft.value]).toEqual([0, 'Hello?'])
  silenced.value = null
  composer.send()
  expect(added).toHaveLength(1)
})

test("a draft is its person's and its conversation's alone, over a reload", () => {
  const kept = new Map<string, string>()
  opened(kept).composer.write('half a sen')
  expect(opened(kept).composer.draft.value).toBe('half a sen')
  expect(opened(kept, 8).composer.draft.value).toBe('')
  expect(opened(kept, 7, 2).composer.draft.value).toBe('')
})

test('a message is taken back before what is being written, and what is none is not', () => {
  const { composer, held, retried } = opened()
  const deed: Deed = {
    ...{ key: 'k1', kind: 'message', subject: 'message:1', at: 5, state: 'refused', error: null },
    content: { conversation_id: 1, message: 'Hello' },
  }
  held.set('k1', deed).set('k2', { ...deed, kind: 'clock' })
  composer.write('and more')
  composer.takeBack('unknown')
  composer.takeBack('k2')
  expect(composer.draft.value).toBe('and more')
  composer.takeBack('k1')
  expect(composer.draft.value).toBe('Hello\nand more')
  composer.retry('k3')
  expect(retried).toEqual(['k3'])
})

test('a message may be as long as it may be, not counting blanks around it', () => {
  expect(draftProblem(` ${'a'.repeat(messageMaxLength)} `)).toBeNull()
  expect(draftProblem('a'.repeat(messageMaxLength + 1))).toMatchObject({ params: { max: messageMaxLength } })
})
