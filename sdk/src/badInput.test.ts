import fc from './testing/properties.js'
import { Struct } from 'superstruct'
import { afterEach, describe, expect, test } from 'vitest'
import * as sdk from './everything.js'

/*
 * What happens to whoever gives the SDK something else than it asks for: the documented verdict or one typed error,
 * in bounded time, and nothing is left behind. New functions of the main entry are judged here of themselves.
 */

type AnyFunction = (...given: unknown[]) => unknown

/** The functions of the main entry but for what makes stores, forms and clients, which take no one's words. */
const functions = Object.entries(sdk as Record<string, unknown>).filter(
  (entry): entry is [string, AnyFunction] =>
    typeof entry[1] === 'function' &&
    !(entry[1] instanceof Struct) &&
    !/^class\b/.test(String(entry[1])) &&
    !/^(create|load|save)[A-Z]|^(resource|action|uploadWithProgress|keptIn|listenToNativeApp|askNative)$/.test(
      entry[0],
    ),
)

const longest = 20_000
const long = (piece: string) => piece.repeat(longest / piece.length)

const wrong = [
  ['nothing', undefined],
  ['null', null],
  ['NaN', Number.NaN],
  ['infinity', Number.NEGATIVE_INFINITY],
  ['a fraction', -0.5],
  ['more than a safe integer', 2 ** 64],
  ['a big integer', 10n],
  ['an empty text', ''],
  ['control characters', '\u0000\u202e</script><script>alert(1)</script>'],
  ['half a character', '\ud800'],
  ['a day that does not exist', '2026-02-30'],
  ['a year without end', '+275761-01-01'],
  ['a date that is none', new Date(Number.NaN)],
  ['the last date', new Date(8_640_000_000_000_000)],
  ['true', true],
  ['an empty list', []],
  ['a list of nulls', [null, null]],
  ['a list without end', Array.from({ length: 1_000 }, (_, at) => at)],
  ['an object', {}],
  ['an object without a prototype', Object.create(null) as unknown],
  [
    'names of prototypes',
    JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  ],
  ['the name of a prototype', '__proto__'],
  ['a function', () => 1],
  ['long text', long('a')],
  ['long digits', long('1')],
  ['long blanks', long(' ')],
  ['long groups', long('1,')],
  ['a long e-mail', long('a.') + '@' + long('a.')],
  ['a long path', long('/a')],
  ['long escapes', long('%')],
  ['long braces', long('{a')],
  ['long tags', long('<a ')],
] as const

/**
 * What judges words as people type them or programs send them gives its verdict on anything. The others take what a
 * struct has let through, or what only code gives: a wrong type there is a TypeError, a RangeError or an ApiError.
 */
const judgesAnything = (name: string) =>
  /^(parse|format|split|slug|readNative|readCookie|readProfile|scrub|compare|documentStatus|verificationStatus|homePath|mayView|redirectFor)/.test(
    name,
  ) ||
  /^(check[A-Z]|phoneDigits|dollarsToCents|wageInCents|unreadCount|occurrences|compileSchedule)/.test(name) ||
  /Errors?$/.test(name) ||
  /^(is(Email|Expired|ApiDate|ApiError|Empty|Newer|NorthAmerican|SocialSecurity|Record|Reportable|UploadName))/.test(
    name,
  ) ||
  /^(scheduleEntries|repeatOption|toEpochDay|weekdayOf|daysBetween|conditionBySlug|stateBySlug|articleBySlug)/.test(
    name,
  )

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

describe.each(wrong)('given %s', (_, value) => {
  test('every function answers or throws one typed error, and what judges anything answers', () => {
    const thrown = functions.flatMap(([name, run]) => {
      const error = thrownBy(() => run(...Array.from({ length: Math.max(1, run.length) }, () => value)))
      if (error === undefined) return []
      const typed = error instanceof TypeError || error instanceof RangeError || sdk.isApiError(error)
      return typed && !judgesAnything(name) ? [] : [`${name}: ${String(error).slice(0, 200)}`]
    })
    expect(thrown).toEqual([])
  })
})

function thrownBy(run: () => unknown): unknown {
  try {
    void Promise.resolve(run()).catch(() => {})
    return undefined
  } catch (error) {
    return error
  }
}

/** The rules that other people's programs build on: each argument may be anything while the others are right. */
describe('anything at all is answered by', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const window = { from: '2026-11-01', to: '2026-11-30' }
  const anything = fc.oneof(
    fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true, withSparseArray: true }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(...wrong.map(([, value]) => value)),
  )
  const isText = (value: unknown) => typeof value === 'string'
  const isTextOrNull = (value: unknown) => value === null || isText(value)
  const isTruth = (value: unknown) => typeof value === 'boolean'
  const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

  test.each<[string, (value: never) => unknown, (verdict: unknown) => boolean]>([
    ['phoneDigits', sdk.phoneDigits, (digits) => digits === null || /^\d{10}$/.test(digits as string)],
    ['formatPhone', sdk.formatPhone, isText],
    ['formatPhoneWhileTyping', sdk.formatPhoneWhileTyping, isText],
    ['parseFormDate', sdk.parseFormDate, (day) => day === null || /^\d{4}-\d\d-\d\d$/.test(day as string)],
    ['formatFormDate', sdk.formatFormDate, isText],
    ['isExpired, of a date', (value) => sdk.isExpired(value, now), isTruth],
    ['isExpired, of an instant', (value) => sdk.isExpired('2026-11-21', value), isTruth],
    ['dollarsToCents', sdk.dollarsToCents, (cents) => cents === null || Number.isSafeInteger(cents)],
    ['formatDollars', sdk.formatDollars, isText],
    ['occurrences, of entries', (value) => sdk.occurrences(value, window), Array.isArray],
    ['occurrences, of one entry', (value) => sdk.occurrences([value], window), Array.isArray],
    ['occurrences, of a window', (value) => sdk.occurrences([], value), Array.isArray],
    ['compileSchedule', (value) => sdk.compileSchedule(value).between(window.from, window.to), Array.isArray],
    ['scheduleEntries', sdk.scheduleEntries, Array.isArray],
    ['repeatOption', sdk.repeatOption, (code) => sdk.repeatOptions.has(code)],
    ['documentStatus, of a document', (value) => sdk.documentStatus(value, now), isText],
    ['documentStatus, of an instant', (value) => sdk.documentStatus({} as never, value), isText],
    ['verificationStatus', sdk.verificationStatus, isText],
    ['unreadCount, of conversations', (value) => sdk.unreadCount(value, 7), isCount],
    ['unreadCount, of one conversation', (value) => sdk.unreadCount([value], 7), isCount],
    ['homePath', sdk.homePath, isText],
    ['mayView, of an identity', (value) => sdk.mayView(value, null, '/messages'), isTruth],
    ['mayView, of a partner', (value) => sdk.mayView({ is_b2b: true } as never, value, '/messages'), isTruth],
    ['mayView, of an address', (value) => sdk.mayView({ is_b2b: true } as never, null, value), isTruth],
    ['redirectFor', sdk.redirectFor, isTextOrNull],
    ['checkWage', sdk.checkWage, (text) => text === null || Array.isArray(text)],
    ['compareVersions', (value) => sdk.compareVersions(value, '1.4'), (order) => typeof order === 'number'],
    ['readNativeMessage', (value) => sdk.readNativeMessage(value, value), (found) => found !== undefined],
    ['scrub', sdk.scrub, () => true],
  ])('%s', (_name, run, fits) => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(fits(run(value as never))).toBe(true)
      }),
    )
  })

  test('a counter of what is unread, by any of its events', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('add', 'read', 'remove', 'block'), anything)),
        (events) => {
          const counter = sdk.createUnreadCounter(7)
          for (const [event, value] of events) {
            const tell = counter[event as 'add'] as AnyFunction
            tell(value, value)
          }
          expect(isCount(counter.total())).toBe(true)
        },
      ),
    )
  })
})
