import { withHostileValues } from '../testing/hostile.js'
import { describe, expect, it, test } from 'vitest'
import { modalOf } from '../vocabulary/addresses/modals.js'
import { admits, mayOpen, turnedAway, passwordFirst } from './guard.js'
import { loginHref } from './loginHref.js'

const nobody = { user_type: 'anonymous' } as const
const family = { user_type: 'family' } as const
const caregiver = { user_type: 'caregiver' } as const

test.each([
  ['anyone', nobody, true],
  ['anyone', family, true],
  ['visitors', nobody, true],
  ['visitors', family, false],
  ['signedIn', nobody, false],
  ['signedIn', caregiver, true],
  [['caregiver'], caregiver, true],
  [['caregiver'], family, false],
  [['caregiver'], nobody, false],
] as const)('%o takes in %o: %s', (who, identity, verdict) => {
  expect(admits(who, identity)).toBe(verdict)
})

describe('whoever asks for what is not theirs', () => {
  test('logs in first, and goes on to it', () => {
    expect(turnedAway('signedIn', nobody, '/documents?a=1')).toBe('/accounts/login?next=%2Fdocuments%3Fa%3D1')
    expect(loginHref('/messages')).toBe('/accounts/login?next=%2Fmessages')
  })

  test('goes home when signed in, and nowhere when it is theirs', () => {
    expect(turnedAway(['staff'], family, '/staff/photos')).toBe('/family/dashboard')
    expect(turnedAway(['family'], family, '/family/dashboard')).toBeNull()
  })

  test.each([
    ['/accounts/login?next=%2Fmessages%2F3', '/messages/3'],
    ['/accounts/login?next=%2F%2Fevil.example', '/family/dashboard'],
    ['/accounts/login?next=https%3A%2F%2Fevil.example', '/family/dashboard'],
    ['/accounts/login?next=%2Faccounts%2Flogin', '/family/dashboard'],
    ['/accounts/login', '/family/dashboard'],
  ])('of %s leads to %s who is signed in already', (address, to) => {
    expect(turnedAway('visitors', family, address)).toBe(to)
  })
})

test('a modal opens for its people alone, and a limited one where a plan limits', () => {
  const rate = modalOf('rate')!
  expect(mayOpen(rate, { ...caregiver, is_b2b: false })).toBe(true)
  expect(mayOpen(rate, { ...family, is_b2b: false })).toBe(false)
  const blocked = modalOf('accessBlocked')!
  expect(mayOpen(blocked, { ...family, is_b2b: false })).toBe(false)
  expect(mayOpen(blocked, { ...family, is_b2b: true })).toBe(true)
})

describe('a password of one’s own that comes first', () => {
  const asked = { must_change_password: true }
  const page = '/agency-cg-onboarding/password-change'
  it.each(['/', '/agency-caregiver/dashboard', '/messages/3', '/agency-cg-onboarding', '/settings?x=1'])(
    'leads there from %s',
    (address) => expect(passwordFirst(asked, address)).toBe(page),
  )
  it.each([
    page,
    `${page}?x=1`,
    '/terms',
    '/legal/agency-supplemental-terms',
    '/help/caregiver',
    '/accounts/logout',
  ])('leaves %s open', (address) => expect(passwordFirst(asked, address)).toBeNull())
  it('is asked of nobody else', () => {
    expect(passwordFirst({}, '/messages')).toBeNull()
    expect(passwordFirst({ must_change_password: false }, '/messages')).toBeNull()
    withHostileValues(2, (identity: never, address: never) => passwordFirst(identity ?? {}, address))
  })
})
