import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { researchSteps } from '../vocabulary/research/catalogue.js'
import { membershipAddress, redirectFor, redirects } from './redirects.js'

const named: [string, string][] = [
  ['/appplan', '/careplan'],
  ['/caregiver', '/register/caregiver'],
  ['/login', '/accounts/login'],
  ['/join', '/signup'],
  ['/homecare-support', '/app-support'],
  ['/legal', '/terms'],
  ['/profile', '/caregiver/profile'],
  ['/addjob', '/family/dashboard/add-job'],
  ['/bank', '/payments/bank'],
  ['/paymentreport', '/payments/report'],
  ['/payment/methods', '/payments/methods'],
  ['/verifyphone', '/caregiver/profile/verification'],
  ['/backgroundcheck', '/background'],
  ['/experience', '/caregiver/profile/experiences'],
  ['/education', '/caregiver/profile/experiences'],
  ['/license', '/caregiver/profile/experiences'],
  ['/updateabout', '/caregiver/profile/about'],
  ['/updatebasic', '/caregiver/profile/location'],
  ['/offerings', '/caregiver/profile/services'],
  ['/privacy', '/privacy/policy'],
]

const conditionSlugs = [
  'als',
  'alzheimers-disease',
  'arthritis',
  'blood-disorders',
  'cancer-recovery',
  'cardiovascular-disorders',
  'copd',
  'dementia',
  'depression',
  'diabetes',
  'gastrointestinal-disorders',
  'hearing-disorders',
  'hiv-aids',
  'home-health-care',
  'hospice-care',
  'multiple-sclerosis',
  'neurological-disorders',
  'orthopedic-care',
  'palliative-care',
  'parkinsons-disease',
  'post-surgery-recovery',
  'renal-and-urological-disorders',
  'respiratory-disorders',
  'skin-disorders',
  'stroke',
  'tracheotomy-ventilation',
  'vision-and-eye-disorders',
]

/** The code of a study that is an address, and the steps below it. */
const ofStudies = ['/trinitybb', ...researchSteps.ids.map((step) => `/trinitybb/${step}`)]

describe('redirects', () => {
  test('the code of a study leads to it, and its steps to theirs', () => {
    expect(redirectFor('/trinitybb')).toBe('/studies/trinitybb')
    expect(redirectFor('/trinitybb/search-results?search=3')).toBe(
      '/studies/trinitybb/search-results?search=3',
    )
    expect(redirectFor('/trinitybb/else')).toBeNull()
  })

  test.each(named)('%s leads to %s', (from, to) => {
    expect(redirectFor(from)).toBe(to)
  })

  test.each(conditionSlugs)('/%s leads to the caregivers for it', (slug) => {
    expect(redirectFor(`/${slug}`)).toBe(`/caregivers/${slug}`)
  })

  test('there are these and no others', () => {
    const all = [...named.map(([from]) => from), ...ofStudies, ...conditionSlugs.map((slug) => `/${slug}`)]
    expect(conditionSlugs).toHaveLength(27)
    expect([...redirects.keys()].toSorted()).toEqual(all.toSorted())
  })

  test('query and hash are carried over', () => {
    expect(redirectFor('/login?next=%2Fhire%2F3#form')).toBe('/accounts/login?next=%2Fhire%2F3#form')
    expect(redirectFor('/dementia#list')).toBe('/caregivers/dementia#list')
  })

  test('a slash at the end and capitals make no difference; more path does', () => {
    expect(redirectFor('/Login/')).toBe('/accounts/login')
    expect(redirectFor('/caregiver/profile')).toBeNull()
    expect(redirectFor('/login/x')).toBeNull()
    expect(redirectFor('/payment')).toBeNull()
  })

  test('no redirect leads to another: nobody goes round in a circle', () => {
    for (const { to } of redirects.values()) expect(redirectFor(to)).toBeNull()
  })

  test.each([
    '/profile',
    '/verifyphone',
    '/experience',
    '/education',
    '/license',
    '/updateabout',
    '/updatebasic',
    '/offerings',
  ])('%s leads a user who is no caregiver to the settings', (path) => {
    for (const user_type of ['family', 'agency_caregiver', 'facility', 'care_manager', 'staff'] as const) {
      expect(redirectFor(`${path}?a=1`, { user_type })).toBe('/settings?a=1')
    }
    for (const user_type of ['caregiver', 'anonymous'] as const) {
      expect(redirectFor(path, { user_type })).toBe(redirectFor(path))
    }
  })

  test('other redirects are the same for everyone', () => {
    expect(redirectFor('/bank', { user_type: 'family' })).toBe('/payments/bank')
    expect(redirectFor('/backgroundcheck', { user_type: 'family' })).toBe('/background')
  })

  test.each([
    '',
    '/',
    'login',
    '//login',
    '/unknown',
    '/constructor',
    '/__proto__',
    null,
    undefined,
    5,
    'https://evil.example/login',
  ])('row %# is no redirect', (path) => {
    expect(redirectFor(path as string)).toBeNull()
  })

  test('whatever the address, a redirect stays within the app', () => {
    fc.assert(
      fc.property(fc.constantFrom(...redirects.keys()), fc.string(), (path, rest) => {
        const to = redirectFor(path + rest)
        if (to !== null) expect(to).toMatch(/^\/[a-z]/)
      }),
    )
  })
})

test('a bare /membership leads to the configured address, or to the local page', () => {
  const local = { href: '/payments/membership', fullPage: false }
  expect(membershipAddress('https://www.example.com/membership')).toEqual({
    href: 'https://www.example.com/membership',
    fullPage: true,
  })
  expect(membershipAddress('http://localhost:3000/m').fullPage).toBe(true)
  for (const none of [
    null,
    undefined,
    '',
    'javascript:alert(1)',
    '/membership',
    'https://',
    'https:// x',
    'see https://x',
  ]) {
    expect(membershipAddress(none)).toEqual(local)
  }
})
