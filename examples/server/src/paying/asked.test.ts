import { listDeposits } from '@homecare/sdk/deposits'
import { declineClaim, disputeInvoice } from '@homecare/sdk/moneyDesk'
import { getTimesheet } from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { disputes } from '../tables/money/transfers.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { disputeCharge } from './disputing.ts'

const server = unconnectedWorld()
let id: number
const world = moneyWorld(server, () => id)

beforeEach(async () => {
  server.change()
  id = await someWork(server)
})

/** Hours that are paid by card and deposited. */
async function deposited() {
  await world.payoutAccount()
  await world.card()
  const tid = await world.handedIn()
  const { id: invoiceId } = await world.pay(tid)
  await world.settled()
  world.days(4)
  await world.settled()
  return { tid, invoiceId }
}
const readBy = async (who: 'caregiver' | 'family' | 'staff', tid: number) =>
  (await server.as(who)).call(getTimesheet, { id, tid })
/** Who asks, as the caregiver reads it of the hours and of the deposit that paid them. */
const readByCaregiver = async (tid: number) => {
  const { data } = await (await world.marisol()).call(listDeposits, {})
  const hours = data.flatMap((one) => one.hours).find((one) => one.timesheet_id === tid)
  return [(await readBy('caregiver', tid)).payment_asked, hours?.asked]
}
async function attemptOf(invoiceId: number) {
  const [attempt] = await server.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.invoice_id, invoiceId))
  return attempt!
}

it('a caregiver reads that their family asks about a payment, without its words, until it is answered', async () => {
  const { tid, invoiceId } = await deposited()
  expect(await readByCaregiver(tid)).toEqual([null, null])
  const reason = 'Nobody came on Monday'
  await (await world.carol()).call(disputeInvoice, { id: invoiceId, body: { reason } })
  expect(await readByCaregiver(tid)).toEqual(['family', 'family'])
  expect(JSON.stringify(await readBy('caregiver', tid))).not.toContain(reason)
  for (const other of ['family', 'staff'] as const)
    expect((await readBy(other, tid)).payment_asked).toBeNull()
  await (await server.as('staff')).call(declineClaim, { id: invoiceId, body: { words: 'The clock says so' } })
  expect(await readByCaregiver(tid)).toEqual([null, null])
})

it('a bank’s dispute is told to each of the staff once, with its last day, and to the caregiver', async () => {
  const { tid, invoiceId } = await deposited()
  await world.demo('dispute', (await attemptOf(invoiceId)).provider_ref!)
  await world.settled()
  await world.demo('duplicate')
  await world.settled()
  expect(await readByCaregiver(tid)).toEqual(['bank', 'bank'])
  const [kept] = await server.db.select().from(disputes)
  const due = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles' })
  const letters = await world.lettersTo('staff@example.com', /bank disputes a payment/)
  expect(letters).toHaveLength(1)
  expect(JSON.stringify(letters)).toContain(due.format(kept!.due_at!))
  expect(JSON.stringify(letters)).toContain(`/staff/payments/${invoiceId}`)
  expect(await world.lettersTo('marisol@example.com', /dispute/)).toEqual([])
})

it('a bank’s dispute that was decided before anybody heard of it is told to no staff', async () => {
  const { tid, invoiceId } = await deposited()
  const told = {
    ...{ ref: 'dp_1', charge: (await attemptOf(invoiceId)).provider_ref, cents: 9800, feeCents: 1500 },
    ...{ state: 'won' as const, isAnswered: true, dueAt: server.clock.now() },
  } as const
  await server.db.transaction((tx) => disputeCharge(tx, server.deps, told, server.clock.now()))
  expect(await readByCaregiver(tid)).toEqual([null, null])
  expect(await world.lettersTo('staff@example.com', /bank disputes a payment/)).toEqual([])
})
