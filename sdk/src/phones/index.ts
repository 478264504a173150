export { phoneTexts, codeSends, checkCode, sendRefusal, tryRefusal, type CodeSends } from './phone.js'
export * from './phoneCalls.js'
export * from './phoneStore.js'
export * from './verifiers.js'
