export {
  boardOf,
  boardStateOf,
  openSoon,
  soonHours,
  weekBeside,
  type Board,
  type BoardCell,
  type BoardDay,
  type BoardRole,
  type BoardRow,
  type BoardState,
} from './board.js'
export * from './boardCalls.js'
export * from './boardStore.js'
export { type ShiftGap } from './gaps.js'
export * from './changeForm.js'
export * from './hours.js'
export * from './hoursCalls.js'
export * from './hoursStore.js'
export * from './inviteCalls.js'
export * from './inviteStore.js'
export * from './peopleCalls.js'
export * from './peopleStore.js'
export { maxNurses, maxPosted } from './posting.js'
export * from './postingCalls.js'
export {
  createPostingForm,
  postingDraftOf,
  postingErrors,
  postingPlan,
  readPostingDraft,
  usualHours,
  type PostingDraft,
  type PostingForm,
  type PostingPlan,
} from './postingForm.js'
export * from './rates.js'
export * from './shiftCalls.js'
