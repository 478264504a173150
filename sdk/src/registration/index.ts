export * from './providerTypeChoice.js'
export * from './registration.js'
export * from './signup.js'
export * from './signupCalls.js'
