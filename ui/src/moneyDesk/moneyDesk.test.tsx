import {
  createDeedDecision,
  decideMoneyDeed,
  type MoneyDeed,
  type MoneyRecord,
} from '@homecare/sdk/moneyDesk'
import type { InvoiceClaim } from '@homecare/sdk/payments'
import { moneyDeskErrorTexts, moneyDeskTexts as words } from '@homecare/sdk/texts'
import { anInvoiceDetail, fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, press, render } from '../kit/testing/render'
import { ClaimToAnswer } from './ClaimToAnswer'
import { DeedList } from './DeedList'
import { deedWords } from './deedWords'
import { ProposedDeed } from './ProposedDeed'

const claim: InvoiceClaim = {
  ...{ reason: 'Nobody came.', words: '', opened_at: '2026-11-20T12:00:00Z', decided_at: null },
  state: 'open',
}
const deed: MoneyDeed = {
  ...{ id: 'd', kind: 'refund', state: 'proposed', cents: 6000, reason: 'An hour too much', words: 'Sorry' },
  ...{ failure: null, note: '', proposed_by: { id: 7, name: 'Ana' }, proposed_at: '2026-11-20T12:00:00Z' },
  ...{ decided_by: null, decided_at: null },
}
const record = (is_open: boolean): MoneyRecord => ({
  invoice: anInvoiceDetail({ status: 'paid' }),
  ...{
    family: { id: 1, name: 'Carol Ito', email: 'carol@example.com' },
    caregiver: { id: 2, name: 'Marisol' },
  },
  facts: {
    ...{ status: 'paid', total: 10_290, charged: 10_290, refunded: 0, refunded_all: 0, credited: 0 },
    ...{ is_open, is_paying: false, pay: null, dispute: null },
  },
  ...{ two_people_above: 5000, payments: [], transfer: null, disputes: [], journals: [] },
  ...{ claims: [claim], deeds: is_open ? [deed] : [] },
})

it.each([false, true])('a family can be told no while nothing else is open: %j', async (isOpen) => {
  const own = record(isOpen)
  await render(
    <AppContext value={testApp({ identity: someone('staff') })}>
      <ClaimToAnswer record={own} claim={claim} />
    </AppContext>,
  )
  const said = find('body').textContent!
  expect([said.includes(words.decline[0]), said.includes(moneyDeskErrorTexts.isOpen[0])]).toEqual([
    !isOpen,
    isOpen,
  ])
})

it('one’s own proposal is taken back by one press, without a note', async () => {
  const own = record(true)
  const refused: MoneyDeed = { ...deed, state: 'refused' }
  const server = fakeServer().on(decideMoneyDeed, () => ({ ...own, deeds: [refused] }))
  const app = testApp({ identity: someone('staff'), care: careOf(server) })
  await render(
    <AppContext value={app}>
      <ProposedDeed
        deed={deed}
        what={deedWords(deed)}
        decide={(decision, told) =>
          createDeedDecision(app.care, own.invoice.id, deed, decision, (after) => told(after.deeds[0]?.state))
        }
      />
    </AppContext>,
  )
  expect(find('body').textContent).not.toContain(words.confirm[0])
  await press(named(words.takeBack[0]))
  expect(server.seen.at(-1)?.body).toEqual({ decision: 'refuse' })
})

it('says of a refund that was made at the payment service when, and of nobody that they made it', async () => {
  const made: MoneyDeed = { ...deed, state: 'done', reason: '', words: '', proposed_by: null }
  await render(
    <AppContext value={testApp({ identity: someone('staff') })}>
      <DeedList deeds={[made]} what={deedWords} />
    </AppContext>,
  )
  expect(find('body').textContent).toContain('Made at the payment service on November 20, 2026')
})
