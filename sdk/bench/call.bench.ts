import { ofetch } from 'ofetch'
import { compare } from '../../scripts/measure.mjs'

const place = {
  city: 'Boston',
  state: 'MA',
  county: 'Suffolk',
  zip_code: '02108',
  latitude: 42.36,
  longitude: -71.06,
}
const body = JSON.stringify({ status: 'success', data: place })
const answer = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } })

/** What is shipped is measured: a TypeScript loader's names for inner functions would be paid at every call. */
const { createClient, findLocation } = (await import(
  new URL('../dist/index.js', import.meta.url).href
)) as typeof import('../src/index.js')

/** What the SDK adds to a request: its envelope, checks, headers, time-out and error, over bare ofetch's. */
export default async function () {
  const care = createClient({ baseUrl: 'https://api.example', fetch: answer, onMismatch: () => {} })
  const bare = ofetch.create({ baseURL: 'https://api.example', retry: false }, { fetch: answer })
  const { ours, peer, ratio } = await compare(
    () => care.call(findLocation, { query: { zip_code: '02108' } }),
    () => bare('/v1/geo/location/', { query: { zip_code: '02108' } }),
    { cpu: true, minMs: 100 },
  )
  return [
    { name: 'SDK: a call, CPU', ours, peer, peerName: 'ofetch', ratio, unit: 'µs' },
    { name: 'SDK: what a call adds, CPU', ours: ours - peer, unit: 'µs', budget: 10 },
  ]
}
