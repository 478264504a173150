import { array, boolean, number, object, size, string, type, type Infer } from '../kit/structs/struct.js'
import { catalogue } from '../kit/catalogue.js'
import { call } from '../client/call.js'
import { pageFields } from '../kit/fields/fields.js'

/** A code that invites others, and the address that carries it. */
export const InviteCode = type({ code: string(), url: string(), uses: number() })
export type InviteCode = Infer<typeof InviteCode>
/** The caller's own codes. */
export const listInviteCodes = call('GET /v1/invites/codes/', { out: array(InviteCode) })

/** What a visitor may know of a code: whether it is good, and who gave it. */
export const PublicInvite = type({ code: string(), valid: boolean(), first_name: string() })
export type PublicInvite = Infer<typeof PublicInvite>
/** Looks a code up, for a visitor who was given one. */
export const verifyInviteCode = call(
  'GET /v1/invites/public/codes/',
  {
    query: object({ code: size(string(), 1, 60) }),
    out: PublicInvite,
  },
  { query: { code: 'CAROL' } },
)

/** What became of an invitation. */
export const inviteStatuses = catalogue([
  { id: 'sent', label: ['Sent', 'Enviada'] },
  { id: 'joined', label: ['Has joined', 'Se registró'] },
])
/** An invitation sent: `status` is one of `inviteStatuses`, `sent_at` an instant. */
export const Invite = type({ id: number(), email: string(), status: string(), sent_at: string() })
export type Invite = Infer<typeof Invite>
/** Whom the caller invited, latest first. */
export const listInvites = call(
  'GET /v1/invites/',
  { query: object(pageFields), out: array(Invite) },
  { query: { limit: 10, offset: 0 } },
)
/** Invites up to twenty people by e-mail; who was invited before gets no second mail. */
export const sendInvites = call(
  'POST /v1/invites/',
  {
    in: object({ emails: size(array(size(string(), 3, 254)), 1, 20) }),
    out: array(Invite),
    repeatable: true,
  },
  { body: { emails: ['ana@example.com', 'bo@example.com'] } },
)
