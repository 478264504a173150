import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const messages = {
  screen: 'chat/MessagesScreen',
  title: pageTitles.messages,
  who: ['family', 'caregiver', 'agency_caregiver'],
  keeps: 'messages',
} as const

export const chatRoutes: readonly RouteRow[] = [
  { path: '/messages', ...messages },
  { path: '/messages/:conversationId', ...messages },
  { path: '/messages/:conversationId/profile/:profileId', ...messages },
]
