import { BadSetting, isPrivateLine, type Environment } from './environment.ts'

/** A provider of social sign-in, and what we are to it. */
export interface SocialLogin {
  /** In small letters, as in the addresses of its sign-in. */
  readonly provider: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What SOCIAL_… says of one provider. Throws BadSetting. */
export function socialLogin(provider: string, env: Environment): SocialLogin {
  const setting = (what: string) => `SOCIAL_${provider.toUpperCase()}_${what}`
  const needed = (what: string, usual = '') => {
    const value = env[setting(what)]?.trim() || usual
    if (value) return value
    throw new BadSetting(`${setting(what)} must be set, since SOCIAL_LOGINS lists ${provider}.`)
  }
  if (!/^[a-z][a-z0-9_]*$/.test(provider))
    throw new BadSetting(
      `SOCIAL_LOGINS must be names of letters, digits and underscores, and one is ‘${provider}’.`,
    )
  const issuer = needed('ISSUER', knownIssuers[provider])
  // What comes by a line that others can write on proves nothing.
  if (!isPrivateLine(issuer))
    throw new BadSetting(
      `${setting('ISSUER')} must be an address that begins with https, and it is ‘${issuer}’.`,
    )
  return { provider, issuer, clientId: needed('CLIENT_ID'), clientSecret: needed('CLIENT_SECRET') }
}

const knownIssuers: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
}
