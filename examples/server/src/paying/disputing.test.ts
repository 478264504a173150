import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { balanceOf } from '../ledger/post.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import type { ProviderDispute } from '../provider/provider.ts'
import { disputes } from '../tables/money/transfers.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { disputeCharge } from './disputing.ts'

const server = unconnectedWorld()
let id: number
const world = moneyWorld(server, () => id)
const journals = (kind: string) => server.db.$count(ledgerJournals, eq(ledgerJournals.kind, kind))

beforeEach(async () => {
  server.change()
  id = await someWork(server)
})

/** Hours that Carol has paid by card, and whose payment her bank disputes. */
async function disputed() {
  await world.card()
  const tid = await world.handedIn()
  const paid = await world.pay(tid)
  await world.settled()
  const [attempt] = await server.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.invoice_id, paid.id))
  await world.demo('dispute', attempt!.provider_ref!)
  await world.settled()
  const [dispute] = await server.db.select().from(disputes)
  return { tid, ref: dispute!.provider_ref }
}
const answer = async (ref: string, words: string) => {
  await server.deps.provider!.answerDispute(`${ref}:answer`, ref, words)
  await world.settled()
}

describe('a payment that a bank disputes', () => {
  it('is disputed until that is decided, and its caregiver keeps the pay', async () => {
    const provider = await balanceOf(server.db, 'provider')
    const { tid } = await disputed()
    expect(await world.invoiceOf(tid)).toMatchObject({ status: 'disputed' })
    expect((await world.sheetOf(tid)).status).toBe(2)
    expect(await balanceOf(server.db, 'in_dispute')).toBe(9800)
    // What the provider keeps of the payment is gone all the same.
    expect(await balanceOf(server.db, 'provider')).toBeLessThan(provider)
    expect(await world.lettersTo('carol@example.com', /bank disputes/)).toHaveLength(1)
    expect(await world.lettersTo('marisol@example.com', /dispute/)).toEqual([])
    await world.expectBalanced()
  })
  it('that is won is paid as before', async () => {
    const { tid, ref } = await disputed()
    await answer(ref, 'winning_evidence')
    await world.demo('duplicate')
    await world.settled()
    expect(await world.invoiceOf(tid)).toMatchObject({ status: 'paid' })
    expect(await balanceOf(server.db, 'in_dispute')).toBe(0)
    expect([await journals('dispute_opened'), await journals('dispute_won')]).toEqual([1, 1])
    expect(await world.lettersTo('carol@example.com', /payment stands/)).toHaveLength(1)
    await world.expectBalanced()
  })
  it('that is lost is charged back, whoever tells it in whatever order', async () => {
    const losses = await balanceOf(server.db, 'losses')
    await world.demo('reorder')
    await world.card()
    const tid = await world.handedIn()
    await world.pay(tid)
    await world.demo('dispute')
    world.days(10)
    await world.settled()
    await world.demo('deliver_events')
    await world.settled()
    await world.demo('duplicate')
    await world.settled()
    expect(await world.invoiceOf(tid)).toMatchObject({ status: 'charged_back' })
    expect(await balanceOf(server.db, 'losses')).toBe(losses + 9800)
    expect(await balanceOf(server.db, 'in_dispute')).toBe(0)
    expect(await journals('dispute_lost')).toBe(1)
    await world.expectBalanced()
  })
})

describe('what a dispute costs', () => {
  it('is what the provider keeps, once, and stays where the dispute is won', async () => {
    const fees = () => balanceOf(server.db, 'provider_fees')
    await world.card()
    const before = await fees()
    const tid = await world.handedIn()
    await world.pay(tid)
    const ofPayment = (await fees()) - before
    await world.demo('dispute')
    await world.settled()
    const [dispute] = await server.db.select().from(disputes)
    expect(await fees()).toBe(before + ofPayment + 1500)
    await answer(dispute!.provider_ref, 'winning_evidence')
    expect(await fees()).toBe(before + ofPayment + 1500)
    await world.expectBalanced()
  })
})

describe('what a bank says', () => {
  /** A payment by card, and what its bank says of it from then on. */
  async function paidByCard() {
    await world.card()
    const tid = await world.handedIn()
    const { id: invoiceId } = await world.pay(tid)
    const [attempt] = await server.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.invoice_id, invoiceId))
    const says = (state: ProviderDispute['state'], feeCents = 0, dueAt: number | null = null) =>
      server.db.transaction((tx) =>
        disputeCharge(
          tx,
          server.deps,
          {
            ...{ ref: 'dp_1', charge: attempt!.provider_ref, cents: 9800, state, feeCents, dueAt },
            isAnswered: false,
          },
          server.clock.now(),
        ),
      )
    const stands = async () => [
      (await world.invoiceOf(tid)).status,
      (await server.db.select().from(disputes))[0]?.state,
      await balanceOf(server.db, 'in_dispute'),
    ]
    return { says, stands }
  }
  it('is answered until the day that it said last', async () => {
    const { says } = await paidByCard()
    const until = async () => (await server.db.select().from(disputes))[0]!.due_at?.getTime()
    const [first, second] = [Date.parse('2026-12-05T08:00:00Z'), Date.parse('2026-12-12T08:00:00Z')]
    await says('inquiry', 0, first)
    expect(await until()).toBe(first)
    await says('open', 1500, second)
    expect(await until()).toBe(second)
    await says('won', 1500, null)
    expect(await until()).toBe(second)
  })
  it('of an inquiry takes no money, and nobody is told', async () => {
    const { says, stands } = await paidByCard()
    await says('inquiry')
    await says('inquiry')
    expect(await stands()).toEqual(['paid', 'inquiry', 0])
    await says('inquiry_closed')
    await says('inquiry')
    expect(await stands()).toEqual(['paid', 'won', 0])
    expect(await journals('dispute_opened')).toBe(0)
    expect(await world.lettersTo('carol@example.com', /dispute/)).toEqual([])
  })
  it('of an inquiry that became a dispute is decided as any other', async () => {
    const { says, stands } = await paidByCard()
    await says('inquiry')
    await says('open', 1500)
    expect(await stands()).toEqual(['disputed', 'open', 9800])
    await says('answered', 1500)
    await says('lost', 1500)
    expect(await stands()).toEqual(['charged_back', 'lost', 0])
    expect(await world.lettersTo('carol@example.com', /bank disputes/)).toHaveLength(1)
    await world.expectBalanced()
  })
  it('in a word that is not known is left to people', async () => {
    const { says, stands } = await paidByCard()
    await says('unknown')
    expect(await stands()).toEqual(['paid', undefined, 0])
    await says('open')
    await says('unknown')
    expect(await stands()).toEqual(['disputed', 'open', 9800])
  })
  it('against a payment it may decide anew: it is paid then, and no loss', async () => {
    const losses = await balanceOf(server.db, 'losses')
    const provider = await balanceOf(server.db, 'provider')
    const { says, stands } = await paidByCard()
    const held = await balanceOf(server.db, 'provider')
    expect(held).toBeGreaterThan(provider)
    await says('lost')
    expect(await balanceOf(server.db, 'losses')).toBe(losses + 9800)
    await says('won')
    await says('won')
    await says('lost')
    expect(await stands()).toEqual(['paid', 'won', 0])
    expect(await balanceOf(server.db, 'losses')).toBe(losses)
    expect(await balanceOf(server.db, 'provider')).toBe(held)
    expect([await journals('dispute_lost'), await journals('dispute_regained')]).toEqual([1, 1])
    await world.expectBalanced()
  })
})
