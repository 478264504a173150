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
export {
  areaAbove,
  areaAt,
  areaBounds,
  areaLevel,
  areaSides,
  boundsOfAreas,
  highestAreaLevel,
  middleOf,
  mostAreas,
  readArea,
  readBox,
  searchedBox,
  writeArea,
  writeBox,
  type AreaName,
  type Bounds,
} from './mapAreas.js'
export * from './mapCalls.js'
export { areaWithin, createAreaMap, searchInArea, searchInBox, type AreaMap } from './mapStore.js'
export * from './savedCalls.js'
export {
  inFoundPlace,
  nextSavedSearchLetter,
  savableSearch,
  savedPlaceWords,
  savedSearchLetterTime,
  savedSearchLimit,
  savedSearchWords,
} from './savedSearch.js'
export * from './savedSearchStore.js'
export * from './searchAddress.js'
export * from './searchStore.js'
export { hoursLast } from './benefitWeeks.js'
export { understandTyped } from './typedSearch.js'
export * from './weekCost.js'
export { hourWords, timesWords } from './whenWords.js'
