export * from '../phones/phone.js'
export * from '../phones/phoneCalls.js'
export * from '../phones/phoneStore.js'
