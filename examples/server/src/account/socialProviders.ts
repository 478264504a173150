import { socialName } from '@homecare/sdk/account'
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { SocialLogin } from '../config/socialLogin.ts'

/** A configured provider, as its sign-in needs it. */
export interface Provider {
  readonly login: SocialLogin
  /** As people know it. */
  readonly name: string
  /** What the request to sign in says besides the usual. */
  readonly parameters: Readonly<Record<string, string>>
  /** Its addresses and ours as its client; asked of the provider once, and again after a failure. */
  configuration(): Promise<Configuration>
}

/** The configured providers by the name in their addresses. */
export function openProviders(logins: readonly SocialLogin[]): ReadonlyMap<string, Provider> {
  return new Map(logins.map((login) => [login.provider, openProvider(login)]))
}

function openProvider(login: SocialLogin): Provider {
  const { parameters = {}, metadata } = peculiarities[login.provider] ?? {}
  let asked: Promise<Configuration> | undefined
  return {
    login,
    name: socialName(login.provider),
    parameters: { scope: 'openid email profile', ...parameters },
    configuration() {
      asked ??= configure(login, metadata).catch((failure: unknown) => {
        asked = undefined
        throw failure
      })
      return asked
    },
  }
}

async function configure(
  { issuer, clientId, clientSecret }: SocialLogin,
  metadata: Partial<ServerMetadata> | undefined,
): Promise<Configuration> {
  const authenticate = ClientSecretPost(clientSecret)
  const insecure = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  if (!metadata)
    return discovery(new URL(issuer), clientId, undefined, authenticate, {
      execute: [...insecure, enableNonRepudiationChecks],
      timeout: answerSeconds,
    })
  const configuration = new Configuration({ issuer, ...metadata }, clientId, undefined, authenticate)
  configuration.timeout = answerSeconds
  enableNonRepudiationChecks(configuration)
  return configuration
}

/** A provider that takes longer has failed. */
const answerSeconds = 10

interface Peculiarities {
  readonly parameters?: Readonly<Record<string, string>>
  /** Where it does not publish all of them. */
  readonly metadata?: Partial<ServerMetadata>
}

const peculiarities: Readonly<Record<string, Peculiarities>> = {
  // Apple hands over an e-mail address only by a form.
  apple: { parameters: { scope: 'openid email name', response_mode: 'form_post' } },
  facebook: {
    parameters: { scope: 'openid email public_profile' },
    metadata: {
      authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
      token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
      jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
      id_token_signing_alg_values_supported: ['RS256'],
    },
  },
}
