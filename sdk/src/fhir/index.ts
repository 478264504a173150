export * from './planBundle.js'
export * from './planFhirHref.js'
export type * from './resources.js'
