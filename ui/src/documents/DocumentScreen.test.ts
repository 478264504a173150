import { getDocument } from '@homecare/sdk/documents'
import { aDocument, fakeServer, refuseWith } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf } from '../app/testing'
import type { LoadContext } from '../frame/screen'
import { load } from './DocumentScreen'

function context(query: string, params: Record<string, string> = {}, server = fakeServer()): LoadContext {
  const care = careOf(server)
  const { signal } = new AbortController()
  return { care, params, query: new URLSearchParams(query), signal } as unknown as LoadContext
}

it('is new without an id', async () => {
  expect(await load(context(''))).toMatchObject({ document: null })
})

it.each([
  ['id=7', {}],
  ['', { docId: '7' }],
])('is one that is there by ?%s and %j', async (query, params) => {
  const server = fakeServer().on(getDocument, () => aDocument({ id: 7 }))
  expect(await load(context(query, params, server))).toMatchObject({ document: { id: 7 } })
  expect(server.seen[0]?.params).toEqual({ id: '7' })
})

it.each([404, 403, 500])('that cannot be fetched (%i) leads back to the list', async (status) => {
  const server = fakeServer().on(getDocument, () => refuseWith(status))
  const failure: unknown = await Promise.resolve(load(context('id=7', {}, server))).catch((thrown) => thrown)
  expect(failure).toMatchObject({ to: '/documents' })
})
