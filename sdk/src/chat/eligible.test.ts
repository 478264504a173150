import { describe, expect, test } from 'vitest'
import type { UserType } from '../vocabulary/account/catalogue.js'
import { redirectFor } from '../addresses/redirects.js'
import { usesChat, whyNoMessage, type MessageTies } from './eligible.js'
import { chatTexts } from './texts.js'

test.each([
  ['family', true],
  ['caregiver', true],
  ['agency_caregiver', true],
  ['facility', true],
  ['care_manager', false],
  ['staff', false],
  ['anonymous', false],
] as const)('chat is set up for %s: %s', (user_type, expected) => {
  expect(usesChat({ user_type, is_admin: false })).toBe(expected)
})

test('no chat for an administrator, nor under an admin session', () => {
  expect(usesChat({ user_type: 'family', is_admin: true })).toBe(false)
  expect(usesChat({ user_type: 'family', is_admin: false }, true)).toBe(false)
})

test.each([
  ['a list without messages', { allowed_views: ['family-dashboard'] }, false],
  ['the default list, which has none', {}, false],
  ['a list with messages', { allowed_views: ['messages'] }, true],
  ['no referral code', { allowed_views: ['family-dashboard'], partner_referral_code: null }, true],
])('a partner’s family with %s has a chat: %s', (_, more, expected) => {
  const family = {
    user_type: 'family',
    is_admin: false,
    is_b2b: true,
    partner_referral_code: 'ACME',
  } as const
  expect(usesChat({ ...family, ...more })).toBe(expected)
})

describe('who may write to whom', () => {
  const ties = (from: UserType, to: UserType, more: Partial<MessageTies> = {}): MessageTies => ({
    from: { user_id: 1, user_type: from },
    to: { user_id: 2, user_type: to },
    ...more,
  })
  test.each([
    ['a family to any caregiver', ties('family', 'caregiver'), null],
    ['a family to an agency caregiver', ties('family', 'agency_caregiver'), null],
    ['a caregiver to a family out of nowhere', ties('caregiver', 'family'), chatTexts.notConnected],
    ['a caregiver who applied', ties('caregiver', 'family', { knowEachOther: true }), null],
    ['a caregiver who answers', ties('caregiver', 'family', { inConversation: true }), null],
    ['a caregiver to a caregiver', ties('caregiver', 'caregiver'), chatTexts.notBetweenCaregivers],
    ['a family to a family', ties('family', 'family'), chatTexts.notReachable],
    ['a family to staff', ties('family', 'staff'), chatTexts.notReachable],
    ['a caregiver to staff', ties('caregiver', 'staff'), chatTexts.notReachable],
    ['a caregiver to a facility', ties('caregiver', 'facility'), chatTexts.notConnected],
    ['one frozen', ties('family', 'caregiver', { frozen: true, inConversation: true }), chatTexts.frozen],
    [
      'one who blocked',
      ties('family', 'caregiver', { blocked: true, inConversation: true }),
      chatTexts.blocked,
    ],
    [
      'one who is blocked',
      ties('caregiver', 'family', { closed: true, inConversation: true }),
      chatTexts.closed,
    ],
  ])('%s', (_, given, expected) => {
    expect(whyNoMessage(given)).toBe(expected)
  })

  test('nobody writes to oneself', () => {
    const self = { user_id: 1, user_type: 'caregiver' } as const
    expect(whyNoMessage({ from: self, to: self })).toBe(chatTexts.toOneself)
  })
})

test('no redirect leads away from the messages, so that their page alone is asked for', () => {
  expect(redirectFor('/messages')).toBeNull()
})
