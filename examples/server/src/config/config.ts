import { phoneVerification } from '@homecare/sdk/caregivers'
import { BadSetting, isPrivateLine, readerOf, type Environment, type Reader } from './environment.ts'
import { dataKeysOf, type DataKey } from './dataKeys.ts'
import type { MembershipTier } from '@homecare/sdk/memberships'
import { tiersOf } from './membershipTiers.ts'
import { outsidersOf, type Outsiders } from './outsiders.ts'
import { socialLogin, type SocialLogin } from './socialLogin.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
const logFormats = ['json', 'text'] as const
export type LogLevel = (typeof logLevels)[number]
export type LogFormat = (typeof logFormats)[number]

export interface Config {
  readonly host: string
  readonly port: number
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly secureCookies: boolean
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  /** The same database without a pooler between. */
  readonly databaseDirectUrl: string | undefined
  /** From the wish to stop until the port closes, in milliseconds. */
  readonly stopGraceMs: number
  readonly demo: boolean
  readonly demoCaregivers: number
  readonly dev: boolean
  readonly logLevel: LogLevel
  /** Undefined: as standard output is a terminal or not. */
  readonly logFormat: LogFormat | undefined
  /** Of whoever reads `/metrics`. */
  readonly metricsToken: string | undefined
  /** Proxies of ours in front, each of which adds whom it was called by to X-Forwarded-For. */
  readonly trustedProxies: number
  readonly rateLimitFactor: number
  readonly ipLocationUrl: string | undefined
  /** A provider of address suggestions. */
  readonly addresses: { readonly url: string; readonly key: string } | null
  /** Of the two services above, in milliseconds. */
  readonly lookupPatienceMs: number
  readonly secret: string | undefined
  /** Of the ring that tax numbers are sealed with, the newest first. */
  readonly dataKeys: readonly DataKey[]
  /** Our fee on wages, in basis points. */
  readonly feeBasisPoints: number
  /** Expenses above it need a receipt. */
  readonly receiptAboveCents: number
  /** More than so many cents are given back, or written off, by two people. */
  readonly refundTwoPeopleAboveCents: number
  /** What families can be members of, in the order in which it is offered. */
  readonly membershipTiers: readonly MembershipTier[]
  /** Who moves money: Stripe by these keys, the stand-in, or nobody. */
  readonly payments:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | 'embedded'
    | null
  /** Both or none. */
  readonly academy: { readonly url: string; readonly secret: string } | null
  readonly brand: { readonly name: string; readonly supportPhone: string; readonly membershipUrl: string }
  /** Where the apps are in the stores, of those that are there. */
  readonly apps: { readonly ios?: string; readonly android?: string }
  /** Where access to health records is signed in to, with whoever keeps them. */
  readonly healthRecordsUrl: string | undefined
  readonly intercomSecret: string | undefined
  readonly outsiders: Outsiders
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
  /** What devices are told by; null where none is. */
  readonly push: {
    readonly keys: { readonly publicKey: string; readonly privateKey: string }
    readonly contact: string
    /** Of a push service beside those that are known. */
    readonly host: string | undefined
  } | null
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
  /** A virus scanner for uploads. */
  readonly clamd: { readonly host: string; readonly port: number } | null
  /** A service that drives caregivers. */
  readonly rides: { readonly url: string; readonly key: string } | null
  readonly firebase: {
    readonly projectId: string
    readonly databaseUrl: string | undefined
    readonly apiKey: string
    readonly serviceAccount: string | undefined
  }
}

/** The configuration of an environment. Throws BadSetting. */
export function readConfig(env: Environment): Config {
  const reader = readerOf(env)
  const { text, maybe, on, whole, oneOf, list } = reader
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
    databaseDirectUrl: maybe('DATABASE_DIRECT_URL'),
    stopGraceMs:
      1000 * (maybe('STOP_GRACE_SECONDS') ? whole('STOP_GRACE_SECONDS', 0, 600) : usualGrace(text)),
    demo: on('DEMO'),
    demoCaregivers: whole('DEMO_CAREGIVERS', 1, 1_000_000),
    dev: on('DEV'),
    logLevel: oneOf('LOG_LEVEL', logLevels) ?? 'info',
    logFormat: oneOf('LOG_FORMAT', logFormats),
    metricsToken: maybe('METRICS_TOKEN'),
    trustedProxies: on('TRUST_PROXY') ? 1 : whole('TRUST_PROXY', 0, 10),
    rateLimitFactor: whole('RATE_LIMIT_FACTOR', 1, 1_000_000),
    ipLocationUrl: maybe('IP_LOCATION_URL'),
    addresses: addressesOf(maybe('ADDRESS_URL'), text('ADDRESS_KEY')),
    lookupPatienceMs: whole('LOOKUP_PATIENCE_MS', 1, 60_000),
    secret: maybe('SECRET'),
    dataKeys: dataKeysOf(list('DATA_KEYS')),
    feeBasisPoints: whole('FEE_BASIS_POINTS', 0, 5000),
    receiptAboveCents: whole('RECEIPT_ABOVE_CENTS', 0, 100_000),
    refundTwoPeopleAboveCents: whole('REFUND_TWO_PEOPLE_ABOVE_CENTS', 0, 100_000_000),
    membershipTiers: tiersOf(maybe('MEMBERSHIP_TIERS')),
    payments: paymentsOf(maybe, on('DEMO') || on('EMBEDDED_PAYMENTS')),
    academy: academyOf(maybe('ACADEMY_URL'), maybe('ACADEMY_SECRET')),
    brand: {
      name: text('BRAND_NAME'),
      supportPhone: text('SUPPORT_PHONE'),
      membershipUrl: text('MEMBERSHIP_URL'),
    },
    apps: {
      ...(maybe('APP_STORE_URL') && { ios: maybe('APP_STORE_URL')! }),
      ...(maybe('PLAY_STORE_URL') && { android: maybe('PLAY_STORE_URL')! }),
    },
    healthRecordsUrl: maybe('HEALTH_RECORDS_URL'),
    intercomSecret: maybe('INTERCOM_SECRET'),
    outsiders: outsidersOf(reader, publicUrl),
    embedOrigins: list('EMBED_ORIGINS').map(originOf),
    socialLogins: list('SOCIAL_LOGINS').map((name) => socialLogin(name.toLowerCase(), env)),
    mail: { smtpUrl, from: text('MAIL_FROM') },
    sms: {
      url: maybe('SMS_URL'),
      user: text('SMS_USER'),
      password: text('SMS_PASSWORD'),
      from: text('SMS_FROM'),
      voiceUrl: maybe('VOICE_URL'),
    },
    push: pushOf(maybe, publicUrl),
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
    clamd: clamdOf(maybe('CLAMD_URL')),
    rides: ridesOf(maybe('RIDES_URL'), text('RIDES_KEY')),
    firebase: {
      projectId: text('FIREBASE_PROJECT_ID'),
      databaseUrl: maybe('FIREBASE_DATABASE_URL'),
      apiKey: text('FIREBASE_API_KEY'),
      serviceAccount: maybe('FIREBASE_SERVICE_ACCOUNT'),
    },
  }
}

/** One process alone has nobody to whom a proxy could turn meanwhile. */
const usualGrace = (text: Reader['text']) => (text('DATABASE_URL') ? 5 : 0)

function pushOf(maybe: Reader['maybe'], publicUrl: string): Config['push'] {
  const [publicKey, privateKey] = [maybe('PUSH_PUBLIC_KEY'), maybe('PUSH_PRIVATE_KEY')]
  if (publicKey === undefined && privateKey === undefined) return null
  if (!isPushKey(publicKey, 65) || !isPushKey(privateKey, 32))
    throw new BadSetting(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair that npm run push-keys printed.',
    )
  const contact = maybe('PUSH_CONTACT') ?? publicUrl
  return { keys: { publicKey, privateKey }, contact, host: maybe('PUSH_HOST') }
}

const isPushKey = (key: string | undefined, bytes: number): key is string =>
  key !== undefined && /^[\w-]+$/.test(key) && Buffer.from(key, 'base64url').length === bytes

function paymentsOf(maybe: Reader['maybe'], isTrial: boolean): Config['payments'] {
  const [secretKey, publishableKey, webhookSecret] = [
    maybe('STRIPE_SECRET_KEY'),
    maybe('STRIPE_PUBLISHABLE_KEY'),
    maybe('STRIPE_WEBHOOK_SECRET'),
  ]
  if (!secretKey && !publishableKey && !webhookSecret) return isTrial ? 'embedded' : null
  if (
    !/^[sr]k_/.test(secretKey ?? '') ||
    !publishableKey?.startsWith('pk_') ||
    !webhookSecret?.startsWith('whsec_')
  )
    throw new BadSetting(
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: they begin with sk_, pk_ and whsec_.',
    )
  return { secretKey: secretKey!, publishableKey, webhookSecret }
}

function addressesOf(url: string | undefined, key: string): Config['addresses'] {
  if (!url) return null
  if (!isPrivateLine(url) || !url.includes('{text}'))
    throw new BadSetting('ADDRESS_URL must begin with https, and hold {text} where what is typed belongs.')
  return { url, key }
}

function ridesOf(url: string | undefined, key: string): Config['rides'] {
  if (!url) return null
  if (!isPrivateLine(url))
    throw new BadSetting('RIDES_URL must begin with https: people’s homes are sent there.')
  return { url, key }
}

function academyOf(url: string | undefined, secret: string | undefined): Config['academy'] {
  if (!url && !secret) return null
  if (!url || !secret || !URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new BadSetting('ACADEMY_URL must begin with https, and needs ACADEMY_SECRET beside it.')
  return { url, secret }
}

function clamdOf(text: string | undefined): Config['clamd'] {
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'tcp:' || !url.hostname)
    throw new BadSetting('CLAMD_URL must be an address such as tcp://127.0.0.1:3310.')
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || 3310 }
}

/** An origin as browsers send it; a path or a wildcard in it would open more than was meant. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && !text.includes('*') && url.origin === text.replace(/\/$/, ''))
    return url.origin
  throw new BadSetting(
    `EMBED_ORIGINS must be origins such as https://partner.example.com, and one is ‘${text}’.`,
  )
}
