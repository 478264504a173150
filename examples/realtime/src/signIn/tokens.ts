import { createHmac } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Claims } from '../service/service.ts'

/** Who a token speaks for. */
export interface Identity {
  uid: string
  /** What the server said of the user when it minted the token. */
  claims: Claims
  /** When the token ends, in milliseconds. */
  expires: number
}

/** What an identity toolkit or the realtime protocol calls the refusal. */
export class TokenRefused extends Error {
  override name = 'TokenRefused'
  readonly expired: boolean

  constructor(expired: boolean) {
    super(expired ? 'The token has expired.' : 'The token is not valid.')
    this.expired = expired
  }
}

/**
 * The three tokens of a sign-in: a custom token that the server hands to its user, an id token of an
 * hour that the database takes, and a refresh token. All are signed and none is kept, so they hold
 * across a restart; each carries its user's revision, and revoking a user raises it, and the session that it was
 * given to, which is asked for each time.
 */
export interface Tokens {
  custom(uid: string, claims?: Claims): Promise<string>
  id(identity: Identity): Promise<string>
  refresh(identity: Identity): Promise<string>
  /** Throws {@link TokenRefused}. */
  verify(kind: TokenKind, token: unknown): Promise<Identity>
}
type TokenKind = 'custom' | 'id' | 'refresh'

/** Seconds. */
export const ID_TOKEN_LIFE = 3_600
const lives: Record<TokenKind, number> = { custom: 3_600, id: ID_TOKEN_LIFE, refresh: 30 * 86_400 }

interface TokenOptions {
  secret: string
  projectId: string
  now: () => number
  /** How often a user has been revoked. */
  revisionOf: (uid: string) => number
  /** Whether the session goes on that a token was given to. */
  isLiving: (claims: Claims) => Promise<boolean>
}

export function createTokens({ secret, projectId, now, revisionOf, isLiving }: TokenOptions): Tokens {
  // A key of its own, so that nothing else signed with the secret passes for a token.
  const key = createHmac('sha256', secret).update(`realtime tokens of ${projectId}`).digest()
  const audience = (kind: TokenKind): string => (kind === 'id' ? projectId : `${projectId}/${kind}`)

  function sign(kind: TokenKind, uid: string, claims: Claims): Promise<string> {
    const seconds = Math.floor(now() / 1000)
    const payload: JWTPayload = { user_id: uid, claims, rev: revisionOf(uid), auth_time: seconds }
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(uid)
      .setAudience(audience(kind))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lives[kind])
      .sign(key)
  }

  async function verify(kind: TokenKind, token: unknown): Promise<Identity> {
    if (typeof token !== 'string') throw new TokenRefused(false)
    const options = { algorithms: ['HS256'], audience: audience(kind), currentDate: new Date(now()) }
    const { payload } = await jwtVerify(token, key, options).catch((error: unknown) => {
      throw new TokenRefused(error instanceof errors.JWTExpired)
    })
    const { sub, exp, rev, claims } = payload
    if (!sub || !exp) throw new TokenRefused(false)
    if (rev !== revisionOf(sub)) throw new TokenRefused(true)
    const said = (claims ?? {}) as Claims
    if (!(await isLiving(said))) throw new TokenRefused(true)
    return { uid: sub, claims: said, expires: exp * 1000 }
  }

  return {
    custom: (uid, claims = {}) => sign('custom', uid, claims),
    id: ({ uid, claims }) => sign('id', uid, claims),
    refresh: ({ uid, claims }) => sign('refresh', uid, claims),
    verify,
  }
}
