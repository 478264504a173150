import {
  answerFingerprinting,
  cancelFingerprinting,
  fingerprintConsentVersion,
  getFingerprinting,
  isFingerprintingOpen,
  requestFingerprinting,
} from '@homecare/sdk/hiring'
import { dayIn, formatDocumentDate, message } from '@homecare/sdk/kit'
import { fingerprintingErrorTexts as wrong } from '@homecare/sdk/texts'
import type { Routes } from '../calls/on.ts'
import { memberOf } from '../calls/policy.ts'
import { sidesOf } from '../hiring/policies.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { fingerprintEvents, fingerprintRequests } from '../tables/fingerprinting.ts'
import { tellOfFingerprints } from './letters.ts'
import { askFrom, betweenOf, lastRequest, refuseChanged, standingFor, takeStep } from './rows.ts'

const sides = memberOf('connection', sidesOf, ['family', 'caregiver'])
const itsFamily = memberOf('connection', sidesOf, ['family'])
const itsCaregiver = memberOf('connection', sidesOf, ['caregiver'])

/** Each request writes a letter to a caregiver. */
const asking: Limit = { name: 'fingerprinting', hits: 30, seconds: 3600, counts: ['person'] }

/** What the two of a connection do about fingerprints: the family asks, and the caregiver says yes or no. */
export function answerFingerprints(routes: Routes): void {
  routes.on(getFingerprinting, sides, ({ db, session: { user }, params, now }) =>
    standingFor(db, user.role, params.id, now),
  )

  routes.on(
    requestFingerprinting,
    itsFamily,
    ({ db, deps, session: { user }, params, body, now }) =>
      db.transaction(async (tx) => {
        const between = await betweenOf(tx, params.id, now, true)
        const last = await lastRequest(tx, params.id)
        // Asked twice is once.
        if (last && isFingerprintingOpen(last.state)) return standingFor(tx, user.role, params.id, now)
        const { program, tzid } = between
        if (program === null) throw refuse.conflict(between.isBegun ? wrong.notOffered : wrong.notYet)
        const from = askFrom(between, last, now)
        if (from === null) throw refuse.conflict(wrong.cleared)
        if (from > dayIn(tzid, new Date(now)))
          throw refuse.conflict(message(wrong.askFrom, { day: formatDocumentDate(from) }))
        const at = new Date(now)
        const [row] = await tx
          .insert(fingerprintRequests)
          .values({ connection_id: params.id, program, paid_by: body.paid_by, requested_at: at })
          .returning()
        await tx
          .insert(fingerprintEvents)
          .values({ request_id: row!.id, event: 'request', by_user: user.id, at })
        await tellOfFingerprints(deps, tx, row!, 'requested')
        return standingFor(tx, user.role, params.id, now)
      }),
    { limit: asking },
  )

  routes.on(cancelFingerprinting, itsFamily, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      await betweenOf(tx, params.id, now, true)
      const last = await lastRequest(tx, params.id)
      if (!last) throw refuse.notFound()
      const standing = () => standingFor(tx, user.role, params.id, now)
      // Pressed twice is once.
      if (last.state === 'canceled') return standing()
      if (last.version !== body.version) return refuseChanged(standing())
      const row = await takeStep(tx, last, { event: 'cancel', who: 'family', by: user.id, now })
      if (!row) return refuseChanged(standing())
      await tellOfFingerprints(deps, tx, row, 'canceled')
      return standing()
    }),
  )

  routes.on(answerFingerprinting, itsCaregiver, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      await betweenOf(tx, params.id, now, true)
      const last = await lastRequest(tx, params.id)
      if (!last) throw refuse.notFound()
      const { agrees, consent_version } = body
      const standing = () => standingFor(tx, user.role, params.id, now)
      // Pressed twice is once.
      if (last.state === (agrees ? 'agreed' : 'declined')) return standing()
      const isOld = last.version !== body.version || (agrees && consent_version !== fingerprintConsentVersion)
      if (isOld) return refuseChanged(standing())
      const at = new Date(now)
      const row = await takeStep(tx, last, {
        ...{ event: agrees ? 'agree' : 'decline', who: 'caregiver', by: user.id, now },
        set: { answered_at: at, ...(agrees && { consented_at: at, consent_version }) },
      })
      if (!row) return refuseChanged(standing())
      await tellOfFingerprints(deps, tx, row, agrees ? 'agreed' : 'declined')
      return standing()
    }),
  )
}
