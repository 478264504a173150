import { messageMaxLength } from '../chat/calls.js'
import { call } from '../client/call.js'
import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { Identity } from '../vocabulary/account/identity.js'

/**
 * A first message of somebody without an account. `search` is the address of the search that they came from, `zip_code` where
 * care is needed, for where that search names no place. Judged by `firstWordErrors`.
 */
export const FirstWord = object({
  caregiver_id: integer(),
  name: size(string(), 1, 120),
  email: size(string(), 3, 254),
  message: size(string(), 1, messageMaxLength),
  zip_code: optional(size(string(), 0, 10)),
  search: optional(size(string(), 1, 1000)),
  language: optional(enums(['en', 'es'])),
})
export type FirstWord = Infer<typeof FirstWord>

/** What the browser that wrote the message holds: `ticket` sends the letter again. `expires_at` is an instant. */
export const FirstWordKept = type({ ticket: string(), email: string(), expires_at: string() })
export type FirstWordKept = Infer<typeof FirstWordKept>

/**
 * Keeps a message to a caregiver until its writer has confirmed their address, and mails them the link for it. The answer is
 * the same whether the address has an account or not. `notFound` for a caregiver who is not shown, `tooMany` beyond
 * `firstWordsWaiting` messages that wait for one address.
 */
export const sendFirstWord = call(
  'POST /v1/first-words/',
  { in: FirstWord, out: FirstWordKept, extension: true, repeatable: true },
  {
    body: {
      caregiver_id: 51,
      name: 'Carol Ito',
      email: 'carol.ito@example.com',
      message: 'Good morning. Are you free on Tuesdays?',
      search: '/caregivers-search/california/oakland?when=tue',
    },
  },
)

/** Mails the link again, to the same address or to another one; the link before it works no more. */
export const resendFirstWord = call(
  'POST /v1/first-words/again/',
  {
    in: object({ ticket: size(string(), 10, 200), email: size(string(), 3, 254) }),
    out: FirstWordKept,
    extension: true,
    repeatable: true,
  },
  { body: { ticket: '0123456789', email: 'carol.ito@example.com' } },
)

/**
 * How a message stands for whoever has opened its link: it can be sent with a `new` account, by its account which is signed
 * in (`yours`) or has to sign in (`known`); somebody else is signed in (`others`); the account may not write
 * (`cannotWrite`); the caregiver takes no messages (`gone`); it was sent (`sent`).
 */
export const firstWordStates = ['new', 'known', 'yours', 'others', 'cannotWrite', 'gone', 'sent'] as const
export type FirstWordState = (typeof firstWordStates)[number]

/** A message as its link shows it. Once it is sent only its account sees where: `conversation_id`. */
export const FirstWordShown = type({
  state: enums(firstWordStates),
  caregiver: type({ id: integer(), first_name: string(), photo: nullable(string()) }),
  email: string(),
  message: string(),
  conversation_id: nullable(integer()),
})
export type FirstWordShown = Infer<typeof FirstWordShown>

/** The message of a mailed link; `notFound` for one that is too old or was replaced. */
export const getFirstWord = call(
  'GET /v1/first-words/:token/',
  { out: FirstWordShown, extension: true },
  { token: '0123456789' },
)

/**
 * Sends the message of a mailed link to the caregiver: it confirms the address. Where the address has no account it makes a
 * family's, with a password or without, and signs in; `terms` have to be agreed to then. Where it has one, that
 * account has to be signed in. A second press of the same account gives the same answer.
 */
export const confirmFirstWord = call(
  'POST /v1/first-words/:token/',
  {
    in: object({ terms: boolean(), password: optional(size(string(), 0, 256)) }),
    out: type({ identity: Identity, conversation_id: integer() }),
    extension: true,
    repeatable: true,
    signsIn: true,
  },
  { token: '0123456789', body: { terms: true } },
)

/**
 * A caregiver whom a family has written to before it had a job. `pinned`: invited to the first job that it posts; `job_id` is
 * that job, once they are.
 */
export const PinnedCaregiver = type({
  id: integer(),
  caregiver_id: integer(),
  first_name: string(),
  conversation_id: nullable(integer()),
  pinned: boolean(),
  job_id: nullable(integer()),
})
export type PinnedCaregiver = Infer<typeof PinnedCaregiver>

/** Those whom the family wrote to before it had a job, the latest first. */
export const listPinnedCaregivers = call('GET /v1/family/0/first-words/', {
  out: array(PinnedCaregiver),
  extension: true,
})

/** Whether one of them is invited to the first job that is posted. `conflict` once they are. */
export const pinCaregiver = call(
  'PUT /v1/family/0/first-words/:id/',
  { in: object({ pinned: boolean() }), out: PinnedCaregiver, extension: true, repeatable: true },
  { id: 4, body: { pinned: false } },
)
