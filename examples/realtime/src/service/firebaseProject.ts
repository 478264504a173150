import { importPKCS8, SignJWT, type JWTPayload } from 'jose'
import { parsePath } from '../tree/path.ts'
import type { RealtimeService } from './service.ts'

interface FirebaseProjectOptions {
  /** `https://<project>-default-rtdb.firebaseio.com` */
  databaseURL: string
  /** The parts used of a service account's key file. */
  serviceAccount: { project_id: string; client_email: string; private_key: string }
  /** Milliseconds. */
  now: () => number
  fetch: typeof fetch
}

/** Google refused or could not be reached. */
export class FirebaseError extends Error {
  override name = 'FirebaseError'
  /** The answer's HTTP status; 0 where none came. */
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const IDENTITY = 'https://identitytoolkit.googleapis.com'
const CUSTOM_TOKEN_AUDIENCE = `${IDENTITY}/google.identity.identitytoolkit.v1.IdentityToolkit`
const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const SCOPES = ['firebase.database', 'identitytoolkit', 'userinfo.email']
const HOUR_S = 3_600
/** An access token is renewed this long before it ends. */
const MARGIN_MS = 5 * 60_000
const TIMEOUT_MS = 10_000

/**
 * The realtime database of a Firebase project, over its REST interface with a service account: for
 * production, and wherever several server processes run. Deploy `database.rules.json` to the project.
 * A revoked user's listens end with their id token, within the hour. Google cannot end one sign-in of several, so that
 * the end of a session revokes its user.
 */
export function createFirebaseProject(options: FirebaseProjectOptions): RealtimeService {
  const { databaseURL, serviceAccount, now } = options
  const key = importPKCS8(serviceAccount.private_key, 'RS256')
  // Awaited at every use; a wrong key must not end the process before its first.
  key.catch(() => undefined)
  let access: { token: Promise<string>; until: number } | null = null
  let failure: string | null = null

  async function sign(payload: JWTPayload): Promise<string> {
    const iat = Math.floor(now() / 1000)
    return new SignJWT({ ...payload, iss: serviceAccount.client_email, iat, exp: iat + HOUR_S })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .sign(await key)
  }

  /** One token serves all requests of its hour, and one renewal all that wait for it. */
  function accessToken(): Promise<string> {
    if (!access || access.until <= now()) {
      const renewing = { token: renew(), until: now() + HOUR_S * 1000 - MARGIN_MS }
      access = renewing
      renewing.token.catch(() => {
        if (access === renewing) access = null
      })
    }
    return access.token
  }

  async function renew(): Promise<string> {
    const scope = SCOPES.map((name) => `https://www.googleapis.com/auth/${name}`).join(' ')
    const assertion = await sign({ aud: TOKEN_URL, scope })
    const grant = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    })
    const { access_token } = (await send(TOKEN_URL, { method: 'POST', body: grant })) as {
      access_token: string
    }
    return access_token
  }

  async function request(method: string, url: string, body?: unknown): Promise<unknown> {
    try {
      const headers = { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' }
      const answer = await send(url, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      failure = null
      return answer
    } catch (error) {
      failure = (error as Error).message
      throw error
    }
  }

  async function send(url: string, init: RequestInit): Promise<unknown> {
    let response: Response
    try {
      response = await options.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      throw new FirebaseError(0, `${new URL(url).host} cannot be reached: ${(error as Error).message}`)
    }
    const text = await response.text()
    if (!response.ok)
      throw new FirebaseError(
        response.status,
        `${new URL(url).host} answered ${response.status}: ${text.slice(0, 200)}`,
      )
    return text === '' ? null : JSON.parse(text)
  }

  /** The address of a place; `silent` asks for no copy of what was written. */
  function place(path: string, silent = false): string {
    const keys = parsePath(path).map(encodeURIComponent)
    return `${databaseURL.replace(/\/$/, '')}/${keys.join('/')}.json${silent ? '?print=silent' : ''}`
  }

  async function set(path: string, value: unknown): Promise<void> {
    await request('PUT', place(path, true), value ?? null)
  }

  async function revoke(uid: string): Promise<void> {
    const url = `${IDENTITY}/v1/projects/${serviceAccount.project_id}/accounts:update`
    try {
      await request('POST', url, { localId: uid, validSince: String(Math.floor(now() / 1000)) })
    } catch (error) {
      // Who never signed in has nothing to revoke.
      if (!(error instanceof FirebaseError && error.message.includes('USER_NOT_FOUND'))) throw error
      failure = null
    }
  }

  return {
    mintCustomToken(uid, claims = {}) {
      return sign({ sub: serviceAccount.client_email, aud: CUSTOM_TOKEN_AUDIENCE, uid, claims })
    },
    get: (path) => request('GET', place(path)),
    set,
    async update(path, values) {
      await request('PATCH', place(path, true), values)
    },
    async push(path, value) {
      return ((await request('POST', place(path), value)) as { name: string }).name
    },
    increment: (path, by) => set(path, { '.sv': { increment: by } }),
    revoke,
    endSession: revoke,
    health: () => failure ?? 'ok',
    close: async () => undefined,
  }
}
