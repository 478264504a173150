export * from '../vocabulary/chat/catalogue.js'
export * from '../vocabulary/chat/constants.js'
export * from '../vocabulary/chat/entities.js'
export * from './calls.js'
export type { ClosableRealtime, ConnectionState } from './channel.js'
export * from './chatWidget.js'
export { draftProblem, type Composer } from './composer.js'
export type { ConversationStore } from './conversationStore.js'
export * from './days.js'
export * from './eligible.js'
export * from './messageDeeds.js'
export * from './realtime.js'
export {
  conversationMessages,
  conversationMessage,
  readMark,
  conversationMember,
  userCounters,
  counterPath,
  appVersion,
  type RealtimeMessage,
} from './realtimePaths.js'
export type { ShownMessage } from './shownMessages.js'
export type { StartAction } from './starting.js'
export * from './store.js'
export * from './unread.js'
export { messageWarnings, type MessageWarning } from './warnings.js'
