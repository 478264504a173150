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
const caregiver = (id: number) => ({
  id,
  first_name: 'Maria',
  last_initial: 'S',
  photo: `/photos/${id}.webp`,
  provider_types: [1, 3],
  about: 'Twelve years with people who live with dementia, mostly mornings. I cook, I drive, I like to walk.',
  city: 'Oakland',
  state: 'CA',
  distance: 2.4,
  desired_wage: 2600,
  avg_rating: 4.8,
  reviews_count: 12,
  years_experience: 12,
  spoken_languages: [1, 2],
  conditions: [2, 5, 9, 20],
  home_support: [1, 4, 7, 8],
  certifications_initials: ['CNA', 'HHA'],
  schedule: ['Mornings', 'Weekends'],
  vetted: true,
  background_checked: true,
  covid_vaccinated_tag: false,
  has_favorited: false,
})
const page = {
  status: 'success',
  data: Array.from({ length: 15 }, (_, at) => caregiver(at + 1)),
  records: 312,
  summary: { rate_low: 1800, rate_median: 2400, rate_high: 4000, vetted: 120 },
  meta: { place: { city: 'Oakland', state: 'CA', county: 'Alameda' }, nearby: [] },
}
const placeText = JSON.stringify({ status: 'success', data: place })
const pageText = JSON.stringify(page)
const answering = (body: string) => async () =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } })

/** What is shipped is measured: a TypeScript loader's names for inner functions would be paid at every call. */
const { CaregiverPage, createClient, findLocation, fits, searchCaregivers } = (await import(
  new URL('../dist/everything.js', import.meta.url).href
)) as typeof import('../src/everything.js')

/** A call over the same by bare ofetch: its envelope, checks, headers, time-out and error. */
async function callOver(
  answer: string,
  send: (care: ReturnType<typeof createClient>) => unknown,
  path: string,
) {
  const options = { baseUrl: 'https://api.example', fetch: answering(answer), onMismatch: () => {} }
  const care = createClient(options)
  const bare = ofetch.create({ baseURL: options.baseUrl, retry: false }, { fetch: options.fetch })
  const query = { zip_code: '02108' }
  return compare(
    () => send(care),
    () => bare(path, { query }),
    { cpu: true, minMs: 100 },
  )
}

export default async function () {
  const query = { zip_code: '02108' }
  const one = await callOver(placeText, (care) => care.call(findLocation, { query }), '/v1/geo/location/')
  const many = await callOver(pageText, (care) => care.call(searchCaregivers, { query }), '/v1/caregivers/')
  const check = await compare(
    () => fits(page, CaregiverPage),
    () => JSON.parse(pageText) as unknown,
  )
  return [
    { name: 'SDK: a call, CPU', ...one, peerName: 'ofetch', unit: 'µs' },
    { name: 'SDK: what a call adds, CPU', ours: one.ours - one.peer, unit: 'µs', budget: 10 },
    { name: 'SDK: a call for 15 caregivers, CPU', ...many, peerName: 'ofetch', unit: 'µs' },
    { name: 'SDK: judging 15 caregivers', ...check, peerName: 'JSON.parse', unit: 'µs', budget: 1 },
  ]
}
