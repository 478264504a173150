export * from './searchAddress.js'
export * from './searchStore.js'
