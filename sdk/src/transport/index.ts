/**
 * What stands around a client: a session of its own where no browser keeps the cookies, equal reads sent once, lists read
 * page after page.
 */
export * from './cookieJar.js'
export * from './entries.js'
export * from './sharedReads.js'
