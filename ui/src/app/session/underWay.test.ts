import { login, whoami } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { noCare } from '../testing'
import { countingChanges } from './underWay'

it('counts changes until they are answered or have failed, and no reading', async () => {
  const underWay = signal(0)
  const seen: number[] = []
  const watching: Client = {
    ...noCare,
    call: (...request) => {
      seen.push(underWay.peek())
      return noCare.call(...request)
    },
  }
  const care = countingChanges(watching, underWay)
  const body = { email: 'carol@example.com', password: 'x' }
  await Promise.allSettled([care.call(login, { body }), care.call(whoami), care.call(login, { body })])
  expect([seen, underWay.peek()]).toEqual([[1, 1, 2], 0])
})
