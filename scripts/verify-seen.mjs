import { readFile } from 'node:fs/promises'
import { inRoot } from './paths.mjs'

/*
 * Verifies a file of who saw a care plan, as its page gives it: `npm run verify-seen -- file.json`. It asks no server. Ends with 1
 * where an entry is missing, changed or put in between, with 2 where there is nothing to verify.
 */
const [file] = process.argv.slice(2)
if (!file) {
  console.error('Which file? npm run verify-seen -- file.json')
  process.exit(2)
}
const { verifySeenFile } = await import(inRoot('sdk/dist/careplans/index.js')).catch(() => {
  console.error('The SDK is not built: npm run build')
  process.exit(2)
})
const text = await readFile(file, 'utf8').catch(() => {
  console.error(`There is no file ${file}.`)
  process.exit(2)
})
const verdict = await verifySeenFile(parsed(text))
if (!verdict) {
  console.error('This is no file of who saw a care plan.')
  process.exit(2)
}
console.log(
  verdict.holds
    ? `${verdict.checked} entries, nothing was changed. The last seal: ${verdict.head ?? 'none'}`
    : `Entry ${verdict.brokenAt} does not follow from the one before it.`,
)
process.exit(verdict.holds ? 0 : 1)

function parsed(json) {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
