import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { say } from '../kit/text.js'
import { createToasts } from '../kit/state/toasts.js'
import { anInvite, fakeServer, refuseWith } from '../testing/index.js'
import { listInviteCodes, listInvites, sendInvites } from './calls.js'
import { createInvites, invitesPageSize, loadInvites } from './store.js'

function setUp() {
  const server = fakeServer()
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { server, care, toasts, said: () => toasts.list.value.map(({ text }) => say('en', text)) }
}
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => anInvite({ id: 1000 - from - n, email: `p${from + n}@x.com` }))

describe('invitations', () => {
  it('begin with the own code and the latest page', async () => {
    const { care, server } = setUp()
    const code = { code: 'ABCD2345', url: 'https://care.example/signup?invite=ABCD2345', uses: 2 }
    server.on(listInviteCodes, () => [code]).on(listInvites, () => many(3))
    const loaded = await loadInvites(care, new AbortController().signal)
    expect(loaded).toEqual({ code, invites: many(3) })
  })

  it('are sent to each address once, and stand first in the list', async () => {
    const { care, server, toasts, said } = setUp()
    server.on(sendInvites, ({ body }) => body.emails.map((email, id) => anInvite({ id: id + 1, email })))
    const store = createInvites(care, toasts, [anInvite({ id: 7 }), anInvite({ id: 1, email: 'a@x.com' })])
    store.form.fields.emails.set('a@x.com, B@x.com a@x.com')
    expect([await store.form.submit(), store.form.fields.emails.value.value]).toEqual([true, ''])
    expect(store.invites.value.map(({ id }) => id)).toEqual([1, 2, 7])
    expect(said()).toEqual(['2 invitations sent'])
  })

  it('that fail keep what was typed; the error can be cleared', async () => {
    const { care, server, toasts, said } = setUp()
    const store = createInvites(care, toasts)
    server.on(sendInvites, () => refuseWith(400, 'Blocked'))
    store.form.fields.emails.set('a@x.com')
    expect([
      await store.form.submit(),
      store.form.errors.value,
      store.form.fields.emails.value.value,
      said(),
    ]).toEqual([false, ['Blocked'], 'a@x.com', []])
    store.form.reset()
    expect(store.form.errors.value).toEqual([])
  })

  it('are read page by page, each once, until there are no more', async () => {
    const { care, server, toasts } = setUp()
    const all = many(invitesPageSize + 5)
    server.on(listInvites, ({ query }) =>
      all.slice(Number(query.offset), Number(query.offset) + invitesPageSize),
    )
    const store = createInvites(care, toasts, all.slice(0, invitesPageSize))
    expect(store.hasMore.value).toBe(true)
    await store.more.run()
    expect([store.invites.value, store.hasMore.value]).toEqual([all, false])
  })

  it('are taken in anew, and what is being written stays', () => {
    const { care, toasts } = setUp()
    const store = createInvites(care, toasts)
    store.form.fields.emails.set('a@x.com')
    store.set(many(invitesPageSize))
    expect([store.invites.value.length, store.hasMore.value]).toEqual([invitesPageSize, true])
    expect(store.form.fields.emails.value.value).toBe('a@x.com')
  })

  it('keep their list when an earlier page cannot be read', async () => {
    const { care, server, toasts, said } = setUp()
    server.on(listInvites, () => refuseWith(500))
    const store = createInvites(care, toasts, many(invitesPageSize))
    await store.more.run()
    expect([store.invites.value.length, store.hasMore.value, said().length]).toEqual([
      invitesPageSize,
      true,
      1,
    ])
  })
})
