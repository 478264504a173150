import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { withHostileValues } from '../testing/hostile.js'
import { needsTwoPeople } from './rules.js'
import {
  decideRefundDeed,
  doRefundDeed,
  type MembershipRefundRecord,
  type RefundDeed,
  type RefundFacts,
} from './refundCalls.js'
import { createRefundDecision, createRefundDeedForm, refundDeedsFor } from './refundForms.js'
import { refundDeedKinds } from './refundKinds.js'
import { refusesRefundDeed } from './refundRules.js'
import { refundFailureWord } from './refundFailureWords.js'
import { refundDeskErrorTexts as words } from './refundTexts.js'
import { moneyDeskErrorTexts } from './texts.js'

const lost: RefundFacts = {
  ...{ state: 'failed', cents: 900, paid: 1900, given: 0 },
  ...{ is_open: false, is_answered: false, is_returned: false },
}
const record: MembershipRefundRecord = {
  ...{ id: 3, ref: 're_1', payment_ref: 'pi_1', tier: 'Plus', failure: null, facts: lost },
  family: { id: 1, name: 'Carol Ito', email: 'carol@example.com' },
  ...{ made_at: '2026-11-01T12:00:00Z', paid_at: '2026-10-01T12:00:00Z', two_people_above: 5000 },
  ...{ deeds: [], journals: [] },
}
const deed: RefundDeed = {
  ...{ id: 'd', kind: 'again', state: 'done', cents: 900, reason: 'A new card.', words: '', failure: null },
  ...{ proposed_by: { id: 7, name: 'Ana' }, proposed_at: '2026-11-20T12:00:00Z' },
  ...{ decided_by: null, decided_at: null, note: '' },
}

describe('what can be done about money that did not arrive', () => {
  it.each([
    [{}, null],
    [{ given: 1000 }, null],
    [{ given: 1001 }, words.tooMuch],
    [{ state: 'done' }, words.notFailed],
    [{ state: 'pending' }, words.notFailed],
    [{ is_answered: true, is_open: true }, words.answered],
    [{ is_open: true }, moneyDeskErrorTexts.isOpen],
    [{ is_returned: true }, words.returned],
  ])('where %j', (more, no) => {
    for (const kind of ['again', 'settled'] as const)
      expect(refusesRefundDeed(kind, { ...lost, ...more })).toBe(no)
  })
  it('is asked about only while it is on its way', () => {
    expect(refusesRefundDeed('check', { ...lost, state: 'pending' })).toBeNull()
    for (const state of ['done', 'failed', 'asked'])
      expect(refusesRefundDeed('check', { ...lost, state })).toBe(words.notUnderWay)
  })
  it('is listed in one order', () => {
    expect(refundDeedsFor(record)).toEqual(['again', 'settled'])
    expect(refundDeedsFor({ facts: { ...lost, state: 'pending' } })).toEqual(['check'])
    expect(refundDeedsFor({ facts: { ...lost, is_open: true } })).toEqual([])
  })
  it('takes anything without throwing', () => {
    for (const kind of refundDeedKinds.ids)
      withHostileValues(1, (facts: never) => [refusesRefundDeed(kind, facts), refundDeedsFor({ facts })])
  })
  it('takes two people above a limit, by the rule of invoices', () => {
    expect(needsTwoPeople(900, { refunded_all: 600 }, 1500)).toBe(false)
    expect(needsTwoPeople(901, { refunded_all: 600 }, 1500)).toBe(true)
    expect(needsTwoPeople(null, { refunded_all: 9000 }, 1500)).toBe(false)
  })
})

it('why it did not arrive is said, whatever the payment service says', () => {
  expect(refundFailureWord('declined')[0]).toBe('the bank declined it')
  for (const word of [null, '', 'something else', 'toString'])
    expect(refundFailureWord(word)[0]).toBe('the bank gave no reason')
})

describe('the form of a deed', () => {
  it('asks what and why, and how where the money was given back another way', async () => {
    const server = fakeServer().on(doRefundDeed, () => ({ ...record, deeds: [deed] }))
    const done: string[] = []
    const form = createRefundDeedForm(
      createClient({ fetch: server.fetch, pause: async () => {} }),
      record,
      (_, kind) => done.push(kind),
    )
    expect(await form.submit()).toBe(false)
    expect(form.fields.kind.error.value).not.toBeNull()
    expect(form.fields.reason.error.value).not.toBeNull()
    form.fields.kind.set('settled')
    form.fields.reason.set(' The card is closed. ')
    expect(await form.submit()).toBe(false)
    expect(form.fields.words.error.value).toEqual(words.how)
    form.fields.words.set(' A check. ')
    expect(await form.submit()).toBe(true)
    form.fields.kind.set('again')
    expect(await form.submit()).toBe(true)
    expect(server.seen.map(({ body }) => body)).toEqual([
      { kind: 'settled', reason: 'The card is closed.', words: 'A check.' },
      { kind: 'again', reason: 'The card is closed.' },
    ])
    expect(done).toEqual(['settled', 'again'])
  })
  it('keeps what was written where the server refuses', async () => {
    const server = fakeServer().on(doRefundDeed, () => refuseWith(409, words.answered[0]))
    const form = createRefundDeedForm(
      createClient({ fetch: server.fetch, pause: async () => {} }),
      record,
      () => undefined,
    )
    form.fields.kind.set('again')
    form.fields.reason.set('A new card.')
    expect(await form.submit()).toBe(false)
    expect(form.fields.reason.value.value).toBe('A new card.')
  })
  it('of a decision takes a note not to confirm, and none to take back', async () => {
    const server = fakeServer().on(decideRefundDeed, () => ({ ...record, deeds: [deed] }))
    const care = createClient({ fetch: server.fetch, pause: async () => {} })
    const refusing = createRefundDecision(care, 3, deed, 'refuse', () => undefined)
    expect(await refusing.submit()).toBe(false)
    refusing.fields.note.set('Wait for the bank.')
    expect(await refusing.submit()).toBe(true)
    expect(await createRefundDecision(care, 3, deed, 'take_back', () => undefined).submit()).toBe(true)
    expect(server.seen.map(({ body }) => body)).toEqual([
      { decision: 'refuse', note: 'Wait for the bank.' },
      { decision: 'refuse' },
    ])
  })
})
