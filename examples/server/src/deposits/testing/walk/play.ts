import { faultKinds } from '@homecare/payments'
import type { Client } from '@homecare/sdk/client'
import { dayIn, isApiError } from '@homecare/sdk/kit'
import {
  decideMoneyDeed,
  declineClaim,
  disputeInvoice,
  doMoneyDeed,
  getMoney,
  refundable,
} from '@homecare/sdk/moneyDesk'
import {
  addBankAccount,
  addCard,
  checkPayment,
  getInvoicePrice,
  mandateVersion,
  openPayee,
  payInvoice,
  rejectInvoice,
  type MoneyDeedKind,
} from '@homecare/sdk/payments'
import {
  addTimesheetShifts,
  agreeToCorrection,
  correctTimesheet,
  getTimesheet,
  startTimesheet,
  updateTimesheet,
  updateTimesheetShift,
  type TimecardStatus,
} from '@homecare/sdk/timesheets'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { finishMoneyDeeds } from '../../../moneyDesk/asking.ts'
import { finishPayments } from '../../../paying/charges.ts'
import { fillField, sendFromPage } from '../../../payments/testing/setups.ts'
import { ProviderFailure } from '../../../provider/failure.ts'
import { paymentAttempts } from '../../../tables/money/attempts.ts'
import { moneyDeeds, paymentClaims } from '../../../tables/money/desk.ts'
import { timesheets } from '../../../tables/money/hours.ts'
import { invoices } from '../../../tables/money/invoices.ts'
import { taxProfiles } from '../../../tables/money/payroll.ts'
import { disputes, transfers } from '../../../tables/money/transfers.ts'
import { rateLimits } from '../../../tables/server.ts'
import { actors } from '../../../testing/actors.ts'
import { someWork } from '../../../testing/hours.ts'
import { removeConnections } from '../../../testing/removeWork.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import type { DeedName, Step } from './steps.ts'

/** Two who work together, and how the family can pay. */
interface Pair {
  readonly connection: number
  readonly familyId: number
  readonly caregiverId: number
  /** Of cards and accounts that pay, each in a way of its own. */
  readonly methods: readonly number[]
  /** The hour at which their work begins: nobody works for two at once. */
  readonly hour: number
}

const hour = 3_600_000
const zone = 'America/Los_Angeles'
const tokens = [
  'pm_card_visa',
  'pm_card_chargeCustomerFail',
  'pm_card_authenticationRequired',
  'pm_card_createDispute',
  'pm_usBankAccount_success',
  'pm_usBankAccount_insufficientFunds',
  'pm_usBankAccount_dispute',
] as const

/** Two of them with sessions of now: those of before have ended, so much time passes. */
interface Acting extends Pair {
  readonly family: Client
  readonly caregiver: Client
  /** One of staff who acts, and one who confirms. */
  readonly staff: Client
  readonly second: Client
}

/** A world in which families, one of them enrolled in taxes, have work paid, and what may happen in it. */
export async function openWalk(server: TestServer) {
  const { db } = server
  const provider = server.deps.provider!
  await removeConnections(db)
  await db.delete(taxProfiles)
  const at = new Date(server.clock.now())
  await db.insert(taxProfiles).values({
    ...{ user_id: actors.family, legal_name: 'Carol Ito', enrolled_at: at, updated_at: at },
    ...{ signed_name: 'Carol Ito', consent_version: '1', choice: 'enroll' },
  })
  const people = [
    [actors.family, actors.caregiver],
    [actors.otherFamily, actors.caregiver],
    [actors.family, actors.otherCaregiver],
  ] as const
  const demo = (path: string, body: object) =>
    server.fetch(`/demo/${path}/`, { method: 'POST', body: JSON.stringify(body) })
  const control = (action: string, id?: string) => demo('payments', { action, ...(id && { id }) })
  const bankSays = (client_secret: string, approve: boolean) => {
    const kind = client_secret.startsWith('pi_') ? 'payment_intents' : 'setup_intents'
    const path = `${kind}/${client_secret.split('_secret_')[0]}/bank_answer`
    return sendFromPage(server, provider.publishableKey, path, { client_secret, approve: String(approve) })
  }

  const clients = new Map<number, Client>()
  const methods = new Map<number, number[]>()
  for (const id of new Set(people.flat())) clients.set(id, await server.as(id))
  for (const [family] of people) {
    if (methods.has(family)) continue
    methods.set(family, [])
    for (const token of tokens) {
      const care = clients.get(family)!
      const filled = await fillField(server, care, token, token.startsWith('pm_us') ? 'instant' : undefined)
      if (filled.status === 'requires_action') await bankSays(filled.secret, true)
      if (token.startsWith('pm_card')) {
        const cards = await care.call(addCard, { body: { token: filled.token, default: true } })
        methods.get(family)!.push(cards.find((one) => one.default)!.id)
      } else {
        const mandate = { version: mandateVersion, agreed: true } as const
        methods
          .get(family)!
          .push((await care.call(addBankAccount, { body: { token: filled.token, mandate } })).id)
      }
    }
  }
  for (const caregiver of new Set(people.map(([, one]) => one))) {
    const care = clients.get(caregiver)!
    await care.call(addBankAccount, { body: { token: 'btok_us_verified' } })
    const page = new URL((await care.call(openPayee)).url)
    await server.fetch(page.pathname + page.search, { method: 'POST' })
  }
  const pairs: Pair[] = []
  for (const [nth, [family, caregiver]] of people.entries())
    pairs.push({
      ...{ connection: await someWork(server, { family, caregiver }), familyId: family },
      ...{ caregiverId: caregiver, methods: methods.get(family)!, hour: 6 + 5 * nth },
    })
  await rest()

  /** What goes by the clock and by itself, once. */
  async function pass(ms: number): Promise<void> {
    server.clock.advance(ms)
    await finishPayments(server.deps, server.clock.now())
    await finishMoneyDeeds(server.deps, server.clock.now())
    await server.settlePayments()
  }
  /** Until nobody waits for what nobody knows: every fault is over, and all that was told is written. */
  async function rest(): Promise<void> {
    await demo('faults', { provider: 'reset' })
    await control('deliver_events')
    // What the provider failed at once stays so under its key, which it forgets within a day.
    for (const ms of [61_000, 61_000, hour, hour, 12 * hour, 13 * hour, hour, hour]) {
      await pass(ms)
      if (await isAtRest()) return
    }
    throw new Error('It does not come to rest')
  }
  async function isAtRest(): Promise<boolean> {
    // Pay that was refused waits for its next try, as where the bank has taken back what it was to be paid of.
    const soon = new Date(server.clock.now() + 61_000).toISOString()
    const { rows } = await db.execute<{ count: string }>(sql`
      select (select count(*) from payment_attempts where state = 'created')
        + (select count(*) from money_deeds where state = 'asked')
        + (select count(*) from provider_events where handled_at is null)
        + (select count(*) from transfers t join payees p on p.user_id = t.payee_id
            where t.state = 'ready' and p.payouts_enabled and t.held_at is null and t.next_at <= ${soon}::timestamptz)
        + (select count(*) from provider_outbox where delivered_at is null and next_at is not null) as count`)
    return Number(rows[0]!.count) === 0
  }

  const sheetsOf = (pair: Pair, ...status: TimecardStatus[]) =>
    db
      .select()
      .from(timesheets)
      .where(and(eq(timesheets.connection_id, pair.connection), inArray(timesheets.status, status)))
      .orderBy(asc(timesheets.id))
  const invoicesOf = (pair: Pair) =>
    db.select().from(invoices).where(eq(invoices.connection_id, pair.connection)).orderBy(asc(invoices.id))
  /** One of them, mostly of the latest. */
  const oneOf = <T>(all: readonly T[], which: number): T | undefined =>
    which % 4 === 0
      ? all[which % Math.max(1, all.length)]
      : all.slice(-3)[which % Math.min(3, all.length || 1)]
  const time = (at24: number) =>
    `${String(Math.floor(at24)).padStart(2, '0')}:${at24 % 1 === 0 ? '00' : '30'}`
  const hoursOf = (pair: Pair, date: string, how: number) => ({
    ...{ date, start_time: time(pair.hour), end_time: time(pair.hour + 1 + (how % 7) / 2) },
  })
  const handIn = (pair: Acting, tid: number) =>
    pair.caregiver.call(updateTimesheet, { id: pair.connection, tid, body: { status: 1 } })

  async function pay({ family, methods: own }: Acting, invoiceId: number, how: number, times = 1) {
    // A card that is good as often as all the others together.
    const card_id = own[how % 2 === 0 ? 0 : Math.floor(how / 2) % own.length]!
    const tip_cents = how % 5 === 0 ? 500 : 0
    const { total } = await family.call(getInvoicePrice, { id: invoiceId, query: { tip_cents } })
    const body = { card_id, tip_cents, expected_total: total }
    const done = await Promise.allSettled(
      Array.from({ length: times }, () => tolerated(family.call(payInvoice, { id: invoiceId, body }))),
    )
    for (const one of done) if (one.status === 'rejected') throw one.reason
  }

  /** What one of staff does about a payment: of those that a condition leaves. */
  async function act({ staff }: Acting, kind: MoneyDeedKind, invoiceId: number, how: number) {
    const { facts } = await staff.call(getMoney, { id: invoiceId })
    const most = refundable(facts)
    // Also more than there is, which is refused.
    const cents = Math.max(1, how % 3 === 0 ? most : Math.floor((most * (1 + (how % 11))) / 10))
    const words = how % 2 === 0 ? 'winning_evidence' : 'losing_evidence'
    await staff.call(doMoneyDeed, {
      id: invoiceId,
      body: {
        ...{ kind, reason: 'It was so' },
        ...(kind === 'refund' && { cents }),
        ...((kind === 'refund' || kind === 'answer_dispute') && { words }),
      },
    })
  }
  const actOnPay =
    (kind: MoneyDeedKind) =>
    async (pair: Acting, { which, how }: Step) => {
      const ready = await db.select().from(transfers).where(eq(transfers.state, 'ready'))
      const transfer = oneOf(ready, which)
      if (transfer) await act(pair, kind, transfer.invoice_id, how)
    }
  const invoicesThat = (pair: Pair, ...status: (typeof invoices.$inferSelect)['status'][]) =>
    invoicesOf(pair).then((all) => all.filter((one) => status.includes(one.status)))

  const acts: Readonly<Record<DeedName, (pair: Acting, step: Step) => Promise<unknown>>> = {
    async hand_in(pair, { how }) {
      const [last] = await db
        .select({ until: sql<string | null>`max(upper(${timesheets.days}))::text` })
        .from(timesheets)
        .where(eq(timesheets.connection_id, pair.connection))
      const day = last?.until ?? '2026-10-05'
      if (day >= dayIn(zone, new Date(server.clock.now()))) return
      const body = { start_date: day, end_date: day }
      const { id: tid } = await pair.caregiver.call(startTimesheet, { id: pair.connection, body })
      const shifts = [hoursOf(pair, day, how)]
      await pair.caregiver.call(addTimesheetShifts, { id: pair.connection, tid, body: { shifts } })
      await handIn(pair, tid)
    },
    async take_back(pair, { which }) {
      const sheet = oneOf(await sheetsOf(pair, 1, 2, 6), which)
      if (!sheet) return
      const body = { status: -1 as const }
      await pair.caregiver.call(updateTimesheet, { id: pair.connection, tid: sheet.id, body })
    },
    async send_back(pair, { which }) {
      const invoice = oneOf(await invoicesOf(pair), which)
      if (invoice)
        await pair.family.call(rejectInvoice, { id: invoice.id, body: { reason: 'Not these hours' } })
    },
    async hand_in_again(pair, { which, how }) {
      const sheet = oneOf(await sheetsOf(pair, -1, 5), which)
      if (!sheet) return
      const ids = { id: pair.connection, tid: sheet.id }
      const { shifts, start_date } = await pair.caregiver.call(getTimesheet, ids)
      const [first] = shifts
      if (first)
        await pair.caregiver.call(updateTimesheetShift, {
          ...{ ...ids, shiftId: first.id, body: hoursOf(pair, start_date, how) },
        })
      await handIn(pair, sheet.id)
    },
    async pay(pair, { which, how }) {
      const invoice = oneOf(await invoicesOf(pair), which)
      if (invoice) await pay(pair, invoice.id, how)
    },
    async pay_twice_at_once(pair, { which, how }) {
      const invoice = oneOf(await invoicesOf(pair), which)
      if (invoice) await pay(pair, invoice.id, how, 2 + (how % 3))
    },
    async answer_bank(_, { which, how }) {
      const asked = await db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.state, 'requires_action'))
      const attempt = oneOf(asked, which)
      if (!attempt) return
      const charge = await provider.readCharge({ ref: attempt.provider_ref! })
      if (charge?.clientSecret) await bankSays(charge.clientSecret, how % 3 > 0)
    },
    async check(pair, { which }) {
      const invoice = oneOf(await invoicesOf(pair), which)
      if (invoice) await pair.family.call(checkPayment, { id: invoice.id })
    },
    async correct(pair, { which, how }) {
      const sheet = oneOf(await sheetsOf(pair, 2, 3, 4), which)
      if (!sheet) return
      const ids = { id: pair.connection, tid: sheet.id }
      const made = await pair.caregiver.call(correctTimesheet, {
        ...ids,
        body: { reason: 'It was otherwise' },
      })
      const [first] = made.shifts
      if (first)
        await pair.caregiver.call(updateTimesheetShift, {
          ...{ id: pair.connection, tid: made.id, shiftId: first.id },
          body: hoursOf(pair, made.start_date, how),
        })
      await handIn(pair, made.id)
    },
    async agree(pair, { which }) {
      const sheet = oneOf(
        (await sheetsOf(pair, 1)).filter(({ corrects_id }) => corrects_id !== null),
        which,
      )
      if (sheet) await pair.family.call(agreeToCorrection, { id: pair.connection, tid: sheet.id })
    },
    settle: () => control('settle'),
    return: () => control('return'),
    dispute: () => control('dispute'),
    async decide_dispute(_, { which, how }) {
      const open = await db
        .select()
        .from(disputes)
        .where(inArray(disputes.state, ['open', 'answered']))
      const dispute = oneOf(open, which)
      if (!dispute) return
      const words = how % 2 === 0 ? 'winning_evidence' : 'losing_evidence'
      await provider.answerDispute(`${dispute.provider_ref}:${how}`, dispute.provider_ref, words)
    },
    async claim(pair, { which }) {
      const invoice = oneOf(await invoicesThat(pair, 'paid', 'part_refunded'), which)
      if (invoice) await pair.family.call(disputeInvoice, { id: invoice.id, body: { reason: 'Nobody came' } })
    },
    async decline({ staff }, { which }) {
      const open = await db.select().from(paymentClaims).where(eq(paymentClaims.state, 'open'))
      const claim = oneOf(open, which)
      if (claim)
        await staff.call(declineClaim, { id: claim.invoice_id, body: { words: 'The clock says so' } })
    },
    async refund(pair, { which, how }) {
      const invoice = oneOf(await invoicesThat(pair, 'paid', 'part_refunded'), which)
      if (invoice) await act(pair, 'refund', invoice.id, how)
    },
    async refund_there(_, { which, how }) {
      const came = await db.select().from(paymentAttempts).where(eq(paymentAttempts.state, 'succeeded'))
      const attempt = oneOf(came, which)
      if (!attempt) return
      const cents = how % 3 === 0 ? attempt.cents : Math.ceil((attempt.cents * (1 + (how % 10))) / 10)
      // By whoever sits at the provider's own desk, and by no key of ours.
      const asked = { charge: attempt.provider_ref!, cents, id: 'made there' }
      await provider.refund(`there:${attempt.id}:${which}:${how}`, asked)
    },
    async write_off(pair, { which, how }) {
      const invoice = oneOf(await invoicesThat(pair, 'owed', 'charged_back'), which)
      if (invoice) await act(pair, 'write_off', invoice.id, how)
    },
    async answer_dispute(pair, { which, how }) {
      const dispute = oneOf(await db.select().from(disputes).where(eq(disputes.state, 'open')), which)
      if (dispute) await act(pair, 'answer_dispute', dispute.invoice_id, how)
    },
    hold: actOnPay('hold'),
    release: actOnPay('release'),
    retry_transfer: actOnPay('retry_transfer'),
    async confirm({ second }, { which, how }) {
      const proposed = await db.select().from(moneyDeeds).where(eq(moneyDeeds.state, 'proposed'))
      const deed = oneOf(proposed, which)
      if (!deed) return
      const body =
        how % 4 === 0 ? ({ decision: 'refuse', note: 'No' } as const) : ({ decision: 'confirm' } as const)
      await second.call(decideMoneyDeed, { id: deed.invoice_id, deed: deed.id, body })
    },
    payout_paid: () => control('payout_paid'),
    payout_failed: () => control('payout_failed'),
    reorder: () => control('reorder'),
    duplicate: () => control('duplicate'),
    deliver: () => control('deliver_events'),
    fault: (_, { how }) => demo('faults', { provider: faultKinds[how % faultKinds.length] }),
    pass_time: (_, { how }) => pass([hour / 2, 2 * hour, 26 * hour, 50 * hour, 100 * hour][how % 5]!),
  }

  return {
    rest,
    async play(step: Step): Promise<void> {
      // What people may do in an hour is another matter.
      await db.delete(rateLimits)
      const pair = pairs[step.pair % pairs.length]!
      const [family, caregiver] = [await server.as(pair.familyId), await server.as(pair.caregiverId)]
      const [staff, second] = [await server.as(actors.staff), await server.as(actors.staff + 5)]
      await tolerated(acts[step.deed]({ ...pair, family, caregiver, staff, second }, step))
    },
  }
}

const refusals: readonly string[] = ['conflict', 'invalid', 'notFound']

/** What is refused in words is no fault, nor is a provider that does not answer: whatever else breaks is. */
async function tolerated(deed: Promise<unknown>): Promise<void> {
  try {
    await deed
  } catch (error) {
    if (error instanceof ProviderFailure) return
    if (isApiError(error) && (refusals.includes(error.kind) || error.status === 503)) return
    throw error
  }
}
