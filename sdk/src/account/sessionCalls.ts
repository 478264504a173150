import { boolean, nullable, object, optional, size, string, type } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { Identity } from '../vocabulary/account/identity.js'

/** The identity call, after login too. Anonymous visitors get an identity of their own kind. */
export const whoami = call('GET /v1/whoami/', {
  out: type({ data: Identity, intercom_hash: nullable(string()) }),
  envelope: 'whole',
  sends: 'version',
  signsIn: true,
})

export const Email = size(string(), 3, 254)
export const Password = size(string(), 1, 256)

/** Signs in with an e-mail address and a password. A session without `remember_me` ends after 30 idle minutes. */
export const login = call(
  'POST /v1/web/accounts/login/',
  {
    in: object({ email: Email, password: Password, remember_me: optional(boolean()) }),
    out: Identity,
    signsIn: true,
    sends: 'appKey',
  },
  { body: { email: 'carol.ito@example.com', password: 'a long enough password', remember_me: true } },
)

/** Ends the session on the server, in every tab. */
export const logout = call('GET /v1/web/accounts/logout/', { changes: true, signsIn: true })
