export * from './phone.js'
export * from './phoneCalls.js'
export * from './phoneStore.js'
