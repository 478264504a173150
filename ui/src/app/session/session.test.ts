import { anonymous, whoami, type Tabs } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { followIdentity } from '../followIdentity'
import type { Router } from '../router/router'
import { openSession } from './session'
import { careOf, noCare, pageAt, someone, testApp } from '../testing'
import { createUnsaved } from './version'
import { signal } from '@preact/signals-core'

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

/** A tab of somebody, in a browser whose other tabs are heard. */
async function tab() {
  let who = someone('family')
  const care = careOf(fakeServer().on(whoami, () => ({ data: who, intercom_hash: null })))
  let heard: Parameters<Tabs['listen']>[0] = () => {}
  const tabs: Tabs = { post: () => {}, listen: (how) => ((heard = how), () => {}) }
  const unsaved = createUnsaved()
  const another = vi.fn<() => void>()
  const { session, signInAgain } = openSession(care, { initial: who, tabs, unsaved, another })
  const identityChanged = vi.fn<(to?: string) => Promise<void>>(async () => {})
  const view = signal({ page: await pageAt('/family/dashboard', { identity: who }) })
  const app = { ...testApp(), session, unsaved }
  followIdentity(app, { view, identityChanged } as unknown as Router, signInAgain, who)
  return {
    ...{ session, signInAgain, unsaved, another, identityChanged },
    elsewhere(next: typeof who) {
      who = next
      heard(next === anonymous ? 'signed-out' : 'signed-in')
    },
  }
}

it('leaves a page that is nobody’s any more, where nothing is typed', async () => {
  const { elsewhere, identityChanged, signInAgain } = await tab()
  elsewhere(anonymous)
  expect([signInAgain.asked.peek(), identityChanged.mock.calls]).toEqual([false, [['/']]])
})

it('holds what is typed for the same person, whose login in another tab frees it', async () => {
  const { elsewhere, identityChanged, signInAgain, session, unsaved } = await tab()
  unsaved.hold()
  elsewhere(anonymous)
  expect([signInAgain.asked.peek(), session.signedIn.peek()]).toEqual([true, true])
  elsewhere(someone('family', { email: 'new@example.com' }))
  await vi.waitFor(() => expect(signInAgain.asked.peek()).toBe(false))
  expect(identityChanged).not.toHaveBeenCalled()
})

it('never becomes another person’s page', async () => {
  const { elsewhere, another, identityChanged, session, signInAgain, unsaved } = await tab()
  unsaved.hold()
  elsewhere(anonymous)
  elsewhere(someone('family', { user_id: 8 }))
  await vi.waitFor(() => expect(another).toHaveBeenCalledTimes(1))
  expect([session.identity.peek().user_id, signInAgain.asked.peek()]).toEqual([7, true])
  expect(identityChanged).not.toHaveBeenCalled()
})
