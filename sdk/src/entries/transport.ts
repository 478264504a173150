/**
 * What stands around a client: a session of its own where no browser keeps the cookies, equal reads sent once, lists read
 * page after page.
 */
export * from '../transport/cookieJar.js'
export * from '../transport/entries.js'
export * from '../transport/sharedReads.js'
