import { fileURLToPath } from 'node:url'
import { phoneVerification } from '@homecare/sdk'

/** One environment variable: its name, what it is without one, and what it does. */
export interface Setting {
  readonly name: string
  readonly default: string
  readonly about: string
}

/** Every environment variable that the server reads. The README's table is printed from this. */
export const settings = [
  { name: 'HOST', default: '127.0.0.1', about: 'Address to listen on.' },
  { name: 'PORT', default: '4200', about: 'Port of the app, the API and the realtime socket.' },
  {
    name: 'PUBLIC_URL',
    default: '',
    about:
      'Address that people use, such as https://care.example.com; cookies are Secure when it is https. Empty: http at HOST and PORT.',
  },
  { name: 'DATA_DIR', default: '.data', about: 'Folder of the embedded database and of files.' },
  { name: 'DATABASE_URL', default: '', about: 'A Postgres server to use in place of the embedded database.' },
  {
    name: 'DEMO',
    default: '',
    about:
      '1 fills an empty database with the demo world, keeps mail and text messages in an outbox, and lists demo accounts.',
  },
  {
    name: 'DEMO_CAREGIVERS',
    default: '3200',
    about: 'Caregivers of the demo world when the database is empty.',
  },
  { name: 'DEV', default: '', about: '1 serves the web app from its sources through Vite.' },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    about: 'Least level that is written: debug, info, warn, error or silent.',
  },
  {
    name: 'LOG_FORMAT',
    default: '',
    about: 'json or text. Empty: text where a person watches (a terminal), json elsewhere.',
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    about: '1 takes the caller’s address from X-Forwarded-For, as set by a proxy of yours.',
  },
  {
    name: 'RATE_LIMIT_FACTOR',
    default: '1',
    about:
      'Multiplies every limit on how often a call may be sent; a trial in which many people share an address sets it high.',
  },
  {
    name: 'IP_LOCATION_URL',
    default: '',
    about:
      'Service that tells where a network address is, with {ip} in its place; it answers JSON with latitude and longitude.',
  },
  {
    name: 'SECRET',
    default: '',
    about:
      'Signs the tokens of the realtime stand-in. Empty: made on the first start and kept in the database.',
  },
  { name: 'BRAND_NAME', default: 'Homecare', about: 'Name of the product.' },
  { name: 'SUPPORT_PHONE', default: '1-800-494-3106', about: 'Telephone number of the support.' },
  {
    name: 'MEMBERSHIP_URL',
    default: '',
    about: 'Where a bare /membership leads; the local page when empty.',
  },
  {
    name: 'ACADEMY_URL',
    default: '',
    about:
      'Where the learning academy takes signed sign-ins, such as https://care.learnupon.com/sqsso; no academy without it.',
  },
  { name: 'ACADEMY_SECRET', default: '', about: 'Key shared with the academy, which signs those sign-ins.' },
  {
    name: 'INTERCOM_SECRET',
    default: '',
    about: 'Identity verification secret of the customer-chat widget; no hash is sent without it.',
  },
  {
    name: 'EMBED_ORIGINS',
    default: '',
    about:
      'Origins of partners whose pages may frame or send the family sign-up, separated by commas, such as https://partner.example.com.',
  },
  {
    name: 'SOCIAL_LOGINS',
    default: '',
    about:
      'Social sign-ins that are offered, separated by commas: google, apple, facebook, or the name of any OpenID provider. Each needs the three settings below with its name in capitals in place of NAME; its callback is PUBLIC_URL/accounts/social/name/callback.',
  },
  {
    name: 'SOCIAL_NAME_ISSUER',
    default: '',
    about:
      'Issuer of an OpenID provider, such as https://id.example.com. Known for google, apple and facebook. Choose only one that you trust to verify e-mail addresses: an account without a password is linked by a verified one alone.',
  },
  { name: 'SOCIAL_NAME_CLIENT_ID', default: '', about: 'Client ID that the provider gave you.' },
  {
    name: 'SOCIAL_NAME_CLIENT_SECRET',
    default: '',
    about:
      'Client secret that the provider gave you; for Apple the token that you sign with its key, renewed every six months.',
  },
  { name: 'SMTP_URL', default: '', about: 'Mail server, such as smtps://user:password@mail.example.com.' },
  { name: 'MAIL_FROM', default: 'Homecare <no-reply@localhost>', about: 'Sender of mail.' },
  {
    name: 'SMS_URL',
    default: '',
    about: 'Address that takes a text message as a form with To, From and Body, as Twilio’s does.',
  },
  { name: 'SMS_USER', default: '', about: 'User name (account) for SMS_URL.' },
  { name: 'SMS_PASSWORD', default: '', about: 'Password (token) for SMS_URL.' },
  {
    name: 'VOICE_URL',
    default: '',
    about:
      'Address that makes a telephone call from a form with To, From and Twiml, as Twilio’s does; no calls without it.',
  },
  { name: 'SMS_FROM', default: '', about: 'Sender of text messages and calls.' },
  {
    name: 'CODE_DIGITS',
    default: '3',
    about: 'Digits of the code that verifies a telephone number, 3 to 8.',
  },
  {
    name: 'S3_ENDPOINT',
    default: '',
    about:
      'S3-compatible store for files, such as https://s3.us-west-2.amazonaws.com; files are on disk without it.',
  },
  { name: 'S3_BUCKET', default: '', about: 'Bucket for files.' },
  { name: 'S3_REGION', default: 'us-east-1', about: 'Region of the bucket.' },
  { name: 'S3_ACCESS_KEY_ID', default: '', about: 'Key of the store.' },
  { name: 'S3_SECRET_ACCESS_KEY', default: '', about: 'Secret of the store.' },
  {
    name: 'FIREBASE_PROJECT_ID',
    default: 'homecare',
    about: 'Firebase project, or the name of the stand-in’s database.',
  },
  {
    name: 'FIREBASE_DATABASE_URL',
    default: '',
    about: 'Realtime Database of a Firebase project; the embedded stand-in without it.',
  },
  { name: 'FIREBASE_API_KEY', default: 'local', about: 'Web API key of the Firebase project.' },
  {
    name: 'FIREBASE_SERVICE_ACCOUNT',
    default: '',
    about: 'Service account of the Firebase project, as JSON: signs custom tokens and writes counters.',
  },
] as const satisfies readonly Setting[]

type Name = (typeof settings)[number]['name']
export type LogFormat = 'json' | 'text'
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

export interface Config {
  readonly host: string
  readonly port: number
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly secureCookies: boolean
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  readonly demo: boolean
  readonly demoCaregivers: number
  readonly dev: boolean
  readonly logLevel: LogLevel
  /** Undefined: as standard output is a terminal or not. */
  readonly logFormat: LogFormat | undefined
  readonly trustProxy: boolean
  readonly rateLimitFactor: number
  readonly ipLocationUrl: string | undefined
  readonly secret: string | undefined
  /** Both or none. */
  readonly academy: { readonly url: string; readonly secret: string } | null
  readonly brand: { readonly name: string; readonly supportPhone: string; readonly membershipUrl: string }
  readonly intercomSecret: string | undefined
  /** Of partners whose pages may frame `/embed/…` and send the calls of the sign-up. */
  readonly embedOrigins: readonly string[]
  readonly socialLogins: readonly SocialLogin[]
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string }
  readonly sms: {
    readonly url: string | undefined
    readonly user: string
    readonly password: string
    readonly from: string
    readonly voiceUrl: string | undefined
  }
  /** Of the codes that verify a telephone number. */
  readonly codeDigits: number
  readonly s3:
    | {
        readonly endpoint: string
        readonly bucket: string
        readonly region: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
      }
    | undefined
  readonly firebase: {
    readonly projectId: string
    readonly databaseUrl: string | undefined
    readonly apiKey: string
    readonly serviceAccount: string | undefined
  }
}

/** A provider of social sign-in, and what we are to it. */
export interface SocialLogin {
  /** In small letters, as in the addresses of its sign-in. */
  readonly provider: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** A setting has a value that cannot be: its message is the one sentence to print. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

/** The configuration of an environment. Throws BadSetting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: Name): string =>
    env[name]?.trim() || settings.find((setting) => setting.name === name)!.default
  const maybe = (name: Name) => text(name) || undefined
  const on = (name: Name) => ['1', 'true', 'yes'].includes(text(name).toLowerCase())
  const whole = (name: Name, least: number, most: number) => {
    const value = Number(text(name))
    if (Number.isInteger(value) && value >= least && value <= most) return value
    throw new BadSetting(
      `${name} must be a whole number from ${least} to ${most}, and it is ‘${text(name)}’.`,
    )
  }
  const logLevel = text('LOG_LEVEL')
  if (!isLogLevel(logLevel))
    throw new BadSetting(`LOG_LEVEL must be one of ${logLevels.join(', ')}, and it is ‘${logLevel}’.`)
  const logFormat = maybe('LOG_FORMAT')
  if (logFormat !== undefined && logFormat !== 'json' && logFormat !== 'text')
    throw new BadSetting(`LOG_FORMAT must be json or text, and it is ‘${logFormat}’.`)
  const port = whole('PORT', 0, 65535)
  const publicUrl = (maybe('PUBLIC_URL') ?? `http://${text('HOST')}:${port}`).replace(/\/+$/, '')
  if (!URL.canParse(publicUrl))
    throw new BadSetting(`PUBLIC_URL must be an address, and it is ‘${publicUrl}’.`)
  const smtpUrl = maybe('SMTP_URL')
  if (smtpUrl !== undefined && !(URL.canParse(smtpUrl) && /^smtps?:\/\//.test(smtpUrl)))
    throw new BadSetting('SMTP_URL must be an address that begins with smtp:// or smtps://.')
  const endpoint = maybe('S3_ENDPOINT')
  return {
    host: text('HOST'),
    port,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    dataFolder: text('DATA_DIR'),
    databaseUrl: maybe('DATABASE_URL'),
    demo: on('DEMO'),
    demoCaregivers: whole('DEMO_CAREGIVERS', 1, 1_000_000),
    dev: on('DEV'),
    logLevel,
    logFormat,
    trustProxy: on('TRUST_PROXY'),
    rateLimitFactor: whole('RATE_LIMIT_FACTOR', 1, 1_000_000),
    ipLocationUrl: maybe('IP_LOCATION_URL'),
    secret: maybe('SECRET'),
    academy: academyOf(maybe('ACADEMY_URL'), maybe('ACADEMY_SECRET')),
    brand: {
      name: text('BRAND_NAME'),
      supportPhone: text('SUPPORT_PHONE'),
      membershipUrl: text('MEMBERSHIP_URL'),
    },
    intercomSecret: maybe('INTERCOM_SECRET'),
    embedOrigins: listed(text('EMBED_ORIGINS')).map(originOf),
    socialLogins: listed(text('SOCIAL_LOGINS')).map((name) => socialLogin(name.toLowerCase(), env)),
    mail: { smtpUrl, from: text('MAIL_FROM') },
    sms: {
      url: maybe('SMS_URL'),
      user: text('SMS_USER'),
      password: text('SMS_PASSWORD'),
      from: text('SMS_FROM'),
      voiceUrl: maybe('VOICE_URL'),
    },
    codeDigits: whole('CODE_DIGITS', phoneVerification.minCodeDigits, phoneVerification.maxCodeDigits),
    s3: endpoint
      ? {
          endpoint,
          bucket: text('S3_BUCKET'),
          region: text('S3_REGION'),
          accessKeyId: text('S3_ACCESS_KEY_ID'),
          secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
        }
      : undefined,
    firebase: {
      projectId: text('FIREBASE_PROJECT_ID'),
      databaseUrl: maybe('FIREBASE_DATABASE_URL'),
      apiKey: text('FIREBASE_API_KEY'),
      serviceAccount: maybe('FIREBASE_SERVICE_ACCOUNT'),
    },
  }
}

function academyOf(url: string | undefined, secret: string | undefined): Config['academy'] {
  if (!url && !secret) return null
  if (!url || !secret || !URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new BadSetting('ACADEMY_URL must begin with https, and needs ACADEMY_SECRET beside it.')
  return { url, secret }
}

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** An origin as browsers send it; a path or a wildcard in it would open more than was meant. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !text.includes('*') && url.origin === text.replace(/\/$/, ''))
    return url.origin
  throw new BadSetting(
    `EMBED_ORIGINS must be origins such as https://partner.example.com, and one is ‘${text}’.`,
  )
}

function socialLogin(provider: string, env: Readonly<Record<string, string | undefined>>): SocialLogin {
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
  const url = URL.canParse(issuer) ? new URL(issuer) : null
  // What comes by a line that others can write on proves nothing; within one machine there is no such line.
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!isSafe)
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
const isLoopback = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
const isLogLevel = (text: string): text is LogLevel => (logLevels as readonly string[]).includes(text)

/** The version of the app: what a page reports, and a change of it reloads. */
export { defaultVersion as appVersion } from '@homecare/sdk'

/** Where the web app's build lies. */
export const uiFolder = fileURLToPath(new URL('../../../ui', import.meta.url))
