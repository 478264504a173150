export * from './calls.js'
export { compareHref, comparedFit, comparedJob, isAlike, readCompared, wishesOfJob } from './compared.js'
export * from './compareLinks.js'
export { createFavoriteNoteForm, favoriteNoteRecord } from './favoriteNote.js'
export {
  checkFavoriteNote,
  checkLinkName,
  comparedLimits,
  compareLinkEnd,
  compareLinkLimits,
} from './limits.js'
