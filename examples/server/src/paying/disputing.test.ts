import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { balanceOf } from '../ledger/post.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { disputes } from '../tables/money/transfers.ts'
import { someWork } from '../testing/hours.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
let id: number
const world = moneyWorld(server, () => id)
const journals = (kind: string) => server.db.$count(ledgerJournals, eq(ledgerJournals.kind, kind))

beforeEach(async () => {
  await removeConnections(server.change())
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
