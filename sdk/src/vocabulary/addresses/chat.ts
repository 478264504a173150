import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const messages = { who: ['family', ...caregivers, 'facility'], place: 'messages' } as const

/** Messages: all conversations, one, and one beside the profile of the other person. */
export const chatAddresses = {
  '/messages': messages,
  '/messages/:conversationId': messages,
  '/messages/:conversationId/profile/:profileId': messages,
} as const satisfies AddressTable
