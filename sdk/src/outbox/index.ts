/**
 * What a person did and the server has not settled: one outbox for messages, presses of the clock and what else is sent
 * once there is a connection, and the keeping of drafts. An entry of its own: it is needed after the first picture.
 */
export {
  outboxName,
  hasDeeds,
  refusals,
  type Deed,
  type DeedStorage,
  type KeptDeed,
  type Shelf,
} from './deeds.js'
export * from './lock.js'
export * from './outbox.js'
