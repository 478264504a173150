import {
  array,
  boolean,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { flagFields } from '../kit/fields/fields.js'
import { Identity } from '../vocabulary/account/identity.js'
import { Email, Password } from './sessionCalls.js'
import { Settings, SettingsChange } from './settings.js'

/** How one may sign in here: whether by a password, and through which providers, by their names. */
export const LoginOptions = type({ password: boolean(), social: array(string()) })
export type LoginOptions = Infer<typeof LoginOptions>
/**
 * How one may log in here. The answer is the same for every e-mail address: whether it has an account, and what that
 * has set up, is told to nobody. So it is for apps that do not know the providers otherwise; pages that the server
 * renders have them in their configuration and need not ask. A failure without words of the server's is said as
 * `describeFailure(error, loginOptionsTexts.failed)`.
 */
export const getLoginOptions = call(
  'POST /v1/web/accounts/login-options/',
  {
    in: object({ email: Email }),
    out: LoginOptions,
    signsIn: true,
  },
  { body: { email: 'carol.ito@example.com' } },
)

/** Mails a link for a new password; the same answer whether or not the address is known. */
export const forgotPassword = call(
  'POST /v1/web/accounts/forgot/',
  {
    in: object({ email: Email }),
    signsIn: true,
  },
  { body: { email: 'carol.ito@example.com' } },
)

/** `partner` is by whom they came, with the number for its members; null or left out for everybody else. */
const TokenHolder = type({
  first_name: string(),
  email: string(),
  partner: optional(nullable(type({ name: string(), phone_number: nullable(string()) }))),
})
/** Whose password a mailed link resets; `notFound` for one that is used, old or unknown. */
export const verifyResetToken = call(
  'GET /v1/web/accounts/reset/confirm/:token',
  {
    out: TokenHolder,
    signsIn: true,
  },
  { token: 'a/b' },
)
/** Sets a new password by a mailed link, once; every session of the account ends and a new one begins. */
export const resetPassword = call(
  'POST /v1/web/accounts/reset/confirm/:token',
  {
    in: object({ password: Password }),
    out: Identity,
    signsIn: true,
  },
  { token: 'a/b', body: { password: 'a long enough password' } },
)

/** Whom an invitation to create a password is for. */
export const verifyInvitation = call(
  'GET /v1/web/accounts/create/confirm/:token',
  {
    out: TokenHolder,
    signsIn: true,
    extension: true,
  },
  { token: 'a-b' },
)
/** Creates the first password of an account that staff or a partner opened, and signs in. */
export const createPassword = call(
  'POST /v1/web/accounts/create/confirm/:token',
  {
    in: object({ password: Password }),
    out: Identity,
    signsIn: true,
    extension: true,
  },
  { token: 'a-b', body: { password: 'a long enough password' } },
)

/** Changes the password; every other session of the account ends. */
export const changePassword = call(
  'POST /v1/web/accounts/password/change/',
  {
    in: object({ old_password: Password, new_password: Password }),
  },
  { body: { old_password: 'before', new_password: 'a long enough password' } },
)

/** The settings of the signed-in account. */
export const getSettings = call('GET /v1/settings/', { out: Settings })
/**
 * Changes the given settings; answers them all. With their version by `settingsRecord`, a `conflict` with the settings
 * as they are now where one of the given was changed meanwhile.
 */
export const updateSettings = call(
  'PATCH /v1/settings/',
  { in: SettingsChange, out: Settings },
  { body: { language: 'es' } },
)
/** Removes the account: ends every session and erases or pseudonymises what was kept. */
export const deleteAccount = call(
  'DELETE /v1/settings/',
  { in: object({ password: Password }) },
  { body: { password: 'a long enough password' } },
)

/** Marks a tutorial as seen or not seen; answers all marks. */
export const markTutorial = call(
  'PATCH /v1/settings/tutorials/',
  {
    in: record(string(), boolean()),
    out: record(string(), boolean()),
    extension: true,
  },
  { body: { profile: true } },
)

/**
 * Mails a code, and a link with it, that prove the e-mail address of the account to be its owner's; the one before stops
 * working. Nothing is mailed where it is verified already, which the answer says.
 */
export const sendEmailCode = call('POST /v1/settings/email/code/', {
  out: type({ email_verified: boolean() }),
  extension: true,
})
/** Confirms the e-mail address with the mailed code of digits: five tries and ten minutes. */
export const verifyEmail = call(
  'POST /v1/settings/email/verify/',
  {
    in: object({ code: size(string(), 3, 12) }),
    out: type({ email_verified: boolean() }),
    extension: true,
  },
  { body: { code: '123' } },
)

/** The ways in which news may reach somebody who agrees to it. */
export const marketingChannels = ['email', 'text', 'phone', 'post'] as const
export type MarketingChannel = (typeof marketingChannels)[number]
const MarketingPreferences = type({
  id: nullable(string()),
  user_id: string(),
  marketing_preferences: record(string(), boolean()),
})
/** Through which channels the signed-in person takes news. */
export const getMarketingPreferences = call('GET /v1/marketing/preferences/', { out: MarketingPreferences })
/** Allows or forbids channels; those not named stay as they are. */
export const updateMarketingPreferences = call(
  'POST /v1/marketing/preferences/',
  {
    in: object({ marketing_preferences: object(flagFields(marketingChannels)) }),
    out: MarketingPreferences,
  },
  {
    body: { marketing_preferences: { email: true, text: false, phone: false, post: false } },
  },
)
