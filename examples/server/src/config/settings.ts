/** One environment variable: its name, what it is without one, and what it does. */
interface Setting {
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
    name: 'DATABASE_DIRECT_URL',
    default: '',
    about:
      'The same database without a pooler such as PgBouncer between: each process keeps two connections there. Needed only where DATABASE_URL leads to a pooler that lends connections for a transaction.',
  },
  {
    name: 'STOP_GRACE_SECONDS',
    default: '',
    about:
      'How long this process goes on answering after it was told to stop (SIGTERM), while /ready says no and a proxy takes it out. Empty: 5 with DATABASE_URL, else 0.',
  },
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
    name: 'METRICS_TOKEN',
    default: '',
    about:
      'Whoever shows it as a bearer token reads /metrics, in the text form of Prometheus; the page does not exist without it.',
  },
  {
    name: 'TRUST_PROXY',
    default: '',
    about:
      'How many proxies of yours stand in front, such as 1: the caller’s address is what the outermost of them wrote into X-Forwarded-For, counted from the right. What stands further left is the caller’s own word and counts for nothing.',
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
    name: 'ADDRESS_URL',
    default: '',
    about:
      'Provider of address suggestions, with {text}, {limit} and {key} in their places; it answers GeoJSON features, as Geoapify and Pelias do. Without it, and where it fails, places come from the table alone, streets are typed, and their addresses are marked as not verified.',
  },
  { name: 'ADDRESS_KEY', default: '', about: 'Key of that provider, put at {key}.' },
  {
    name: 'LOOKUP_PATIENCE_MS',
    default: '1000',
    about: 'Longest wait for either of these two, in milliseconds: somebody is searching, or typing.',
  },
  {
    name: 'SECRET',
    default: '',
    about:
      'Signs the tokens of the realtime stand-in. Empty: made on the first start and kept in the database.',
  },
  {
    name: 'DATA_KEYS',
    default: '',
    about:
      'Keys that tax numbers are encrypted with, the newest first, such as k2:…,k1:…: a name, and 32 bytes in base64 (openssl rand -base64 32). Keep them away from the database and its copies. Without it no tax numbers are taken; the demo makes a key of its own.',
  },
  {
    name: 'FEE_BASIS_POINTS',
    default: '0',
    about:
      'Our fee on wages, in basis points: 500 is 5 %. It stands on every invoice, and is no part of what a caregiver gets.',
  },
  {
    name: 'RECEIPT_ABOVE_CENTS',
    default: '2500',
    about: 'Expenses above so many cents need a receipt.',
  },
  {
    name: 'REFUND_TWO_PEOPLE_ABOVE_CENTS',
    default: '10000',
    about:
      'A refund of an invoice of more than so many cents in all, or a debt above it that is written off, is proposed by one member of staff and confirmed by another.',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    default: '',
    about:
      'Secret key of the Stripe account that payments go through. All three are needed together; without them payments are taken in a demonstration alone, where they move no money.',
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    default: '',
    about: 'Publishable key of that account, which pages show.',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: '',
    about: 'Signing secret of the endpoint PUBLIC_URL/v1/payments/webhooks/stripe/, to be registered there.',
  },
  {
    name: 'EMBEDDED_PAYMENTS',
    default: '',
    about:
      '1 has the stand-in take payments where there are no keys, as DEMO=1 does: for trials. It knows test numbers alone, and moves no money.',
  },
  { name: 'BRAND_NAME', default: 'Homecare', about: 'Name of the product.' },
  { name: 'SUPPORT_PHONE', default: '1-800-494-3106', about: 'Telephone number of the support.' },
  {
    name: 'MEMBERSHIP_TIERS',
    default: '',
    about:
      'Memberships that families can buy, as a list in JSON: each with an id for its address, name and lines of benefits in English and Spanish, price_cents, and interval (month or year); advisor_calls lets its members ask for calls, and fee_basis_points is their fee on wages. Who is a member keeps what was sold. Empty: the demo has some, and else none are offered.',
  },
  {
    name: 'MEMBERSHIP_URL',
    default: '',
    about: 'Where a bare /membership leads; the local page when empty.',
  },
  {
    name: 'APP_STORE_URL',
    default: '',
    about:
      'Where the app for iPhone is in the store; /download-app says how to do without where it is empty.',
  },
  {
    name: 'PLAY_STORE_URL',
    default: '',
    about: 'The same of the app for Android.',
  },
  {
    name: 'HEALTH_RECORDS_URL',
    default: '',
    about:
      'Where whoever is verified for access to health records signs in with the provider of records; nobody is sent anywhere without it.',
  },
  {
    name: 'ACADEMY_URL',
    default: '',
    about:
      'Where the learning academy takes signed sign-ins, such as https://care.learnupon.com/sqsso; no academy without it.',
  },
  { name: 'ACADEMY_SECRET', default: '', about: 'Key shared with the academy, which signs those sign-ins.' },
  {
    name: 'CUSTOMER_CHAT_URL',
    default: '',
    about:
      'Page of the company that runs the customer chat, shown in a frame of its own origin on help pages, to whoever has agreed to it: such as https://chat.example.com/?app={app}&language={language}. What it is told, and what it says, stands under Services of others. No chat without it.',
  },
  {
    name: 'CUSTOMER_CHAT_FAMILY_APP',
    default: '',
    about: 'App of that chat for families and visitors, put at {app}.',
  },
  { name: 'CUSTOMER_CHAT_CAREGIVER_APP', default: '', about: 'The same for caregivers.' },
  {
    name: 'CUSTOMER_CHAT_FAMILY_TEST_APP',
    default: '',
    about: 'App for families in its place under DEMO=1 and DEV=1, which are no production.',
  },
  { name: 'CUSTOMER_CHAT_CAREGIVER_TEST_APP', default: '', about: 'The same for caregivers.' },
  {
    name: 'INTERCOM_SECRET',
    default: '',
    about:
      'Secret by which people get names for the customer chat that say nothing of who they are; without it the chat is told of nobody.',
  },
  {
    name: 'CONVERSION_PIXEL_URL',
    default: '',
    about:
      'Address of the picture by which a company counts visits to public pages and sign-ups, of whoever has agreed to it. Nobody counts without it.',
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
    name: 'PUSH_PUBLIC_KEY',
    default: '',
    about:
      'Public key by which push services know this server: npm run push-keys prints a pair. Nobody is offered notices on a device without it.',
  },
  { name: 'PUSH_PRIVATE_KEY', default: '', about: 'The private key that belongs to it.' },
  {
    name: 'PUSH_CONTACT',
    default: '',
    about:
      'Where push services reach whoever runs this server, such as mailto:care@example.com. Empty: PUBLIC_URL.',
  },
  {
    name: 'PUSH_HOST',
    default: '',
    about:
      'Host and port of a push service of your own, beside those of Google, Mozilla, Apple and Microsoft, which are known.',
  },
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
    name: 'CLAMD_URL',
    default: '',
    about:
      'ClamAV’s daemon, such as tcp://127.0.0.1:3310, which looks at every document that is uploaded. Nobody looks for viruses without it.',
  },
  {
    name: 'RIDES_URL',
    default: '',
    about:
      'Service that drives caregivers to visits and back, where families pay for it: the server’s README says what it is asked. Empty: the demo drives by itself, and else no rides are offered.',
  },
  { name: 'RIDES_KEY', default: '', about: 'Key of that service, sent as a bearer token.' },
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

export type SettingName = (typeof settings)[number]['name']
