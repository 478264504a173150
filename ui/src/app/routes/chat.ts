import { chatAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const messages = {
  screen: 'chat/MessagesScreen',
  title: pageTitles.messages,
  keeps: 'messages',
} as const

export const chatRoutes = screensAt(chatAddresses, {
  '/messages': messages,
  '/messages/:conversationId': messages,
  '/messages/:conversationId/profile/:profileId': messages,
})
