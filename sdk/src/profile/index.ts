export * from './forms.js'
export * from './profileAddress.js'
export * from './reviewCalls.js'
export * from './waitingMessage.js'
