/**
 * Every budget in bytes and counts, in one place. Bytes are after minifying and gzip; 1 kB is 1000 bytes.
 * What involves time is never here: it is printed by `npm run bench`.
 */
const kB = 1000

/*
 * The tests hold what is called bytes. Where the aim is not reached yet, `aim` says it, `node scripts/sizes.mjs` prints
 * how far it is, and the bytes only keep the distance from growing.
 */

/** Programs that an app would write against the SDK, bundled with all they import. */
export const sdkBudgets = [
  {
    name: 'core: client, errors, one call',
    program: "export { createClient, isApiError, ApiError, findLocation } from '@homecare/sdk'",
    bytes: 8 * kB,
  },
  { name: 'the sign-up form', program: "export * from '@homecare/sdk/signup'", bytes: 17 * kB, aim: 12 * kB },
  {
    name: 'everything but Firebase',
    program: "export * from '@homecare/sdk'",
    bytes: 110 * kB,
    aim: 45 * kB,
  },
]

/** What a browser loads for the pages that people arrive on, and for each later page. */
export const uiBudgets = {
  firstLoad: {
    /** Bytes of script, the SDK's core among them, by the page's chunk (ui/src/app/arrivals.ts); 70 kB are React's. */
    pages: { home: 99 * kB, login: 95.5 * kB, search: 100 * kB, profile: 101.5 * kB },
    aim: 95 * kB,
    styleBytes: 8 * kB,
    requests: 6,
  },
  laterRoute: { percentile: 95, scriptBytes: 40 * kB, aim: 25 * kB },
}
