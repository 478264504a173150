export * from '../vocabulary/notices/catalogue.js'
export * from './calls.js'
export * from './choices.js'
export * from './deeds.js'
