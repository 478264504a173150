import { anonymous, type Identity } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import { getOwnFamily } from '@homecare/sdk/families'
import { ApiError } from '@homecare/sdk/kit'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { expect, it } from 'vitest'
import { someone, testApp } from '../app/testing'
import { keepOwnRecord, ownRecordOf } from './ownRecord'

function setUp(first: Identity) {
  const asked: unknown[] = []
  const care = {
    call: async (call: unknown) => {
      asked.push(call)
      throw new ApiError('offline')
    },
    onSessionEnd: () => {},
  } as unknown as Client
  const app = testApp({ care, identity: first })
  return { app, session: app.session, asked }
}

it('is asked for after a login, by the kind of user, and never for a visitor', () => {
  const { app, session, asked } = setUp(anonymous)
  keepOwnRecord(app)
  expect(asked).toEqual([])
  session.become(someone('family'))
  expect(asked).toEqual([getOwnFamily])
})

it('that came with the page is not asked for again, and is forgotten at logout', () => {
  const { app, session, asked } = setUp(someone('caregiver'))
  const { caregiver } = ownRecordOf(app)
  caregiver.set({ id: 3 } as never)
  keepOwnRecord(app)
  expect(asked).toEqual([])
  session.ended()
  expect(caregiver.data.value).toBeUndefined()
  session.become(someone('caregiver'))
  expect(asked).toEqual([getOwnCaregiver])
})
