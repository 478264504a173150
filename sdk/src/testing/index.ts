export * from './clock.js'
export * from './fakeServer.js'
