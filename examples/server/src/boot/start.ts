import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appVersion } from '@homecare/sdk/chat'
import { createConversionPixel } from '@homecare/sdk/consent'
import { livingSessions } from '../people/session.ts'
import { createApp, type App } from './app.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createReadiness } from './readiness.ts'
import { planMirrors } from '../careplans/mirror.ts'
import { chatMirrors } from '../chat/mirror.ts'
import { startCopying } from '../chat/outbox.ts'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connect.ts'
import type { Db } from '../db/connect.ts'
import { bePresent, presentAlone } from '../db/presence.ts'
import { diskFiles } from '../files/diskFiles.ts'
import { clamdScanner } from '../files/scanner.ts'
import { s3Files } from '../files/s3Files.ts'
import { startPosting } from '../mail/letterQueue.ts'
import { webPush } from '../mail/push.ts'
import { startPushing } from '../mail/pushQueue.ts'
import { startTexting } from '../mail/textQueue.ts'
import { noMail, outboxMail, smtpMail } from '../mail/mail.ts'
import { noSms, outboxSms, webSms } from '../mail/sms.ts'
import { webAddresses } from '../geo/addressProvider.ts'
import { demoRideService } from '../driving/demoRides.ts'
import { webRides } from '../driving/webRides.ts'
import { createPrinter } from '../pdf/print.ts'
import {
  createFirebaseProject,
  createRealtime,
  postgresLeafStore,
  postgresNeighbours,
  strangersPerAddress,
  type Rules,
} from '@homecare/realtime'
import type { Deps } from '../deps/deps.ts'
import type { Log } from '../log/log.ts'
import { openDemoClock } from '../demo/clock.ts'
import { startNoticing } from './noticing.ts'
import { openPayments } from './paying.ts'
import { startLiving } from './living.ts'
import { startSweeping } from './sweeper.ts'
import { createKeyRing, type KeyRing } from '../secrets/keyRing.ts'
import { demoMemberships } from '@homecare/demo-world/office/memberships'
import { demoDataKey, serverSecret } from '../secrets/secret.ts'
import type { Render } from '../web/pages.ts'
import { buildVersion } from '../web/buildVersion.ts'

const rulesFile = fileURLToPath(new URL('../../database.rules.json', import.meta.url))

interface Parts {
  readonly config: Config
  readonly connection: Connection
  readonly log: Log
  readonly now: () => number
  readonly render: Render | null
  readonly onMismatch: Deps['onMismatch']
  /** Of a demo whose day is living already, as in a database that is put back to how it was: nothing keeps it so. */
  readonly lives?: boolean
}

export interface Started {
  readonly app: App
  readonly deps: Deps
  /** What tells people by the clock. */
  readonly noticing: ReturnType<typeof startNoticing>
  /** What the payment provider does and tells by itself. */
  readonly paying: ReturnType<typeof openPayments>
  /** Ends what runs by itself and the realtime sockets; the database stays open. */
  stop(): Promise<void>
}

/** Puts the parts of a server together on an open database. */
export async function startApp({
  config: given,
  connection,
  log,
  now: real,
  render,
  onMismatch,
  lives = false,
}: Parts): Promise<Started> {
  const { db } = connection
  const demoClock = given.demo ? await openDemoClock(db, real, connection.embedded) : null
  const now = demoClock?.now ?? real
  const presence = connection.embedded
    ? presentAlone()
    : await bePresent(connection.direct, (message, error) => log.error(message, { error }))
  // Read once: nothing asks the database for it again.
  const config = { ...given, secret: await serverSecret(db, given), membershipTiers: tiersFor(given) }
  const rules = JSON.parse(await readFile(rulesFile, 'utf8')) as Rules
  const realtimeLog = (message: string, error?: unknown) => log.error(message, { error })
  // The embedded database is for one process.
  const self = connection.embedded ? undefined : randomUUID()
  const embeddedRealtime = config.firebase.databaseUrl
    ? null
    : await createRealtime({
        store: postgresLeafStore(connection.pool, self),
        neighbours: self === undefined ? undefined : postgresNeighbours(connection.direct, self, realtimeLog),
        rules,
        secret: config.secret,
        projectId: config.firebase.projectId,
        livingSessions: (ids) => livingSessions(db, ids, now()),
        now,
        log: realtimeLog,
        strangers: strangersPerAddress * config.rateLimitFactor,
      })
  const realtime = embeddedRealtime ?? firebaseOf(config, now)
  const mirrors = { ...chatMirrors, ...planMirrors }
  const copying = startCopying({ db, realtime, log, now, presence, mirrors })
  const queued = { db, secret: config.secret, presence, now, log }
  const posting = startPosting({ ...queued, transport: mailOf(config, db, log, now) })
  const texting = startTexting({ ...queued, transport: smsOf(config, db, log, now) })
  const pushing = startPushing({
    ...queued,
    transport: config.push && webPush(config.push, now),
    publicKey: config.push?.keys.publicKey ?? null,
  })
  const paying = openPayments({ config, connection, now, log, deps: () => deps })
  const deps: Deps = {
    provider: paying.provider,
    config,
    db,
    now,
    log,
    mail: posting,
    presence,
    sms: texting,
    push: pushing,
    files: config.s3 ? s3Files(config.s3) : diskFiles(join(resolve(config.dataFolder), 'files')),
    keyRing: keyRingOf(config),
    scanner: config.clamd && clamdScanner(config.clamd),
    addresses: config.addresses && webAddresses(config.addresses, now, { answerMs: config.lookupPatienceMs }),
    rides: ridesOf(config, db, now),
    counter: counterOf(config),
    pdf: createPrinter(),
    realtime,
    chatCopies: copying,
    onMismatch,
  }
  await realtime.set(appVersion, buildVersion)
  const metrics = config.metricsToken
    ? createMetrics({ version: buildVersion, db, pool: connection.pool, realtime: embeddedRealtime, log })
    : null
  const sweeping = startSweeping(deps)
  const noticing = startNoticing(deps)
  const controls = demoClock && {
    ...{ clock: demoClock, standIn: paying.standIn, publicUrl: config.publicUrl },
    async pass() {
      await paying.settle()
      await sweeping.sweep()
      await noticing.notice()
    },
  }
  const app = createApp({
    ...deps,
    ...{ embeddedRealtime, render, readiness: createReadiness(), metrics },
    providerEvents: paying.providerEvents,
    embeddedPayments: paying.standIn && { standIn: paying.standIn, publicUrl: config.publicUrl },
    demoControls: controls,
  })
  paying.start()
  const living = config.demo && !lives ? await startLiving(deps) : null
  return {
    app,
    deps,
    noticing,
    paying,
    async stop() {
      demoClock?.stop()
      await paying.stop()
      await sweeping.stop()
      await noticing.stop()
      await living?.stop()
      await copying.stop()
      await posting.stop()
      await texting.stop()
      await pushing.stop()
      await deps.pdf.stop()
      await presence.close()
      await realtime.close()
    },
  }
}

/** The ring of DATA_KEYS; of the demo its own; else none. */
/** The demo has memberships of its own, where none are set. */
const tiersFor = ({ demo, membershipTiers }: Config) =>
  demo && membershipTiers.length === 0 ? demoMemberships : membershipTiers

function keyRingOf({ dataKeys: [newest, ...older], demo, secret }: Config): KeyRing | null {
  if (newest) return createKeyRing([newest, ...older])
  return demo && secret ? createKeyRing([demoDataKey(secret)]) : null
}

function firebaseOf(config: Config, now: () => number) {
  const { databaseUrl, serviceAccount } = config.firebase
  type Account = Parameters<typeof createFirebaseProject>[0]['serviceAccount']
  return createFirebaseProject({
    databaseURL: databaseUrl ?? '',
    serviceAccount: JSON.parse(serviceAccount ?? '{}') as Account,
    now,
    fetch,
  })
}

function mailOf({ mail, demo }: Config, db: Db, log: Log, now: () => number) {
  if (mail.smtpUrl) return smtpMail(mail.smtpUrl, mail.from)
  return demo ? outboxMail(db, now) : noMail((message) => log.warn(message))
}

/** Its answer is looked at by nobody, and waited for no longer than a moment. */
const counterOf = ({ outsiders: { pixel } }: Config): Deps['counter'] =>
  pixel &&
  createConversionPixel(pixel.url, (address, init) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(5000) }),
  )

function ridesOf({ rides, demo }: Config, db: Db, now: () => number) {
  if (rides) return webRides(rides)
  return demo ? demoRideService(db, now) : null
}

function smsOf({ sms, demo }: Config, db: Db, log: Log, now: () => number) {
  if (sms.url) return webSms({ ...sms, url: sms.url })
  return demo ? outboxSms(db, now) : noSms((message) => log.warn(message))
}
