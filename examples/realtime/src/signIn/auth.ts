import { ID_TOKEN_LIFE, TokenRefused, type Tokens } from './tokens.ts'

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts:'
const SECURE_TOKEN = '/securetoken.googleapis.com/v1/token'
const MAX_BODY = 64 * 1024

/**
 * The endpoints by which the Firebase client signs in with a custom token and renews its id token,
 * at the paths its emulator setting asks for. Gives null for every other path.
 */
export function createAuthEndpoints(tokens: Tokens, projectId: string) {
  const endpoints: Record<string, (request: Request) => Promise<Response>> = {
    [`${IDENTITY}signInWithCustomToken`]: signIn,
    [`${IDENTITY}lookup`]: lookup,
    [SECURE_TOKEN]: renew,
  }

  async function signIn(request: Request): Promise<Response> {
    const identity = await tokens.verify('custom', (await readJson(request))['token'])
    return json({
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      idToken: await tokens.id(identity),
      refreshToken: await tokens.refresh(identity),
      expiresIn: String(ID_TOKEN_LIFE),
      isNewUser: false,
    })
  }

  async function lookup(request: Request): Promise<Response> {
    const { uid } = await tokens.verify('id', (await readJson(request))['idToken'])
    return json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [{ localId: uid }] })
  }

  async function renew(request: Request): Promise<Response> {
    const form = new URLSearchParams(await readText(request))
    const identity = await tokens.verify('refresh', form.get('refresh_token'))
    const idToken = await tokens.id(identity)
    return json({
      id_token: idToken,
      access_token: idToken,
      refresh_token: await tokens.refresh(identity),
      expires_in: String(ID_TOKEN_LIFE),
      token_type: 'Bearer',
      user_id: identity.uid,
      project_id: projectId,
    })
  }

  return async function fetch(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url)
    const endpoint = Object.hasOwn(endpoints, pathname) ? endpoints[pathname] : undefined
    if (!endpoint) return null
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: crossOrigin(request) })
    if (request.method !== 'POST') return refusal(405, 'METHOD_NOT_ALLOWED')
    try {
      return await endpoint(request)
    } catch (error) {
      if (error instanceof TokenRefused) return refusal(400, refusals[pathname]![error.expired ? 1 : 0])
      if (error instanceof SyntaxError) return refusal(400, 'INVALID_ARGUMENT')
      throw error
    }
  }
}

/** What the client understands: a token that is wrong, and one that has ended. */
const refusals: Record<string, readonly [invalid: string, expired: string]> = {
  [`${IDENTITY}signInWithCustomToken`]: ['INVALID_CUSTOM_TOKEN', 'INVALID_CUSTOM_TOKEN'],
  [`${IDENTITY}lookup`]: ['INVALID_ID_TOKEN', 'TOKEN_EXPIRED'],
  [SECURE_TOKEN]: ['INVALID_REFRESH_TOKEN', 'TOKEN_EXPIRED'],
}

/** No cookie is read here, so any page may ask: the token is the whole authority. */
function crossOrigin(request?: Request): Record<string, string> {
  const headers: Record<string, string> = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
  if (request) {
    headers['access-control-allow-methods'] = 'POST'
    headers['access-control-allow-headers'] = request.headers.get('access-control-request-headers') ?? '*'
    headers['access-control-max-age'] = '86400'
  }
  return headers
}

function json(body: object, status = 200): Response {
  return Response.json(body, { status, headers: crossOrigin() })
}

function refusal(code: number, message: string): Response {
  return json({ error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }, code)
}

async function readText(request: Request): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BODY) throw new SyntaxError('The body is too long.')
  }
  return text
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = JSON.parse(await readText(request))
  if (typeof body !== 'object' || body === null) throw new SyntaxError('Not an object.')
  return body as Record<string, unknown>
}
