export * from '../registration/providerTypeChoice.js'
export * from '../registration/registration.js'
export * from '../registration/signup.js'
export * from '../registration/signupCalls.js'
