import type { ConversionPixel } from '@homecare/sdk/consent'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import type { KeyRing } from '../secrets/keyRing.ts'
import type { Presence } from '../db/presence.ts'
import type { Files } from '../files/files.ts'
import type { Scanner } from '../files/scanner.ts'
import type { Post } from '../mail/mail.ts'
import type { Pushes } from '../mail/push.ts'
import type { Texts } from '../mail/sms.ts'
import type { RideService } from '../driving/rideService.ts'
import type { AddressProvider } from '../geo/addressProvider.ts'
import type { Printer } from '../pdf/print.ts'
import type { RealtimeService } from '@homecare/realtime'
import type { Log } from '../log/log.ts'
import type { PaymentProvider } from '../provider/provider.ts'

/**
 * Copies what the realtime tree is owed of the chat. Postgres stays the truth: a copy that fails is logged, kept and
 * tried again, never answered.
 */
export interface ChatCopies {
  /** Resolves once all that was owed at the call has been copied, or has failed for now. */
  settle(): Promise<void>
}

/** Everything a handler may reach besides its request: made once at the start, replaced in tests. */
export interface Deps {
  readonly config: Config
  readonly db: Db
  /** The instant, in milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
  readonly mail: Post
  /** This process among those on the same database. */
  readonly presence: Presence
  readonly sms: Texts
  readonly push: Pushes
  /** Null where none is set up: then no tax numbers are taken. */
  readonly keyRing: KeyRing | null
  /** Null where none is set up: then no payments are taken. */
  readonly provider: PaymentProvider | null
  readonly files: Files
  /** Null where none is set up: then nobody looks for viruses. */
  readonly scanner: Scanner | null
  /** Null where none is set up: then places alone are suggested. */
  readonly addresses: AddressProvider | null
  /** Null where none is set up: then no rides are offered. */
  readonly rides: RideService | null
  /** Null where none is set up: then nobody counts sign-ups. */
  readonly counter: ConversionPixel | null
  readonly pdf: Printer
  readonly realtime: RealtimeService
  readonly chatCopies: ChatCopies
  /** What an answer that does not match its call does: a test and development fail loudly. */
  readonly onMismatch: 'throw' | 'report'
}
