import {
  updateSettings,
  verifyInvitation,
  verifyResetToken,
  createPassword,
  login,
  resetPassword,
  unlinkSocial,
} from '@homecare/sdk/account'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { makeLink } from '../people/links.ts'
import { socialAccounts } from '../tables/account.ts'

const link = (purpose: 'reset' | 'create') => async (server: TestServer) => ({
  token: await makeLink(server.db, actors.otherFamily, purpose, server.clock.now()),
})
const choose = (purpose: 'reset' | 'create') => async (server: TestServer) => ({
  ...(await link(purpose)(server)),
  body: { password: DEMO_PASSWORD },
})
/** Everybody has an account at the provider that is linked to theirs. */
const linked = (provider: string) => async (server: TestServer) => {
  const linked_at = new Date(server.clock.now())
  const people = Object.values(actors).flatMap((user_id) =>
    user_id === null ? [] : [{ provider, subject: String(user_id), user_id, linked_at }],
  )
  await server.db.insert(socialAccounts).values(people).onConflictDoNothing()
  return { provider }
}
const email = 'carol@example.com'

export const accountSamples = [
  sample(login, { body: { email, password: DEMO_PASSWORD } }),

  sample(verifyResetToken, link('reset')),
  sample(resetPassword, choose('reset')),
  sample(verifyInvitation, link('create')),
  sample(createPassword, choose('create')),

  sample(updateSettings, { body: { language: 'en' } }),

  sample(unlinkSocial, linked('google')),
]
