import { expect, expectTypeOf, test } from 'vitest'
import * as sdk from './index.js'
import { texts } from './kit/index.js'
import type { PagePath, ScheduleEntry, Text } from './index.js'

/** What other programs rely on by name and shape: it changes with a major version only. */
const promised = [
  'occurrences',
  'compileSchedule',
  'scheduleEntries',
  'repeatOption',
  'phoneDigits',
  'formatPhone',
  'formatPhoneWhileTyping',
  'parseFormDate',
  'formatFormDate',
  'isExpired',
  'dollarsToCents',
  'formatDollars',
  'documentStatus',
  'verificationStatus',
  'unreadCount',
  'createUnreadCounter',
  'homePath',
  'mayView',
  'redirectFor',
] as const

/**
 * The names of one word, each of a thing that has no other: nothing for an editor to offer where something else is
 * meant.
 */
const plainWords = [
  'anonymous',
  'assistance',
  'call',
  'conditions',
  'housing',
  'languages',
  'locales',
  'login',
  'logout',
  'occurrences',
  'relationships',
  'say',
  'specialties',
  'states',
  'whoami',
]

const exported = new Map<string, unknown>(Object.entries(sdk))

test.each(promised)('%s is exported from the main entry', (name) => {
  expect(exported.get(name)).toBeTypeOf('function')
})

test('the main entry is what most people need, by names that say of what they are', () => {
  expect(exported.size).toBeLessThanOrEqual(400)
  expect([...exported.keys()].filter((name) => /^[a-z]+$/.test(name)).toSorted()).toEqual(plainWords)
})

test('schedules take entries as on the wire, and answer days', () => {
  expectTypeOf<ScheduleEntry>().toEqualTypeOf<{
    readonly schedule_type: 'daily' | 'weekly' | 'monthly'
    readonly interval: number
    readonly day_of_week: number | null
    readonly day_of_month: number | null
    readonly start_date: string
    readonly end_date: string | null
  }>()
  expectTypeOf(sdk.occurrences).toBeCallableWith([] as ScheduleEntry[], { from: '', to: '' })
  expectTypeOf(sdk.occurrences).returns.toEqualTypeOf<string[]>()
  expectTypeOf(sdk.compileSchedule).toBeCallableWith([] as ScheduleEntry[])
  expectTypeOf(sdk.scheduleEntries).returns.toEqualTypeOf<ScheduleEntry[]>()
  expectTypeOf(sdk.repeatOption).parameters.toEqualTypeOf<[entries: readonly ScheduleEntry[]]>()
  expectTypeOf(sdk.repeatOption).returns.toEqualTypeOf<0 | 1 | 2 | 3 | 4 | 5 | 6>()
})

test('phones, dates and money go from text to text, or to null for what is none', () => {
  expectTypeOf(sdk.phoneDigits).toEqualTypeOf<(text: string) => string | null>()
  expectTypeOf(sdk.formatPhone).toEqualTypeOf<(digits: string) => string>()
  expectTypeOf(sdk.formatPhoneWhileTyping).toBeCallableWith('415')
  expectTypeOf(sdk.formatPhoneWhileTyping).returns.toEqualTypeOf<string>()
  expectTypeOf(sdk.parseFormDate).toEqualTypeOf<(text: string) => string | null>()
  expectTypeOf(sdk.formatFormDate).toEqualTypeOf<(date: string) => string>()
  expectTypeOf(sdk.isExpired).toEqualTypeOf<(expiry: string, now: Date) => boolean>()
  expectTypeOf(sdk.dollarsToCents).toEqualTypeOf<(dollars: string | number) => number | null>()
  expectTypeOf(sdk.formatDollars).toEqualTypeOf<(cents: number) => string>()
})

test('documents and messages are judged by what they are', () => {
  expectTypeOf(sdk.documentStatus).parameter(1).toEqualTypeOf<Date>()
  expectTypeOf(sdk.documentStatus).returns.toEqualTypeOf<'requested' | 'expired' | 'active' | 'inactive'>()
  expectTypeOf(sdk.verificationStatus).parameters.toHaveProperty('length').toEqualTypeOf<1>()
  expectTypeOf(sdk.unreadCount).toBeCallableWith([], 7)
  expectTypeOf(sdk.unreadCount).returns.toEqualTypeOf<number>()
  const counter = sdk.createUnreadCounter(7)
  expect(Object.keys(counter)).toEqual(expect.arrayContaining(['add', 'read', 'remove', 'block', 'total']))
  expectTypeOf(counter.total).toEqualTypeOf<() => number>()
})

test('paths are judged for an identity, and for a partner', () => {
  expectTypeOf(sdk.homePath).toBeCallableWith({ user_type: 'family' })
  expectTypeOf(sdk.homePath).returns.toEqualTypeOf<PagePath>()
  expectTypeOf(sdk.mayView).toBeCallableWith(null, null, '/payments')
  expectTypeOf(sdk.mayView).parameters.toHaveProperty('length').toEqualTypeOf<3>()
  expectTypeOf(sdk.redirectFor).toBeCallableWith('/bank')
  expectTypeOf(sdk.redirectFor).returns.toEqualTypeOf<string | null>()
})

test('a text is written as English and Spanish, and is no array', () => {
  expectTypeOf<readonly [english: string, spanish: string]>().toExtend<Text>()
  expectTypeOf<readonly [english: string]>().not.toExtend<Text>()
  expectTypeOf<readonly [string, string, string]>().not.toExtend<Text>()
  expectTypeOf<Text>().not.toExtend<Iterable<unknown>>()
  const { save } = texts({ save: ['Save', 'Guardar'] })
  expectTypeOf(save).toEqualTypeOf<Text<'Save'>>()
  expectTypeOf([save].flat()).not.toExtend<string[]>()
  expectTypeOf<'join' | 'map' | 'flat' | 'concat' | 'forEach'>()
    .exclude<keyof Text>()
    .toEqualTypeOf<'join' | 'map' | 'flat' | 'concat' | 'forEach'>()
})
