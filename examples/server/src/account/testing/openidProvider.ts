import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Who signs in at the provider, as its ID token says. */
export interface Claims {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean | string
}

export interface OpenidProvider {
  readonly issuer: string
  readonly client: { readonly id: string; readonly secret: string }
  /** Signs somebody in at an address that a site led to; answers the address that leads back. */
  signIn(address: string, claims: Claims): string
  /** What the next ID tokens say besides, right or wrong. */
  lie: Record<string, unknown>
  close(): Promise<void>
}

interface Grant {
  readonly claims: Claims
  readonly nonce: string
  readonly challenge: string
  readonly redirectUri: string
}

/** A small OpenID provider on a port of its own: discovery, keys, and codes that it takes once, with PKCE. */
export async function openidProvider(): Promise<OpenidProvider> {
  const client = { id: 'homecare', secret: 'between us' }
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const provider = { lie: {} as Record<string, unknown> }

  async function token(form: URLSearchParams): Promise<[status: number, body: unknown]> {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const isRight =
      grant !== undefined &&
      form.get('client_id') === client.id &&
      form.get('client_secret') === client.secret &&
      form.get('redirect_uri') === grant.redirectUri &&
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === grant.challenge
    if (!isRight) return [400, { error: 'invalid_grant' }]
    const seconds = Math.floor(Date.now() / 1000)
    const said = { iss: issuer, aud: client.id, iat: seconds, exp: seconds + 60, nonce: grant.nonce }
    const id_token = await new SignJWT({ ...said, ...grant.claims, ...provider.lie })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey)
    return [200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token }]
  }

  async function answer(path: string, body: string): Promise<[status: number, body: unknown]> {
    if (path === '/.well-known/openid-configuration') {
      const [authorization_endpoint, token_endpoint, jwks_uri] = ['authorize', 'token', 'keys'].map(
        (name) => `${issuer}/${name}`,
      )
      return [200, { issuer, authorization_endpoint, token_endpoint, jwks_uri }]
    }
    if (path === '/keys') return [200, { keys: [key] }]
    return path === '/token' ? token(new URLSearchParams(body)) : [404, {}]
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      void answer(request.url ?? '', Buffer.concat(parts).toString()).then(([status, body]) => {
        response.writeHead(status, { 'Content-Type': 'application/json' })
        response.end(JSON.stringify(body))
      })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return Object.assign(provider, {
    issuer,
    client,
    signIn(address: string, claims: Claims) {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      const redirectUri = asked.get('redirect_uri') ?? ''
      grants.set(code, {
        claims,
        redirectUri,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
      })
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
      return back.href
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  })
}
