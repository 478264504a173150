import { newId, type Locale } from '@homecare/sdk/kit'
import {
  decideRefundDeed,
  doRefundDeed,
  getMembershipRefund,
  listMembershipRefunds,
  type MembershipRefundRecord,
} from '@homecare/sdk/moneyDesk'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Deps } from '../deps/deps.ts'
import { localeOf } from '../http/locale.ts'
import { isOwnId } from '../provider/ownIds.ts'
import { refuse } from '../refusals/refuse.ts'
import { askForRefundDeed } from './refundAsking.ts'
import { beginRefundDeed, decideRefund } from './refundDeeds.ts'
import { refundRecordOf, type RefundDeedRow } from './refundRecord.ts'
import { findRefunds, waitingRefunds } from './refundSearch.ts'

const staff = only('staff')
/** Sees by its own rows that a key was used: the provider is asked between. */
const moving = { ownsKey: true, limit: { name: 'money_desk', hits: 300, seconds: 3600 } } as const
const spoken = (request: Request): Locale => localeOf(request, undefined)

/** What staff do about money of memberships that was given back. */
export function answerRefundDesk(routes: Routes): void {
  routes.on(listMembershipRefunds, staff, ({ db, query: { q }, now }) =>
    q === undefined ? waitingRefunds(db, now) : findRefunds(db, q, now),
  )

  routes.on(getMembershipRefund, staff, ({ db, deps, params, request }) =>
    refundRecordOf(db, deps.config, params.id, spoken(request)),
  )

  routes.on(
    doRefundDeed,
    staff,
    async ({ deps, session: { user }, params, body, now, idempotencyKey, request }) => {
      const { kind, reason, words = '' } = body
      const press = { deps, user, number: params.id, kind, reason, words, now }
      const deed = await deps.db.transaction((tx) =>
        beginRefundDeed(tx, { ...press, key: idempotencyKey ?? newId() }),
      )
      return after(deps, deed, params.id, now, spoken(request))
    },
    moving,
  )

  routes.on(
    decideRefundDeed,
    staff,
    async ({ deps, session: { user }, params, body, now, request }) => {
      if (!isOwnId(params.deed)) throw refuse.notFound()
      const { decision, note = '' } = body
      const said = { deps, user, number: params.id, deedId: params.deed, decision, note, now }
      const deed = await deps.db.transaction((tx) => decideRefund(tx, said))
      return after(deps, deed, params.id, now, spoken(request))
    },
    moving,
  )
}

/** Has the provider do what is asked of it, and says how all stands then. */
async function after(
  deps: Deps,
  deed: RefundDeedRow,
  number: number,
  now: number,
  locale: Locale,
): Promise<MembershipRefundRecord> {
  if (deed.state === 'asked' && deps.provider) await askForRefundDeed(deps, deps.provider, deed, now)
  return refundRecordOf(deps.db, deps.config, number, locale)
}
