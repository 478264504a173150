import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { login, logout, whoami } from './sessionCalls.js'
import { defaultSupportPhone } from '../vocabulary/account/constants.js'
import { anonymous, type Identity } from '../vocabulary/account/identity.js'
import { createSession, type SessionOptions, type Tabs } from './session.js'

const carol: Identity = { ...anonymous, id: 4, user_id: 4, user_type: 'family', first_name: 'Carol' }
const marisol: Identity = { ...anonymous, id: 5, user_id: 5, user_type: 'caregiver', first_name: 'Marisol' }

/** Tabs of one browser: what one posts, the others hear. */
function browser() {
  const listeners = new Set<(word: 'signed-in' | 'signed-out') => void>()
  return (): Tabs => {
    let own: ((word: 'signed-in' | 'signed-out') => void) | undefined
    return {
      post: (word) => listeners.forEach((heard) => heard !== own && heard(word)),
      listen(heard) {
        own = heard
        listeners.add(heard)
        return () => listeners.delete(heard)
      },
    }
  }
}

function setUp(options: SessionOptions = {}) {
  let who = anonymous
  const server = fakeServer()
    .on(whoami, () => ({ data: who, intercom_hash: who.user_id === null ? null : `hash-${who.user_id}` }))
    .on(login, ({ body }) =>
      body.password === 'right'
        ? (who = body.email.startsWith('m') ? marisol : carol)
        : refuseWith(403, 'Not these words.'),
    )
    .on(logout, () => {
      who = anonymous
    })
  const open = (more: SessionOptions = {}) =>
    createSession(createClient({ fetch: server.fetch }), { ...options, ...more })
  return { server, open, session: open() }
}
const credentials = { email: 'carol@example.com', password: 'right' }

describe('a session', () => {
  it('is anonymous until it is known who this is', async () => {
    const { session } = setUp()
    expect([session.identity.value, session.known.value, session.signedIn.value]).toEqual([
      anonymous,
      false,
      false,
    ])
    expect(await session.start()).toBeNull()
    expect([session.known.value, session.signedIn.value]).toEqual([true, false])
  })

  it("takes the identity and the chat widget's hash from whoami", async () => {
    const { session } = setUp()
    await session.login.run(credentials)
    await session.start()
    expect([session.identity.value, session.intercomHash.value]).toEqual([carol, 'hash-4'])
  })

  it('keeps what it knew when whoami fails, and says why', async () => {
    const { session, server } = setUp()
    await session.login.run(credentials)
    server.on(whoami, () => refuseWith(500))
    expect((await session.start())?.kind).toBe('server')
    expect(session.identity.value).toEqual(carol)
  })

  it("tells a refused login in the server's words and stays anonymous", async () => {
    const { session } = setUp()
    await session.login.run({ ...credentials, password: 'wrong' })
    expect([session.login.error.value?.serverMessage, session.signedIn.value]).toEqual([
      'Not these words.',
      false,
    ])
  })

  it('reports a login that failed, but for a 403, which is an ordinary slip', async () => {
    const reported: unknown[] = []
    const { session, server } = setUp({ report: ({ kind, status }) => reported.push([kind, status]) })
    await session.login.run({ ...credentials, password: 'wrong' })
    expect(reported).toEqual([])
    server.on(login, () => refuseWith(500))
    await expect(session.signIn(credentials)).rejects.toMatchObject({ kind: 'server' })
    server.offline()
    await session.login.run(credentials)
    expect(reported).toEqual([
      ['server', 500],
      ['offline', 0],
    ])
    expect(session.signedIn.value).toBe(false)
  })

  it('loads the record of whoever signs in once, not again at the next whoami', async () => {
    const loaded: unknown[] = []
    const { session } = setUp({ afterLogin: (identity) => loaded.push(identity.user_type) })
    await session.login.run(credentials)
    await session.start()
    await session.logout.run()
    await session.login.run({ ...credentials, email: 'marisol@example.com' })
    expect(loaded).toEqual(['family', 'caregiver'])
  })

  it('loads nothing for a visitor', async () => {
    const loaded: unknown[] = []
    const { session } = setUp({ afterLogin: (identity) => loaded.push(identity) })
    await session.start()
    expect(loaded).toEqual([])
  })

  it('is known to be over where a logout comes before it was asked who this is', async () => {
    const { session } = setUp()
    await session.logout.run()
    expect([session.known.value, session.signedIn.value]).toEqual([true, false])
  })

  it('resets everything at logout', async () => {
    let forgotten = 0
    const { session } = setUp({ afterLogout: () => void forgotten++ })
    await session.login.run(credentials)
    session.supportPhone.value = '1-888-555-0100'
    await session.logout.run()
    expect([
      session.identity.value,
      session.intercomHash.value,
      session.supportPhone.value,
      forgotten,
    ]).toEqual([anonymous, null, defaultSupportPhone, 1])
  })

  it('has the telephone number of the deployment, again after a logout too', async () => {
    const { session } = setUp({ supportPhone: '1-888-555-0100' })
    expect(session.supportPhone.value).toBe('1-888-555-0100')
    session.supportPhone.value = '1-888-555-0199'
    await session.logout.run()
    expect(session.supportPhone.value).toBe('1-888-555-0100')
    expect(setUp({ supportPhone: '' }).session.supportPhone.value).toBe(defaultSupportPhone)
  })

  it('ends and begins in every open tab', async () => {
    const tab = browser()
    const { open } = setUp()
    const [one, two] = [open({ tabs: tab() }), open({ tabs: tab() })]
    await one.login.run(credentials)
    await expect.poll(() => two.identity.value.first_name).toBe('Carol')
    await one.logout.run()
    expect(two.signedIn.value).toBe(false)
  })

  it('stays the first person’s where somebody else signs in, and whoever asked is told', async () => {
    const tab = browser()
    const { open } = setUp()
    const others: unknown[] = []
    const [one, two] = [
      open({ tabs: tab(), another: (who) => others.push(who.first_name) }),
      open({ tabs: tab() }),
    ]
    await one.login.run(credentials)
    await two.login.run({ ...credentials, email: 'marisol@example.com' })
    await expect.poll(() => others).toEqual(['Marisol'])
    expect([one.identity.value.first_name, two.identity.value.first_name]).toEqual(['Carol', 'Marisol'])
    // After a logout of their own, whoever comes is welcome.
    await one.logout.run()
    await one.login.run({ ...credentials, email: 'marisol@example.com' })
    expect(one.identity.value.first_name).toBe('Marisol')
  })

  it('holds what is typed for the same person, ended in another tab or found ended by itself', async () => {
    const tab = browser()
    const { open, server } = setUp()
    let holds = true
    const one = open({ tabs: tab(), holds: () => holds })
    const two = open({ tabs: tab() })
    await one.login.run(credentials)
    await two.logout.run()
    expect([one.signedIn.value, two.signedIn.value]).toEqual([true, false])
    server.on(whoami, () => ({ data: anonymous, intercom_hash: null }))
    await one.start()
    expect(one.signedIn.value).toBe(true)
    holds = false
    await one.start()
    expect(one.signedIn.value).toBe(false)
  })

  it('stays signed in when the logout did not reach the server', async () => {
    const { session, server } = setUp()
    await session.login.run(credentials)
    server.offline()
    await session.logout.run()
    expect([session.signedIn.value, session.logout.error.value?.kind]).toEqual([true, 'offline'])
  })
})
