import { describe, expect, it } from 'vitest'
import { helpParts } from '../content/helpTexts.js'
import { alertId, alertKinds, byUrgency } from '../families/alertKinds.js'
import { say } from '../kit/text.js'
import { caregiverAlerts, type CaregiverFacts } from './alerts.js'

const today = '2026-11-21'
const complete: NonNullable<CaregiverFacts['profile']> = {
  is_shown: true,
  phone_verified: true,
  has_photo: true,
  about: 'Patient.',
  licenses: [],
}
const facts = (profile: CaregiverFacts['profile'], more: Partial<CaregiverFacts> = {}): CaregiverFacts => ({
  joined: '2025-01-01T00:00:00.000Z',
  unread: null,
  unanswered: [],
  profile,
  ...more,
})
const withLicense = (expires: string | null) =>
  facts({ ...complete, licenses: [{ id: 4, name: 'CNA', expires }] })

describe('a licence', () => {
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
})

describe('the alerts of a caregiver', () => {
  it('are none when nothing needs her', () => {
    expect(caregiverAlerts(facts(complete), today)).toEqual([])
  })
  it('name what a profile lacks, the most urgent first', () => {
    const bare = { ...complete, is_shown: false, phone_verified: false, has_photo: false, about: '  ' }
    expect(caregiverAlerts(facts(bare), today).map(({ kind }) => kind)).toEqual([
      'phone_unverified',
      'profile_hidden',
      'photo_missing',
      'about_missing',
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
  it('lead to parts of the help that there are', () => {
    const bare = { ...complete, is_shown: false, phone_verified: false, has_photo: false, about: '' }
    const parts = helpParts.caregiver.map(({ id }) => `/help/caregiver#${id}`)
    const led = caregiverAlerts(
      facts({ ...bare, licenses: [{ id: 1, name: 'CNA', expires: today }] }),
      today,
    ).map(({ href }) => href)
    expect(led.filter((href) => !parts.includes(href))).toEqual([])
  })
})

describe('the order of alerts', () => {
  const alert = (kind: (typeof alertKinds.ids)[number], created_at: string) => ({
    ...{ kind, created_at, about: 1 },
    ...{ title: 'a', body: 'b', href: '/messages' },
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
