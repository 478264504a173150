export * from './calls.js'
export { comparisonHref, fitToCompare, isAlike, readCompared } from './compared.js'
export * from './compareLinks.js'
export { createFavoriteNoteForm, favoriteNoteRecord } from './favoriteNote.js'
export { jobToCompare, wishesOfJob } from './jobWishes.js'
export {
  checkFavoriteNote,
  checkLinkName,
  comparedLimits,
  endOfCompareLink,
  compareLinkLimits,
} from './limits.js'
