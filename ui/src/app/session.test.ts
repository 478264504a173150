import type { Client } from '@homecare/sdk'
import { expect, it, vi } from 'vitest'
import { openSession } from './session'
import { noCare, someone } from './testing'
import { createUnsaved, watchVersion } from './version'

/** A client that remembers how a session is renewed. */
function renewable() {
  let renew: () => Promise<boolean> = async () => false
  const care: Client = { ...noCare, onSessionEnd: (how) => (renew = how) }
  return { care, renew: () => renew() }
}

it('asks a signed-in person for the password when the session has ended', async () => {
  const { care, renew } = renewable()
  const { signInAgain } = openSession(care, { initial: someone('family') })
  const renewed = renew()
  expect(signInAgain.asked.peek()).toBe(true)
  signInAgain.answer(true)
  expect([await renewed, signInAgain.asked.peek()]).toEqual([true, false])
})

it('asks no visitor', async () => {
  const { care, renew } = renewable()
  const { signInAgain } = openSession(care, {})
  expect([await renew(), signInAgain.asked.peek()]).toEqual([false, false])
})

it('reloads once for each version, and offers it instead while something is typed', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const reload = vi.fn<() => void>()
  const unsaved = createUnsaved()
  const watch = watchVersion({ version: '1.4', unsaved, storage, reload })
  watch.seen('1.4.0')
  expect(reload).not.toHaveBeenCalled()
  const release = unsaved.hold()
  watch.seen('1.10')
  expect([reload.mock.calls.length, watch.offered.peek()]).toEqual([0, true])
  release()
  watch.seen('1.10')
  watch.seen('1.10')
  expect(reload).toHaveBeenCalledTimes(1)
})
