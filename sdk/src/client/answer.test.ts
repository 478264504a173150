import { expect, it } from 'vitest'
import { call } from './call.js'
import { createMatcher } from './answer.js'

const calls = [
  call('GET /v1/caregivers/:id/', {}),
  call('GET /v1/whoami/', {}),
  call('GET /v1/caregivers/:id/reviews/', {}),
  call('GET /v1/caregivers/', {}),
  call('GET /v1/caregivers/0/', {}),
  call('GET /v1/caregivers/0/reviews/', {}),
  call('POST /v1/caregivers/', {}),
]
const orders = calls.map((_, start) => [...calls.slice(start), ...calls.slice(0, start)])

it.each(orders.map((order) => [order]))(
  'finds the literal before the parameter, in whatever order %#',
  (order) => {
    const find = createMatcher(order.map((one) => ({ call: one })))
    const route = (path: string) => find('GET', path)?.entry.call.route
    expect(route('/v1/caregivers/0/')).toBe('GET /v1/caregivers/0/')
    expect(route('/v1/caregivers/0/reviews')).toBe('GET /v1/caregivers/0/reviews/')
    expect(route('/v1/caregivers/7/')).toBe('GET /v1/caregivers/:id/')
    expect(route('/v1/caregivers/7/reviews/')).toBe('GET /v1/caregivers/:id/reviews/')
    expect(route('/v1/caregivers')).toBe('GET /v1/caregivers/')
    expect(route('/v1/nothing/')).toBeUndefined()
  },
)
