export * from './calls.js'
export * from './catalogue.js'
export {
  disputeAfter,
  disputeMoves,
  transferAfter,
  transferMoves,
  type DisputeEvent,
  type TransferEvent,
} from './moves.js'
export {
  checkReportSpan,
  hasReceipt,
  receiptHref,
  reportFileHref,
  paymentReportLimits,
  reportSpanOf,
  reportSideOf,
  reportTaxesWord,
  type ReportSide,
  type ReportSpan,
} from './report.js'
export * from './reportCalls.js'
export { createSpanForm } from './spanForm.js'
export { nextTry, payOf, type PaidHours } from './rules.js'
export { depositStanding, type DepositStanding } from './standing.js'
