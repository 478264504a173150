import type { Client } from '@homecare/sdk'
import { expect, it } from 'vitest'
import { openSession } from './session'
import { noCare, someone } from './testing'

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
