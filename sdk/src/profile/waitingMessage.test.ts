import { describe, expect, it } from 'vitest'
import { waitingMessageName } from '../vocabulary/caregivers/constants.js'
import { waitingMessage, type WaitingMessage } from './waitingMessage.js'

function tab() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}
const message: WaitingMessage = {
  to: 51,
  name: 'Marisol',
  here: '/caregivers/profile/marisol/51',
  text: 'Good morning',
}

describe('a message that waits', () => {
  it('is found again by whom it is for, and by nobody else', () => {
    const storage = tab()
    waitingMessage(storage).keep(message)
    expect(waitingMessage(storage).for(51)).toEqual(message)
    expect(waitingMessage(storage).for(52)).toBeNull()
    expect(waitingMessage(storage).read()).toEqual(message)
    // The profile's page, which is to stay light, looks for this.
    expect(storage.kept.get(waitingMessageName)).toContain('"to":51,')
  })

  it('gives way to the next one, and is forgotten', () => {
    const storage = tab()
    waitingMessage(storage).keep(message)
    waitingMessage(storage).keep({ ...message, to: 52 })
    expect(waitingMessage(storage).for(51)).toBeNull()
    waitingMessage(storage).forget()
    expect([waitingMessage(storage).read(), storage.kept.size]).toEqual([null, 0])
  })

  it.each([
    ['nothing', null],
    ['what is no message', '7'],
    ['a message to nobody', JSON.stringify({ ...message, to: '51' })],
    ['a page of somebody else', JSON.stringify({ ...message, here: '//evil.example' })],
    ['another scheme', JSON.stringify({ ...message, here: 'javascript:alert(1)' })],
    ['half a text', '{"to":51'],
  ])('is none where %s is kept', (_, text) => {
    const storage = tab()
    if (text !== null) storage.setItem(waitingMessageName, text)
    expect(waitingMessage(storage).read()).toBeNull()
  })

  it('is none where the browser keeps nothing', () => {
    const none = waitingMessage(null)
    none.keep(message)
    expect(none.read()).toBeNull()
  })
})
