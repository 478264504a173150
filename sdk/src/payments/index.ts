export * from '../vocabulary/payments/attempts.js'
export * from '../vocabulary/payments/constants.js'
export * from '../vocabulary/payments/methods.js'
export * from '../vocabulary/payments/moneyDeeds.js'
export * from '../vocabulary/payments/taxCatalogue.js'
export * from './invoiceCalls.js'
export * from '../vocabulary/payments/invoiceCatalogue.js'
export {
  checkRejection,
  invoiceAfter,
  invoiceMoves,
  familyPaidStatuses,
  isPending,
  mayTip,
  paymentAfter,
  paymentMoves,
  paymentsDue,
  receiptStatuses,
  totalDue,
  wagesPaidStatuses,
  type InvoiceEvent,
  type InvoiceFacts,
  type PaymentEvent,
} from './invoices.js'
export {
  coverByBenefit,
  invoiceOf,
  invoiceSums,
  type BenefitUse,
  type BilledExpense,
  type BilledHours,
  type InvoiceParts,
  type InvoiceSums,
} from './invoiceSums.js'
export * from './invoiceStore.js'
export * from './methodCalls.js'
export * from './payForm.js'
export * from './methodForms.js'
export {
  cardExpiry,
  cardExpiryText,
  depositError,
  methodPurposeOf,
  statementCodeError,
  verifyStanding,
} from './methodRules.js'
export * from './methodStore.js'
export { brandName, methodWords } from './methodWords.js'
export * from './taxCalls.js'
export * from './taxForms.js'
export * from './taxRules.js'
export * from './taxStore.js'
export { invoiceWithoutPay } from './withoutPay.js'
