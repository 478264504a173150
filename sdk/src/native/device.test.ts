import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { deviceOf, locationSource } from './device.js'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18) HomecareIOS/1.4', 'ios', true, 1],
  ['Mozilla/5.0 (Linux; Android 15) HomecareAndroid/1.4', 'android', true, 2],
  ['Mozilla/5.0 (iPad; CPU OS 18)', 'ios', false, 3],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18)', 'ios', false, 3],
  ['Mozilla/5.0 (Linux; Android 15)', 'android', false, 4],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'other', false, 6],
  ['Androidish iPhones', 'other', false, 6],
  [null, 'other', false, 6],
])('%s is %s, native %s: source %i', (agent, system, native, source) => {
  expect(deviceOf(agent)).toEqual({ system, native })
  expect(locationSource(deviceOf(agent))).toBe(source)
})
it('is told apart from an address of the net, and from nothing known', () => {
  expect([locationSource(deviceOf(''), true), locationSource(null)]).toEqual([5, 0])
})
it('knows other markers, and none', () => {
  expect(deviceOf('x Care/2', { ios: '', android: 'Care/' })).toEqual({ system: 'android', native: true })
  expect(deviceOf('x Care/2', { ios: '', android: '' })).toEqual({ system: 'other', native: false })
})
it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [deviceOf(a), locationSource(a, b)])
})
