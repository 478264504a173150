export * from './calls.js'
export * from './onboarding.js'
