import { describe, expect, it } from 'vitest'
import { helpParts } from '../../content/helpTexts.js'
import { alertId, alertKinds, byUrgency } from '../../vocabulary/families/alertKinds.js'
import { say } from '../../kit/text.js'
import { caregiverAlerts, type CaregiverFacts } from './alerts.js'

const today = '2026-11-21'
const complete: NonNullable<CaregiverFacts['profile']> = {
  state: 'active',
  phone_verified: true,
  has_photo: true,
  about: 'Patient.',
  licenses: [],
}
const facts = (profile: CaregiverFacts['profile'], more: Partial<CaregiverFacts> = {}): CaregiverFacts => ({
  joined: '2025-01-01T00:00:00.000Z',
  email_verified: true,
  unread: null,
  unanswered: [],
  papers: [],
  unsigned: [],
  fingerprinting: [],
  answers: [],
  offers: [],
  without_account: null,
  pay: null,
  profile,
  ...more,
})
const withLicense = (expires: string | null) =>
  facts({ ...complete, licenses: [{ id: 4, name: ['CNA', 'Auxiliar'], expires }] })

it('names a license in the reader’s language', () => {
  const [alert] = caregiverAlerts(withLicense('2026-11-20'), today)
  expect(alert && say('es', alert.title)).toBe('Su licencia «Auxiliar» venció')
})

describe('a license', () => {
  const cases: readonly [expires: string | null, title: string | null][] = [
    ['2026-11-20', 'Your license “CNA” has expired'],
    ['2026-11-21', 'Your license “CNA” expires today'],
    ['2026-11-22', 'Your license “CNA” expires in 1 day'],
    ['2026-12-21', 'Your license “CNA” expires in 30 days'],
    ['2026-12-22', null],
    [null, null],
    ['soon', null],
  ]
  it.each(cases)('that ends on %s is pointed out as: %s', (expires, title) => {
    const found = caregiverAlerts(withLicense(expires), today)
    expect(found.map((alert) => say('en', alert.title))).toEqual(title === null ? [] : [title])
  })
  it.each([
    ['2026-09-24', 'en', 'It ended on September 24, 2026.'],
    ['2026-09-24', 'es', 'Terminó el 24 de septiembre de 2026.'],
    ['2026-12-01', 'en', 'Renew it by December 1, 2026,'],
    ['2026-12-01', 'es', 'a más tardar el 1 de diciembre de 2026'],
  ] as const)('that ends on %s says its day in words in %s', (expires, locale, words) => {
    const [found] = caregiverAlerts(withLicense(expires), today)
    expect(say(locale, found?.body ?? '')).toContain(words)
  })
})

describe('the alerts of a caregiver', () => {
  it('are none when nothing needs her', () => {
    expect(caregiverAlerts(facts(complete), today)).toEqual([])
  })
  it('ask whoever is hired where their pay goes, also without a profile of their own', () => {
    const since = '2026-11-01T12:00:00.000Z'
    for (const profile of [complete, null]) {
      const [found, ...others] = caregiverAlerts(facts(profile, { without_account: since }), today)
      expect(others).toEqual([])
      expect(found).toMatchObject({
        ...{ kind: 'account_missing', href: '/payments/bank/add', created_at: since },
      })
    }
  })
  it.each([
    ['account', 'pay_waits', 'Where should your pay go?'],
    ['identity', 'identity_missing', 'One thing is missing before we can pay you'],
    ['returned', 'deposit_failed', 'Your bank did not take your pay'],
  ] as const)('say of pay that waits for: %s', (what, kind, title) => {
    const since = '2026-11-20T10:00:00.000Z'
    // Where pay waits, that says more than that there is no account.
    const all = caregiverAlerts(facts(null, { pay: { what, since }, without_account: since }), today)
    expect(all.map((alert) => [alert.kind, alert.href, say('en', alert.title)])).toEqual([
      [kind, '/payments/bank', title],
    ])
  })
  it('name what a profile lacks, the most urgent first', () => {
    const bare = {
      ...complete,
      ...({ state: 'draft', phone_verified: false, has_photo: false, about: '  ' } as const),
    }
    expect(caregiverAlerts(facts(bare), today).map(({ kind }) => kind)).toEqual([
      'phone_unverified',
      'profile_unfinished',
      'photo_missing',
      'about_missing',
    ])
  })
  it('begin with an offer of work, which leads to where it is answered', () => {
    const offers = [
      { connection_id: 81, name: 'Carol I.', answer_by: '2026-11-27', since: '2026-11-20T10:00:00.000Z' },
    ]
    const papers = [{ id: 3, name: 'CPR', status: 'requested' as const, since: '2026-11-19T10:00:00.000Z' }]
    const [found] = caregiverAlerts(facts(null, { offers, papers }), today)
    expect([found?.kind, found?.href, say('en', found!.body)]).toEqual([
      'offer_waiting',
      '/connections/81/agreement',
      'Read what is offered and answer by November 27, 2026.',
    ])
  })
  it('are about messages alone without a profile', () => {
    const unread = { count: 2, latest: '2026-11-20T10:00:00.000Z' }
    const unanswered = [{ conversation_id: 9, name: 'Carol I.', since: '2026-11-19T10:00:00.000Z' }]
    const found = caregiverAlerts(facts(null, { unread, unanswered }), today)
    expect(found.map(({ href, title }) => [href, say('es', title)])).toEqual([
      ['/messages', 'Tiene 2 mensajes sin leer'],
      ['/messages/9', 'Carol I. espera su respuesta'],
    ])
  })
  it('lead to where each can be put right', () => {
    const bare = {
      ...complete,
      ...({ state: 'pending', phone_verified: false, has_photo: false, about: '' } as const),
    }
    const found = caregiverAlerts(
      facts(
        { ...bare, licenses: [{ id: 4, name: ['CNA', 'Auxiliar'], expires: today }] },
        {
          papers: [
            { id: 8, name: 'TB test', status: 'requested', since: '2026-11-01T00:00:00.000Z' },
            { id: 9, name: 'CPR card', status: 'expired', since: '2026-11-02T00:00:00.000Z' },
          ],
          unsigned: [{ connection_id: 81, name: 'Carol I.', since: '2026-11-03T00:00:00.000Z' }],
          fingerprinting: [{ connection_id: 82, name: 'Jerome B.', since: '2026-11-03T00:00:00.000Z' }],
        },
      ),
      today,
    )
    expect(found.map(({ kind, about, href }) => [kind, about, href])).toEqual([
      ['document_expired', 9, '/documents/view/9'],
      ['phone_unverified', 0, '/caregiver/profile/verification'],
      ['document_requested', 8, '/documents/edit/8'],
      ['agreement_unsigned', 81, '/connections/81/agreement'],
      ['fingerprinting_asked', 82, '/caregiver/dashboard/connections/82'],
      ['license_expiring', 4, '/caregiver/profile/certification?id=4'],
      ['profile_hidden', 0, '/verification-in-process'],
      ['photo_missing', 0, '/caregiver/profile/picture'],
      ['about_missing', 0, '/caregiver/profile/about'],
    ])
    const [unfinished] = caregiverAlerts(facts({ ...complete, state: 'draft' }), today)
    expect([unfinished?.kind, unfinished?.href]).toEqual(['profile_unfinished', '/caregiver/profile'])
    expect(helpParts.caregiver.map(({ id }) => id)).toContain('review')
    expect(
      [0, 2, 3].map((nth) => [found[nth]!.created_at.slice(0, 10), say('es', found[nth]!.title)]),
    ).toEqual([
      ['2026-11-02', 'Su documento «CPR card» venció'],
      ['2026-11-01', 'Le pedimos «TB test»'],
      ['2026-11-03', 'No ha firmado su acuerdo con Carol I.'],
    ])
  })
  it('of an agency caregiver are about papers and agreements too', () => {
    const papers = [{ id: 8, name: 'TB test', status: 'requested', since: '' }] as const
    expect(caregiverAlerts(facts(null, { papers }), today).map(({ kind }) => kind)).toEqual([
      'document_requested',
    ])
  })
})

describe('the order of alerts', () => {
  const alert = (kind: (typeof alertKinds.ids)[number], created_at: string) => ({
    ...{ kind, created_at, about: 1 },
    ...{ title: 'a', body: 'b', href: '/messages' as const },
  })
  it('is urgency, then the latest', () => {
    const [old, late, urgent] = [
      alert('unanswered', '2026-11-01'),
      alert('unanswered', '2026-11-02'),
      alert('license_expired', '2020-01-01'),
    ]
    expect(byUrgency([old, late, urgent])).toEqual([urgent, late, old])
  })
  it('gives each kind and record a number of its own', () => {
    const numbers = alertKinds.ids.flatMap((kind) => [0, 1, 2].map((about) => alertId({ kind, about })))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
