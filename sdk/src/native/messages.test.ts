import fc from '../testing/properties.js'
import { describe, expect, test } from 'vitest'
import { readNativeMessage } from './messages.js'

const origin = 'https://app.example.com'
const origins = [origin]
const read = (data: unknown) => readNativeMessage({ origin, data }, origins)

describe('a message of the embedding app', () => {
  test.each([
    [
      { type: 'push', path: '/messages/3?a=1#b' },
      { kind: 'push', path: '/messages/3?a=1#b' },
    ],
    [{ type: 'back' }, { kind: 'back' }],
    [{ type: 'reload' }, { kind: 'reload' }],
    [{ type: 'accessBlocked' }, { kind: 'accessBlocked' }],
  ])('%j', (data, message) => {
    expect(read(data)).toEqual(message)
    expect(read(JSON.stringify(data))).toEqual(message)
    expect(read({ ...data, more: 'is ignored' })).toEqual(message)
  })
})

describe('a message that is refused', () => {
  test.each([
    ['of another origin', 'https://evil.example', origins],
    ['of an origin that only begins alike', 'https://app.example.com.evil.example', origins],
    ['of no origin', '', origins],
    ['of an origin that is no text', null, origins],
    ['when no origin may send', origin, []],
    ['when the origins are no list', origin, origin],
  ])('%s', (_, from, allowed) => {
    const event = { origin: from as string, data: { type: 'back' } }
    expect(readNativeMessage(event, allowed as string[])).toEqual({ kind: 'refused', reason: 'origin' })
  })

  test.each([
    null,
    undefined,
    'back',
    '{',
    '[]',
    '"back"',
    [],
    5,
    {},
    { type: 'BACK' },
    { type: 'open' },
    { type: 'constructor' },
    { type: ['back'] },
    Object.create({ type: 'back' }),
    `{"type":"back","x":"${'x'.repeat(9000)}"}`,
    Object.assign([], { type: 'back' }),
    Object.assign(() => {}, { type: 'back' }),
    '{"__proto__":{"type":"back"}}',
  ])('of another shape: row %#', (data) => {
    expect(read(data)).toEqual({ kind: 'refused', reason: 'shape' })
  })

  test.each([
    undefined,
    null,
    5,
    '',
    'messages',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a/../b',
    '/a\nb',
    `/${'a'.repeat(5000)}`,
  ])('to push a path out of the app: row %#', (path) => {
    expect(read({ type: 'push', path })).toEqual({ kind: 'refused', reason: 'path' })
  })

  test('by an event that is none', () => {
    expect(readNativeMessage(null as never, origins)).toEqual({ kind: 'refused', reason: 'origin' })
  })

  test('even when looking at it throws', () => {
    const trap = new Proxy({}, { getOwnPropertyDescriptor: () => expect.unreachable() })
    expect(read(trap)).toEqual({ kind: 'refused', reason: 'shape' })
  })
})

test('any data and any JSON gives a verdict', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), (data) => {
      expect(['push', 'back', 'reload', 'accessBlocked', 'refused']).toContain(read(data).kind)
    }),
  )
})
