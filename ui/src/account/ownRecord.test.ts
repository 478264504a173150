import { ApiError, anonymous, getMyCaregiver, getMyFamily, type Client, type Identity } from '@homecare/sdk'
import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { someone } from '../app/testing'
import type { App } from '../frame/app'
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
  const identity = signal(first)
  const app = { care, session: { identity } } as unknown as App
  return { app, identity, asked }
}

it('is asked for after a login, by the kind of user, and never for a visitor', () => {
  const { app, identity, asked } = setUp(anonymous)
  keepOwnRecord(app)
  expect(asked).toEqual([])
  identity.value = someone('family')
  expect(asked).toEqual([getMyFamily])
})

it('that came with the page is not asked for again, and is forgotten at logout', () => {
  const { app, identity, asked } = setUp(someone('caregiver'))
  const { caregiver } = ownRecordOf(app)
  caregiver.set({ id: 3 } as never)
  keepOwnRecord(app)
  expect(asked).toEqual([])
  identity.value = anonymous
  expect(caregiver.data.value).toBeUndefined()
  identity.value = someone('caregiver')
  expect(asked).toEqual([getMyCaregiver])
})
