export {
  phoneTexts,
  phoneVerifiers,
  codeSends,
  checkCode,
  mayVerifyPhone,
  sendRefusal,
  tryRefusal,
  type CodeSends,
} from './phone.js'
export * from './phoneCalls.js'
export * from './phoneStore.js'
