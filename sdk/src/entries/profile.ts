export * from '../profile/forms.js'
export * from '../profile/profileAddress.js'
export * from '../profile/reviewCalls.js'
export * from '../profile/waitingMessage.js'
