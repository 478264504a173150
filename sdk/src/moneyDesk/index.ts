export * from './calls.js'
export { checkClaim, claimUntil, createClaimForm, disputeInvoice, refusesClaim } from './claims.js'
export {
  createDeclineClaimForm,
  createDeedDecision,
  createMoneyDeedForm,
  deedsFor,
  type MoneyDeedForm,
} from './forms.js'
export { accountWord, journalWord } from './ledgerWords.js'
export {
  checkRefundCents,
  deedCents,
  isTakenBack,
  mayConfirm,
  moneyDeedAfter,
  moneyDeedMoves,
  needsTwoPeople,
  refundable,
  refundEvent,
  refundFailsEvent,
  refundParts,
  refusesDecline,
  refusesDeed,
  type MoneyDeedEvent,
} from './rules.js'
export * from './refundCalls.js'
export {
  createRefundDecision,
  createRefundDeedForm,
  refundDeedsFor,
  type RefundDeedForm,
} from './refundForms.js'
export { refundDeedKinds, stuckRefundDays, stuckRefundsBefore, type RefundDeedKind } from './refundKinds.js'
export { refusesRefundDeed } from './refundRules.js'
export { refundFailureWord } from './refundFailureWords.js'
