import { newId } from '@homecare/sdk/kit'
import {
  decideMoneyDeed,
  declineClaim,
  disputeInvoice,
  doMoneyDeed,
  getMoney,
  listMoney,
  type MoneyRecord,
} from '@homecare/sdk/moneyDesk'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { isOwnId } from '../provider/ownIds.ts'
import { refuse } from '../refusals/refuse.ts'
import { invoices } from '../tables/money/invoices.ts'
import { toldTo } from '../timesheets/family/invoiceHandlers.ts'
import { ownInvoice } from '../timesheets/family/policies.ts'
import { askForDeed } from './asking.ts'
import { decline, openClaim } from './claims.ts'
import { beginDeed, decideDeed } from './deeds.ts'
import type { DeedRow } from './facts.ts'
import { recordOf } from './record.ts'
import { findMoney, waitingMoney } from './search.ts'

const staff = only('staff')
/** Sees by its own rows that a key was used: the provider is asked between. */
const moving = { ownsKey: true, limit: { name: 'money_desk', hits: 300, seconds: 3600 } } as const

/** What families say of payments, and what staff do about them. */
export function answerMoneyDesk(routes: Routes): void {
  routes.on(
    disputeInvoice,
    ownInvoice,
    async ({ db, session: { user }, params, body, now }) =>
      toldTo(
        user,
        await db.transaction((tx) => openClaim(tx, { invoiceId: params.id, reason: body.reason, now })),
      ),
    { limit: { name: 'dispute_invoice', hits: 20, seconds: 86_400 } },
  )

  routes.on(listMoney, staff, ({ db, query: { q } }) =>
    q === undefined ? waitingMoney(db) : findMoney(db, q),
  )

  routes.on(getMoney, staff, ({ db, deps, params }) => recordOf(db, deps.config, params.id))

  routes.on(
    doMoneyDeed,
    staff,
    async ({ deps, session: { user }, params, body, now, idempotencyKey }) => {
      await thereIs(deps.db, params.id)
      const { kind, cents, reason, words = '' } = body
      const key = idempotencyKey ?? newId()
      const deed = await deps.db.transaction((tx) =>
        beginDeed(tx, { deps, user, invoiceId: params.id, kind, cents, reason, words, key, now }),
      )
      return after(deps, deed, now)
    },
    moving,
  )

  routes.on(
    decideMoneyDeed,
    staff,
    async ({ deps, session: { user }, params, body, now }) => {
      await thereIs(deps.db, params.id)
      if (!isOwnId(params.deed)) throw refuse.notFound()
      const { decision, note = '' } = body
      const deed = await deps.db.transaction((tx) =>
        decideDeed(tx, { deps, user, invoiceId: params.id, deedId: params.deed, decision, note, now }),
      )
      return after(deps, deed, now)
    },
    moving,
  )

  routes.on(declineClaim, staff, async ({ db, deps, session: { user }, params, body, now }) => {
    await thereIs(db, params.id)
    await db.transaction((tx) => decline(tx, { deps, user, invoiceId: params.id, said: body.words, now }))
    return recordOf(db, deps.config, params.id)
  })
}

async function thereIs(db: Db, invoiceId: number): Promise<void> {
  if ((await db.$count(invoices, eq(invoices.id, invoiceId))) === 0) throw refuse.notFound()
}

/** Has the provider do what is asked of it, and says how all stands then. */
async function after(deps: Deps, deed: DeedRow, now: number): Promise<MoneyRecord> {
  if (deed.state === 'asked' && deps.provider) await askForDeed(deps, deps.provider, deed, now)
  return recordOf(deps.db, deps.config, deed.invoice_id)
}
