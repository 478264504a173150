import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuse } from '../testing/fakeServer.js'
import { withHostileValues } from '../testing/hostile.js'
import { anInvoiceDetail } from '../testing/hoursBuilders.js'
import { claimDays, moneyDeedStates } from '../vocabulary/payments/moneyDeeds.js'
import { doMoneyDeed, decideMoneyDeed, declineClaim, type MoneyFacts, type MoneyRecord } from './calls.js'
import { claimTexts } from './claimTexts.js'
import { checkClaim, claimUntil, createClaimForm, disputeInvoice, refusesClaim } from './claims.js'
import { createDeclineClaimForm, createDeedDecision, createMoneyDeedForm, deedsFor } from './forms.js'
import {
  checkRefundCents,
  deedCents,
  isTakenBack,
  mayConfirm,
  moneyDeedAfter,
  moneyDeedMoves,
  needsTwoPeople,
  refundable,
  refundEvent,
  refundFailsEvent,
  refundParts,
  refusesDecline,
  refusesDeed,
} from './rules.js'
import { moneyDeskErrorTexts as words } from './texts.js'

const paid: MoneyFacts = {
  ...{ status: 'paid', total: 10_000, charged: 10_000, refunded: 0, refunded_all: 0, credited: 0 },
  ...{ is_open: false, is_paying: false, pay: null, dispute: null },
}
const ready = { state: 'ready', held: false, failed: false, leaving: false }

describe('what can be given back', () => {
  it.each([
    [{}, 10_000],
    [{ status: 'part_refunded', refunded: 4000, refunded_all: 4000 }, 6000],
    // A credit or a benefit paid the rest, and is not given back.
    [{ charged: 2500 }, 2500],
    // Paid again after a bank took the first payment back, which had been refunded in part.
    [{ refunded_all: 4000 }, 6000],
    // A correction gave a part of it back already.
    [{ credited: 3000 }, 7000],
    [{ refunded: 4000, refunded_all: 4000, credited: 3000 }, 3000],
    [{ credited: 20_000 }, 0],
    [{ status: 'refunded', refunded: 10_000, refunded_all: 10_000 }, 0],
    [{ status: 'disputed' }, 0],
    [{ status: 'charged_back' }, 0],
    [{ status: 'owed', charged: 0 }, 0],
    [{ charged: 0 }, 0],
    [{ refunded: 20_000, refunded_all: 20_000 }, 0],
  ])('of %j: %d', (more, cents) => expect(refundable({ ...paid, ...more })).toBe(cents))
  it.each([
    [1, null],
    [10_000, null],
    [10_001, words.refundAmount],
    [0, words.refundAmount],
    [-5, words.refundAmount],
    [1.5, words.refundAmount],
    ['1', words.refundAmount],
    [null, words.refundAmount],
  ])('as %j: %j', (cents, wrong) => expect(checkRefundCents(cents, paid)).toBe(wrong))
  it.each([
    [1000, { fee: 500, before: 0 }, { fee: 500, loss: 500 }],
    [300, { fee: 500, before: 0 }, { fee: 300, loss: 0 }],
    [300, { fee: 500, before: 300 }, { fee: 200, loss: 100 }],
    [300, { fee: 500, before: 900 }, { fee: 0, loss: 300 }],
    [300, { fee: 0, before: 0 }, { fee: 0, loss: 300 }],
  ])('%d of %j is %j', (cents, so, parts) => expect(refundParts(cents, so)).toEqual(parts))
  it('makes an invoice refunded, or in part', () => {
    expect([refundEvent(10_000, 10_000), refundEvent(9999, 10_000)]).toEqual(['refund', 'refund_part'])
    expect([refundFailsEvent(0), refundFailsEvent(1)]).toEqual(['refund_fails', 'refund_fails_in_part'])
  })
})

describe('what staff may do', () => {
  it.each([
    ['refund', {}, null],
    ['refund', { is_open: true }, words.isOpen],
    ['refund', { status: 'owed' }, words.nothingToRefund],
    ['write_off', {}, words.notOwed],
    ['write_off', { status: 'owed' }, null],
    ['write_off', { status: 'owed', is_paying: true }, words.isPaying],
    ['write_off', { status: 'owed', is_open: true }, words.isOpen],
    ['hold', {}, words.payGone],
    ['hold', { pay: ready }, null],
    ['hold', { pay: { ...ready, leaving: true } }, words.payLeaves],
    ['hold', { pay: { ...ready, held: true } }, words.heldAlready],
    ['hold', { pay: { ...ready, state: 'sent' } }, words.payGone],
    ['release', { pay: ready }, words.notHeld],
    ['release', { pay: { ...ready, held: true } }, null],
    ['retry_transfer', { pay: ready }, words.payLeavesByItself],
    ['retry_transfer', { pay: { ...ready, failed: true } }, null],
    ['retry_transfer', { pay: { ...ready, failed: true, held: true } }, words.heldAlready],
    ['answer_dispute', { dispute: 'open', status: 'disputed' }, null],
    ['answer_dispute', { dispute: 'answered', status: 'disputed' }, words.noDispute],
    ['answer_dispute', { dispute: 'open', is_open: true }, words.isOpen],
  ] as const)('%s of %j: %j', (kind, more, wrong) =>
    expect(refusesDeed(kind, { ...paid, ...more })).toBe(wrong),
  )
  it('gives back no more than there has become', () => {
    const facts = { ...paid, charged: 500 }
    expect([500, 501, null].map((cents) => refusesDeed('refund', facts, cents))).toEqual([
      ...[null, words.refundAmount, words.refundAmount],
    ])
    expect(refusesDeed('refund', { ...paid, charged: 0 }, 500)).toBe(words.nothingToRefund)
    expect(refusesDeed('hold', { ...paid, pay: ready }, null)).toBeNull()
  })
  it('above a limit takes two people, whatever parts it is cut into', () => {
    expect(needsTwoPeople(10_000, paid, 10_000)).toBe(false)
    expect(needsTwoPeople(10_001, paid, 10_000)).toBe(true)
    expect(needsTwoPeople(5000, { ...paid, refunded_all: 5001 }, 10_000)).toBe(true)
    expect(needsTwoPeople(null, paid, 0)).toBe(false)
    expect([
      deedCents('refund', 7, paid),
      deedCents('write_off', 7, paid),
      deedCents('hold', 7, paid),
    ]).toEqual([...[7, 10_000, null]])
  })
  it('say no to a family while nothing else is open', () => {
    const claim = { state: 'open', reason: 'Why', opened_at: '', decided_at: null, words: '' } as const
    const said = { facts: paid, claims: [claim] }
    expect(refusesDecline(said)).toBeNull()
    expect(refusesDecline({ ...said, facts: { ...paid, is_open: true } })).toBe(words.isOpen)
    expect(refusesDecline({ ...said, claims: [{ ...claim, state: 'declined' }] })).toBe(words.noClaim)
  })
  it('is confirmed by somebody else', () => {
    const deed = { state: 'proposed', proposed_by: { id: 1, name: 'Ana' } } as const
    expect([mayConfirm(deed, 1), mayConfirm(deed, 2), mayConfirm({ ...deed, state: 'done' }, 2)]).toEqual([
      ...[false, true, false],
    ])
  })
  it.each([
    ['refused', 1, true],
    ['refused', 2, false],
    ['done', 1, false],
    ['refused', null, false],
  ] as const)('that is %s by %s is taken back by who proposed it: %s', (state, by, isBack) => {
    // Namesakes are two people.
    const decided_by = by === null ? null : { id: by, name: 'Ana' }
    expect(isTakenBack({ state, proposed_by: { id: 1, name: 'Ana' }, decided_by })).toBe(isBack)
  })
  it('moves by its table alone', () => {
    for (const state of moneyDeedStates.ids)
      for (const event of new Set(moneyDeedMoves.map((move) => move.event)))
        expect(moneyDeedAfter({ state }, event)).toBe(
          moneyDeedMoves.find((move) => move.from === state && move.event === event)?.to ?? null,
        )
    expect(moneyDeedAfter({ state: 'refused' }, 'confirm')).toBeNull()
  })
})

describe('a family says that something is wrong', () => {
  const at = Date.parse('2026-11-01T12:00:00Z')
  const invoice = { status: 'paid', total: 9800, paid_at: '2026-11-01T12:00:00Z', claim: null }
  const days = (count: number) => at + count * 86_400_000
  it.each([
    [{}, 0, null],
    [{}, 60, null],
    [{ status: 'part_refunded' }, 1, null],
    [{ status: 'refunded' }, 1, claimTexts.notPaid],
    [{ status: 'pending', paid_at: null }, 1, claimTexts.notPaid],
    [{ total: 0 }, 1, claimTexts.notPaid],
    [{ status: 'disputed' }, 1, claimTexts.withBank],
    [{ status: 'charged_back' }, 1, claimTexts.withBank],
    [{ claim: { state: 'open' } }, 1, claimTexts.openAlready],
    [{ claim: { state: 'declined' } }, 1, null],
  ])('of %j after %d days: %j', (more, after, wrong) =>
    expect(refusesClaim({ ...invoice, ...more }, days(after))).toBe(wrong),
  )
  it('until the end of a day in California, whatever the hour at which it paid', () => {
    // The evening of the first of November there.
    const late = { ...invoice, paid_at: '2026-11-02T07:30:00Z' }
    expect([claimUntil(invoice.paid_at), claimUntil(late.paid_at)]).toEqual(['2026-12-31', '2026-12-31'])
    for (const one of [invoice, late]) {
      expect(refusesClaim(one, Date.parse('2026-12-31T23:59:00-08:00'))).toBeNull()
      expect(refusesClaim(one, Date.parse('2027-01-01T00:01:00-08:00'))).toEqual({
        ...{ text: claimTexts.tooLate, params: { days: claimDays } },
      })
    }
  })
  it('with a reason', () => {
    expect([checkClaim(' '), checkClaim(null), checkClaim('Why')]).toEqual([
      ...[claimTexts.reasonRequired, claimTexts.reasonRequired, null],
    ])
  })
  it('by a form that keeps what was typed', async () => {
    const server = fakeServer()
    const care = createClient({ fetch: server.fetch, pause: async () => {} })
    const said: unknown[] = []
    const form = createClaimForm(care, { id: 176 }, (one) => said.push(one.id))
    expect(await form.submit()).toBe(false)
    form.fields.reason.set(' Nobody came. ')
    server.on(disputeInvoice, () => refuse({ reason: ['No.'] }))
    expect(await form.submit()).toBe(false)
    expect(form.fields.reason.value.value).toBe(' Nobody came. ')
    server.on(disputeInvoice, () => anInvoiceDetail())
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({ reason: 'Nobody came.' })
    expect(said).toEqual([anInvoiceDetail().id])
  })
})

describe('the forms of the desk', () => {
  const record: MoneyRecord = {
    invoice: anInvoiceDetail(),
    family: { id: 21, name: 'Carol', email: 'carol@example.com' },
    caregiver: { id: 51, name: 'Marisol' },
    facts: paid,
    two_people_above: 10_000,
    payments: [],
    transfer: null,
    disputes: [],
    claims: [],
    deeds: [],
    journals: [],
  }
  const setUp = () => {
    const server = fakeServer()
    return { server, care: createClient({ fetch: server.fetch, pause: async () => {} }) }
  }
  it('give back a part, with a reason and words for the family', async () => {
    const { server, care } = setUp()
    const form = createMoneyDeedForm(care, record, () => undefined)
    expect(deedsFor(record)).toEqual(['refund'])
    expect(form.fields.kind.value.value).toBe('refund')
    expect(form.fields.amount.value.value).toBe('100.00')
    form.fields.amount.set('100.01')
    expect(await form.submit()).toBe(false)
    expect(form.fields.amount.shownError.value).toBe(words.refundAmount)
    expect(form.fields.reason.shownError.value).toBe(words.reason)
    expect(form.fields.words.shownError.value).toBe(words.wordsForFamily)
    form.fields.amount.set('24.50')
    form.fields.reason.set('An hour too much.')
    form.fields.words.set('We give you the hour back.')
    server.on(doMoneyDeed, () => record)
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({
      ...{ kind: 'refund', cents: 2450 },
      ...{ reason: 'An hour too much.', words: 'We give you the hour back.' },
    })
  })
  it('send no words with what nobody reads', async () => {
    const { server, care } = setUp()
    const held = { ...record, facts: { ...paid, charged: 0, pay: ready } }
    const form = createMoneyDeedForm(care, held, () => undefined)
    form.fields.reason.set('We are looking at it.')
    server.on(doMoneyDeed, () => record)
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({ kind: 'hold', reason: 'We are looking at it.' })
  })
  it('decide what is proposed: a no takes a note', async () => {
    const { server, care } = setUp()
    server.on(decideMoneyDeed, () => record)
    const yes = createDeedDecision(care, 176, { id: 'd' }, 'confirm', () => undefined)
    expect(await yes.submit()).toBe(true)
    const no = createDeedDecision(care, 176, { id: 'd' }, 'refuse', () => undefined)
    expect(await no.submit()).toBe(false)
    no.fields.note.set('Ask again.')
    expect(await no.submit()).toBe(true)
    expect(server.seen.map(({ body }) => body)).toEqual([
      { decision: 'confirm' },
      { decision: 'refuse', note: 'Ask again.' },
    ])
    const back = createDeedDecision(care, 176, { id: 'd' }, 'take_back', () => undefined)
    expect(await back.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({ decision: 'refuse' })
  })
  it('answer a family in words', async () => {
    const { server, care } = setUp()
    server.on(declineClaim, () => record)
    const form = createDeclineClaimForm(care, 176, () => undefined)
    expect(await form.submit()).toBe(false)
    form.fields.words.set('The hours match.')
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({ words: 'The hours match.' })
  })
})

it('throws at nothing', () => {
  withHostileValues(2, (a: never, b: never) => [
    refundable(a),
    checkRefundCents(a, b),
    refusesDeed('refund', a),
    refusesDeed('hold', a),
    refusesDecline(a),
    claimUntil(a),
    refusesDeed('retry_transfer', a),
    moneyDeedAfter(a, 'confirm'),
    mayConfirm(a, 1),
    isTakenBack(a),
    refusesClaim(a, 0),
    checkClaim(a),
    refundParts(a, { fee: b, before: b }),
  ])
})
