export * from './calls.js'
export * from './catalogue.js'
export {
  createReviewAnswerForm,
  createReviewForm,
  createReviewReportForm,
  type ReviewFields,
  type ReviewReportFields,
} from './forms.js'
export * from './queue.js'
export {
  checkReviewAnswer,
  checkReviewText,
  isReviewVerdict,
  mayReview,
  reviewAsks,
  reviewDecisions,
  reviewLimits,
  reviewState,
  type ReviewAsk,
  type ReviewDecision,
  type ReviewState,
} from './rules.js'
