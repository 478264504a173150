import { isRecord } from '../kit/shape.js'
import type { HealthRecordStatus, LinkState } from '../vocabulary/research/catalogue.js'

/** A mailed link that counts once: the instant at which it was used, null before, and that until which it can be. */
export interface MailedLink {
  readonly used_at: Date | null
  readonly until: Date
}

/** Where a mailed link stands at `now`, in milliseconds. What was used stays used, however old it is. */
export function linkState(link: MailedLink, now: number): LinkState {
  if (!isRecord(link)) return 'expired'
  if (link.used_at) return 'used'
  return link.until instanceof Date && link.until.getTime() > now ? 'open' : 'expired'
}

/** Where the access to health records stands, of which the link that was mailed decides; null where nobody has registered. */
export function healthRecordStatus(link: MailedLink | null, now: number): HealthRecordStatus {
  if (!isRecord(link)) return 'none'
  const statuses = { used: 'approved', open: 'pending', expired: 'expired' } as const
  return statuses[linkState(link, now)]
}
