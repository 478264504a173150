import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuse, refuseWith } from '../testing/fakeServer.js'
import { changePassword, createPassword, forgotPassword, resetPassword } from './calls.js'
import { login } from './sessionCalls.js'
import { createChangePasswordForm, createForgotForm, createPasswordForm } from './forms.js'
import { createLoginForm } from './loginForm.js'
import { anonymous } from '../vocabulary/account/identity.js'
import { passwordTexts } from './password.js'
import { createSession } from './session.js'
import { emailFieldTexts } from '../kit/texts.js'
import { loginTexts } from './texts.js'

const carol = { ...anonymous, id: 4, user_id: 4, user_type: 'family' as const }

function setUp() {
  const server = fakeServer()
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  return { server, care, session: createSession(care) }
}

describe('the login form', () => {
  it('signs in with the address trimmed', async () => {
    const { server, session } = setUp()
    server.on(login, () => carol)
    const form = createLoginForm(session)
    form.fill({ email: ' carol@example.com ', password: 'right' })
    expect([await form.submit(), session.identity.value]).toEqual([true, carol])
    expect(server.seen[0]?.body).toEqual({
      email: 'carol@example.com',
      password: 'right',
      remember_me: false,
    })
  })

  it('begins empty, or with an address that is known, and sends neither half', async () => {
    const { server, session } = setUp()
    expect(createLoginForm(session).data.value).toEqual({ email: '', password: '', remember_me: false })
    const form = createLoginForm(session, { email: 'carol@example.com' })
    expect([form.data.value.email, await form.submit()]).toEqual(['carol@example.com', false])
    form.fill({ email: 'carol', password: 'right' })
    expect([await form.submit(), form.fields.email.shownError.value, server.seen]).toEqual([
      false,
      emailFieldTexts.invalid,
      [],
    ])
  })

  it('may be given up while it is slow: nobody is signed in, nothing is lost or reported, and it can be sent again', async () => {
    const { server } = setUp()
    const reported: unknown[] = []
    let answer = () => {}
    const slow: typeof fetch = (input, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        answer = () => resolve(server.fetch(input, init))
      })
    const care = createClient({ fetch: slow, pause: async () => {} })
    const session = createSession(care, { report: (failure) => reported.push(failure) })
    server.on(login, () => carol)
    const form = createLoginForm(session)
    form.fill({ email: 'carol@example.com', password: 'right' })
    const first = form.submit()
    await expect.poll(() => form.busy.value).toBe(true)
    form.giveUp?.()
    expect([await first, form.errors.value, form.data.value.password, reported]).toEqual([
      false,
      [loginTexts.stopped],
      'right',
      [],
    ])
    const second = form.submit()
    answer()
    expect([await second, session.signedIn.value, server.seen.length]).toEqual([true, true, 1])
  })

  it("keeps what was typed and says why not, in the server's words or the documents'", async () => {
    const { server, session } = setUp()
    const form = createLoginForm(session)
    form.fill({ email: 'carol@example.com', password: 'wrong' })
    server.on(login, () => refuseWith(403, 'Not these words.'))
    await form.submit()
    expect(form.errors.value).toEqual(['Not these words.'])
    server.on(login, () => refuseWith(403))
    await form.submit()
    expect(form.errors.value).toEqual([loginTexts.loginFailed])
    server.on(login, () => refuseWith(500))
    await form.submit()
    expect([form.errors.value, form.data.value.password]).toEqual([[loginTexts.loginFailed], 'wrong'])
  })
})

describe('a form for a password', () => {
  it('does not send one that is too short', async () => {
    const { care, session, server } = setUp()
    const form = createPasswordForm(care, session, { token: 'abc', first: false })
    form.fields.password.set('1234567')
    expect([await form.submit(), form.fields.password.shownError.value, server.seen]).toEqual([
      false,
      passwordTexts.tooShort,
      [],
    ])
    form.fields.password.set('x'.repeat(129))
    expect(form.fields.password.error.value).toBe(passwordTexts.tooLong)
  })

  it.each([
    [false, resetPassword],
    [true, createPassword],
  ] as const)('signs in by its link (first: %s)', async (first, call) => {
    const { care, session, server } = setUp()
    server.on(call, ({ params }) => ({ ...carol, first_name: params.token }))
    const form = createPasswordForm(care, session, { token: 'abc', first })
    form.fields.password.set('long enough')
    expect([await form.submit(), session.identity.value.first_name]).toEqual([true, 'abc'])
  })

  it('puts a wrong old password at its field', async () => {
    const { care, server } = setUp()
    server.on(changePassword, () => refuse({ old_password: ['Not this one.'] }))
    const form = createChangePasswordForm(care)
    form.fill({ old_password: 'x', new_password: 'long enough' })
    expect([await form.submit(), form.fields.old_password.shownError.value]).toEqual([false, 'Not this one.'])
  })
})

it('asks for a link for any address', async () => {
  const { care, server } = setUp()
  server.on(forgotPassword, () => {})
  const form = createForgotForm(care)
  form.fields.email.set('who@example.com')
  expect(await form.submit()).toBe(true)
})
