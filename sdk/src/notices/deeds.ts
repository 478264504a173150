import { catalogue, type IdOf } from '../kit/catalogue.js'

/** What can be done by a link of a notice, without a password: each link does one of them, for one person and record. */
export const noticeDeeds = catalogue([
  { id: 'confirm_shift', label: ['Confirm this shift', 'Confirmar este turno'] },
  { id: 'decline_shift', label: ['Decline this shift', 'Rechazar este turno'] },
  { id: 'stop_notices', label: ['Stop these notifications', 'Dejar de recibir estos avisos'] },
])
export type NoticeDeed = IdOf<typeof noticeDeeds>

/** A link is open, was used, is too old, or what it would do cannot be done any more. */
export const noticeLinkStates = ['open', 'used', 'expired', 'over'] as const
export type NoticeLinkState = (typeof noticeLinkStates)[number]

const hour = 3_600_000
/** How long a link works, in milliseconds; one about a shift at most until that begins. */
export const noticeLinkTimes: Readonly<Record<NoticeDeed, number>> = {
  confirm_shift: 48 * hour,
  decline_shift: 48 * hour,
  // As long as a letter may be looked at again.
  stop_notices: 30 * 24 * hour,
}
