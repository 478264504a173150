import { expect, test } from 'vitest'
import { addresses } from '../vocabulary/addresses/addresses.js'
import { outsiderPages } from './outsiderPages.js'
import { begunBy, conversionAddress, createConversionPixel, type Conversion } from './measuring.js'

const pixel = 'https://count.example/p.gif?site=7'
const seen: Conversion = { event: 'page_seen', page: '/press/:slug', language: 'en' }

test('the pixel is told four things at most, each from a closed list', () => {
  expect(conversionAddress(pixel, seen)).toBe(`${pixel}&event=page_seen&page=%2Fpress%2F%3Aslug&language=en`)
  const begun = { ...seen, event: 'signup_begun', audience: 'family', email: 'carol@example.com' } as const
  expect([...new URL(conversionAddress(pixel, begun)!).searchParams.keys()]).toEqual([
    ...['site', 'event', 'page', 'language', 'audience'],
  ])
})

test('of a sign-up that is finished it is told for whom, and no page', () => {
  const finished = { event: 'signup_finished', page: null, language: 'es', audience: 'caregiver' } as const
  expect(conversionAddress(pixel, finished)).toBe(
    `${pixel}&event=signup_finished&language=es&audience=caregiver`,
  )
  expect(conversionAddress(pixel, { ...finished, page: '/signup' })).toBeNull()
})

test.each([
  { page: null },
  { page: '/family/dashboard' },
  { page: '/press/dementia' },
  { page: 'toString' },
  { event: 'carol@example.com' },
  { language: 'dementia' },
  { audience: 'Carol Ito' },
])('it is told nothing of %j', (wrong) =>
  expect(conversionAddress(pixel, { ...seen, ...wrong } as never)).toBeNull(),
)

test('an address that is none is asked nothing', () => expect(conversionAddress('count', seen)).toBeNull())

test('it is asked without cookies and without the page’s address, and its failure is nobody’s', async () => {
  const asked: [unknown, RequestInit | undefined][] = []
  const ask = createConversionPixel(pixel, (input, init) => {
    asked.push([input, init])
    return Promise.reject(new TypeError('blocked'))
  })
  ask.tell(seen)
  ask.tell({ ...seen, page: '/me' } as never)
  await Promise.resolve()
  expect(asked).toHaveLength(1)
  expect(asked[0]![1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' })
  expect(asked[0]![1]).not.toHaveProperty('body')
})

test.each([
  ['tel:18004943106', { event: 'call_begun' }],
  ['/family-signup?x=1', { event: 'signup_begun', audience: 'family' }],
  ['/register', { event: 'signup_begun', audience: 'caregiver' }],
  ['/register/caregiver', { event: 'signup_begun', audience: 'caregiver' }],
  ['/registers', null],
  ['/help/family', null],
  ['mailto:a@b.example', null],
])('a link to %s begins %j', (href, begun) => expect(begunBy(href)).toEqual(begun))

test('of all pages it is told of those of others alone', () => {
  const told = Object.keys(addresses).filter((page) => conversionAddress(pixel, { ...seen, page } as never))
  expect(told.toSorted()).toEqual(Object.keys(outsiderPages).toSorted())
})
