import { getSettings, markTutorial, whoami } from '@homecare/sdk/account'
import { createPersonalClient, otherPersonHeader, personHeader } from '@homecare/sdk/client'
import { signal } from '@preact/signals-core'
import { describe, expect, test, vi } from 'vitest'
import { beginSession } from '../people/session.ts'
import { actors } from '../testing/actors.ts'
import { testOrigin } from '../testing/jar.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

describe('a call that says for whom it was begun', () => {
  test('is done for that person, and refused under the session of another, of whom nothing changes', async () => {
    const [first, second] = [actors.family!, actors.caregiver!]
    const { jar } = await server.visitorAs(first)
    const told = vi.fn<() => void>()
    const care = createPersonalClient({
      baseUrl: testOrigin,
      fetch: jar.fetch,
      cookies: jar.cookies,
      person: signal<number | null>(first),
      onOtherPerson: told,
    })
    await care.call(markTutorial, { body: { profile: true } })
    expect(told).not.toHaveBeenCalled()

    // Somebody else signs in in the same browser.
    jar.set('session', (await beginSession(server.change(), second, false, server.clock.now())).id)
    const before = (await jar.fetch(getSettings.path)).text()
    for (const send of [
      () => care.call(getSettings),
      () => care.call(markTutorial, { body: { profile: true } }, { idempotencyKey: 'begun-before' }),
    ]) {
      await expect(send()).rejects.toMatchObject({
        kind: 'conflict',
        serverMessage: 'Somebody else is logged in here now. Nothing was sent.',
      })
    }
    expect(told).toHaveBeenCalledTimes(2)
    expect(await (await jar.fetch(getSettings.path)).text()).toBe(await before)
    expect((await care.call(whoami)).data.user_id).toBe(second)
  })

  test('finds an ended session ended, whoever it was for', async () => {
    const answer = await server.visitor().jar.fetch(getSettings.path, { headers: { [personHeader]: '5' } })
    expect([answer.status, answer.headers.has(otherPersonHeader)]).toEqual([401, false])
  })
})
