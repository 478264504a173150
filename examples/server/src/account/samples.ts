import {
  countWaiting,
  changePassword,
  updateSettings,
  verifyInvitation,
  verifyResetToken,
  createPassword,
  deleteAccount,
  forgotPassword,
  getMarketingPreferences,
  getSettings,
  login,
  getLoginOptions,
  listSocialLinks,
  logout,
  markTutorial,
  resetPassword,
  sendEmailCode,
  updateMarketingPreferences,
  unlinkSocial,
  verifyEmail,
  whoami,
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
  sample(whoami, {}),
  sample(getLoginOptions, { body: { email } }),
  sample(login, { body: { email, password: DEMO_PASSWORD } }),
  sample(logout, {}),
  sample(forgotPassword, { body: { email } }),
  sample(verifyResetToken, link('reset')),
  sample(resetPassword, choose('reset')),
  sample(verifyInvitation, link('create')),
  sample(createPassword, choose('create')),
  sample(changePassword, { body: { old_password: 'not this', new_password: 'long enough a password' } }),
  sample(getSettings, {}),
  sample(updateSettings, { body: { language: 'en' } }),
  sample(deleteAccount, { body: { password: 'not this' } }),
  sample(markTutorial, { body: { profile: true } }),
  sample(sendEmailCode, {}),
  sample(verifyEmail, { body: { code: '000' } }),
  sample(countWaiting, {}),
  sample(listSocialLinks, {}),
  sample(unlinkSocial, linked('google')),
  sample(getMarketingPreferences, {}),
  sample(updateMarketingPreferences, {
    body: { marketing_preferences: { email: true, text: false, phone: false, post: false } },
  }),
]
