export * from '../search/searchAddress.js'
export * from '../search/searchStore.js'
