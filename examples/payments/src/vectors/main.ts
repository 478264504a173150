import { Stripe } from 'stripe'
import { apiVersion } from '../context/context.ts'
import { runVector } from './run.ts'
import { vectors } from './vectors.ts'

/** `npm run provider-vectors`: runs every vector against a test account of Stripe's. */
const key = process.env.STRIPE_TEST_KEY ?? ''
if (!/^(?:sk|rk)_test_/.test(key)) {
  console.error('STRIPE_TEST_KEY must be the secret key of a test account: it begins with sk_test_.')
  process.exit(1)
}
const stripe = new Stripe(key, { apiVersion, maxNetworkRetries: 2 })
let failed = 0
for (const vector of vectors) {
  const wrong = await runVector(stripe, vector)
  if (wrong !== null) failed++
  console.log(
    `${wrong === null ? 'passed' : 'FAILED'}  ${vector.name}${wrong === null ? '' : `\n        ${wrong}`}`,
  )
}
console.log(`${vectors.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
