export {
  compareMatches,
  fitPoints,
  isListed,
  matchWeights,
  mostPoints,
  wishesOf,
  wishFits,
  wishPoints,
  type Matched,
  type WishFit,
  type Wishes,
} from './bestMatch.js'
export * from './calls.js'
export * from './filters.js'
export * from './searchAddress.js'
export * from './searchStore.js'
export { understandTyped } from './typedSearch.js'
export * from './weekCost.js'
export { hourWords, timesWords } from './whenWords.js'
