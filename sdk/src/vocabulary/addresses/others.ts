import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

/** The learning academy: what it is, and what opens it at once. */
export const academyAddresses = {
  '/academy': { who: caregivers },
  '/learnupon/sso': { who: caregivers },
} as const satisfies AddressTable

/** What is read and signed. */
export const agreementAddresses = {
  '/connections/:connectionId/agreement': { who: ['family', ...caregivers] },
  '/agreements/consulting-agreement': { who: caregivers },
  '/agreements/consulting-agreement/:userId': { who: [...caregivers, 'staff'] },
} as const satisfies AddressTable

const messages = { who: ['family', ...caregivers] } as const

/** Messages: all conversations, one, and one beside the profile of the other person. */
export const chatAddresses = {
  '/messages': messages,
  '/messages/:conversationId': messages,
  '/messages/:conversationId/profile/:profileId': messages,
} as const satisfies AddressTable

/** Inviting others. */
export const inviteAddresses = { '/invites': { who: 'signedIn' } } as const satisfies AddressTable

/** Pages that hand something to the app around them. */
export const nativeAddresses = {
  '/app-photo-upload': { who: caregivers },
  '/app-photo-upload-ts/:taskId': { who: caregivers },
} as const satisfies AddressTable

/** Who saw a person's record: for that person, and for staff. */
export const trailAddresses = {
  '/settings/trail': { who: 'signedIn' },
  '/staff/trail': { who: ['staff'] },
} as const satisfies AddressTable
