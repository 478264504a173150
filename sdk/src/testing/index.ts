/** What people test with who build on the SDK: a backend in process, valid entities, realtime, a clock. */
export * from './builders.js'
export * from './clock.js'
export * from './fakeServer.js'
export * from './realtime.js'
