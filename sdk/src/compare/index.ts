export * from './calls.js'
export { compareHref, comparedFit, isAlike, readCompared } from './compared.js'
export * from './compareLinks.js'
export { createFavoriteNoteForm, favoriteNoteRecord } from './favoriteNote.js'
export { comparedJob, wishesOfJob } from './jobWishes.js'
export {
  checkFavoriteNote,
  checkLinkName,
  comparedLimits,
  compareLinkEnd,
  compareLinkLimits,
} from './limits.js'
