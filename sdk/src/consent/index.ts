export * from '../vocabulary/consent/catalogue.js'
export * from './calls.js'
export {
  agreedTo,
  answerChat,
  answerOf,
  browserRefuses,
  consentCookie,
  consentLimits,
  consentVersion,
  readConsent,
  withPurpose,
  writeConsent,
  type Asking,
  type BrowserWish,
  type DeviceConsent,
} from './consent.js'
export * from './consentStore.js'
export * from './customerChat.js'
export {
  begunBy,
  conversionAudiences,
  conversionEvents,
  createConversionPixel,
  type Conversion,
  type ConversionEvent,
  type ConversionPixel,
} from './measuring.js'
export * from './outsiderPages.js'
