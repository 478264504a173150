export * from '../invites/calls.js'
export * from '../invites/emails.js'
export * from '../invites/store.js'
