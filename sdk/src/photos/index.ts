export {
  cropNumbers,
  cropBox,
  turn,
  initialCrop,
  type CropBox,
  type ImageSize,
  type CropNumbers,
  type Quarter,
  type AnalysisFacts,
} from './crop.js'
export * from './photoCalls.js'
export * from './photoReview.js'
export * from './photoReviewCalls.js'
export { leaveButton, type ProfilePhotoEvent } from './profilePhotoFlow.js'
export * from './photoQuality.js'
export * from './profilePhotoStore.js'
