import { describe, expect, test } from 'vitest'
import { allowedAddress, blockedAddress, mayView } from './mayView.js'
import { mayViewPage, partnerViews } from './partnerViews.js'

const restricted = { is_b2b: true, partner_referral_code: 'ACME' }

describe('a partner’s user', () => {
  test.each([
    '/family/dashboard',
    '/family/dashboard/',
    '/family/dashboard?modal=accessBlocked',
    '/family/dashboard/connections/3',
    '/caregiver-profile-b2b/12',
    '/appacct',
    '/addjob',
  ])('may visit %s by default', (path) => {
    expect(mayView(restricted, null, path)).toBe(true)
    expect(allowedAddress(restricted, path)).toBe(path)
  })

  test.each(['/', '/?lang=es', '/#top'])('goes home from %s without being refused', (path) =>
    expect(allowedAddress(restricted, path)).toBe('/family/dashboard'),
  )

  test.each([
    '/payments',
    '/family/dashboards',
    '/family',
    '/careteam',
    '/caregiver-profile-b2b-else/1',
    '/caregivers-search',
    '/messages/3',
    '/bank',
    '/family/dashboard/../../payments',
    '/family/dashboard/%2e%2e/payments',
    '//evil.example/family/dashboard',
    '/helpers',
    '',
  ])('may not visit %s, and goes to the dashboard with the accessBlocked modal', (path) => {
    expect(mayView(restricted, null, path)).toBe(false)
    expect(allowedAddress(restricted, path)).toBe('/family/dashboard?modal=accessBlocked')
  })

  test.each([
    '/logout',
    '/accounts/logout',
    '/settings',
    '/terms',
    '/terms/2018-12-01',
    '/legal',
    '/legal/agency-supplemental-terms',
    '/privacy',
    '/privacy/policy',
    '/privacy/policy/2018-12-01',
    '/help/family',
    '/help/caregiver',
    '/accounts/password/forgot',
    '/accounts/password/reset/confirm/token',
    '/accounts/create/password/token',
    '/disclosure',
    '/studies/trinitybb',
  ])('always reaches %s', (path) => {
    expect(mayView({ ...restricted, allowed_views: [] }, null, path)).toBe(true)
  })

  test('may visit what the partner’s own list says, and nothing of the default', () => {
    const partner = { ...restricted, allowed_views: ['mybenefit', '/hire-b2b/'] }
    expect(mayView(partner, null, '/mybenefit')).toBe(true)
    expect(mayView(partner, null, '/hire-b2b/12')).toBe(true)
    expect(mayView(partner, null, '/appacct')).toBe(false)
    expect(mayView(partner, null, '/family/dashboard/add-job')).toBe(false)
  })

  test('always reaches the dashboard, so that a refusal never leads to itself', () => {
    for (const allowed_views of [[], ['mybenefit'], ['/'], [''], [null]]) {
      const partner = { ...restricted, allowed_views: allowed_views as string[] }
      expect(mayView(partner, null, blockedAddress)).toBe(true)
      expect(allowedAddress(partner, blockedAddress)).toBe(blockedAddress)
      expect(mayView(partner, null, '/payments')).toBe(false)
    }
  })
})

test.each([
  ['nobody', null],
  ['a family that is not flagged', { is_b2b: false, partner_referral_code: 'ACME' }],
  ['a flagged one without a referral code', { is_b2b: true, partner_referral_code: null }],
  ['one with an empty code', { is_b2b: true, partner_referral_code: '' }],
])('%s is not restricted', (_, identity) => {
  expect(mayView(identity && { ...identity, allowed_views: [] }, null, '/payments')).toBe(true)
  expect(allowedAddress(identity, '/payments')).toBe('/payments')
})

test('a partner without a list of its own has the default one', () => {
  for (const allowed_views of [undefined, null, 'all' as unknown as string[]]) {
    const partner = { ...restricted, ...(allowed_views === undefined ? {} : { allowed_views }) }
    expect(mayView(partner, null, '/appacct')).toBe(true)
    expect(mayView(partner, null, '/payments')).toBe(false)
  }
})

test('the paths of a partner’s list are told, each once', () => {
  expect(partnerViews(null)).toEqual(['/family/dashboard', '/caregiver-profile-b2b', '/appacct'])
  expect(partnerViews(['family-dashboard', 'messages', '/Messages/', '//x', '/', '../up'])).toEqual([
    '/family/dashboard',
    '/messages',
    '/x',
  ])
})

test('the list of the partner that is given wins over the one that the identity carries', () => {
  const identity = { ...restricted, allowed_views: ['/payments'] }
  expect(mayView(identity, { allowed_views: ['/messages'] }, '/messages/3')).toBe(true)
  expect(mayView(identity, { allowed_views: ['/messages'] }, '/payments')).toBe(false)
  expect(mayView(identity, { allowed_views: null }, '/payments')).toBe(true)
  expect(mayView(identity, {}, '/payments')).toBe(true)
})

test('an address that is known to be no redirect is judged alike, and nobody else is restricted', () => {
  expect(mayViewPage(null, '/payments')).toBe(true)
  expect(mayViewPage({ ...restricted, is_b2b: false }, '/payments')).toBe(true)
  expect(mayViewPage(restricted, '/payments')).toBe(false)
  expect(mayViewPage(restricted, '/appacct')).toBe(true)
  expect(mayViewPage(restricted, 'https://care.example/appacct')).toBe(false)
})
