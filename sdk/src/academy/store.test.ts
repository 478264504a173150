import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuseWith } from '../testing/index.js'
import { openAcademy } from './calls.js'
import { createAcademyEntry } from './store.js'

function setUp() {
  const server = fakeServer()
  const left: string[] = []
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { server, left, entry: createAcademyEntry(care, (url) => left.push(url)) }
}

it.each([
  ['/courses/4', '/courses/4'],
  [null, undefined],
  ['', undefined],
])('leaves by the address that signs in, for the page %j', async (redirect, asked) => {
  const { server, left, entry } = setUp()
  server.on(openAcademy, ({ query }) => ({ url: `https://academy.example/sso?to=${String(query.redirect)}` }))
  await entry.run(redirect)
  expect(left).toEqual([`https://academy.example/sso?to=${String(asked)}`])
})

it('stays, and says why, where there is no academy', async () => {
  const { server, left, entry } = setUp()
  server.on(openAcademy, () => refuseWith(404))
  await entry.run()
  expect([left, entry.error.value?.kind]).toEqual([[], 'notFound'])
})
