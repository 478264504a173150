import { describe, expect, it } from 'vitest'
import fc from '../testing/properties.js'
import { withHostileValues } from '../testing/hostile.js'
import { timeIn } from '../kit/dates/zoneTime.js'
import {
  isUrgent,
  mayRingAt,
  noticeSettingsOf,
  noticeWaysFor,
  quietEnd,
  usualQuietHours,
  withNoticeChange,
} from './choices.js'
import { noticeKinds } from '../vocabulary/notices/catalogue.js'

const pacific = 'America/Los_Angeles'
const eastern = 'America/New_York'

describe('what somebody has chosen', () => {
  it('is nothing but letters of their own work before they have: no text, no device, no other work', () => {
    expect(noticeSettingsOf(null, 'caregiver').choices).toEqual({
      offers: ['mail'],
      jobs_nearby: [],
      messages: ['mail'],
      documents: ['mail'],
      timesheets: ['mail'],
      care_plans: ['mail'],
    })
    for (const { unasked } of noticeKinds.entries) expect(unasked.every((way) => way === 'mail')).toBe(true)
  })
  it.each([
    ['family', ['offers', 'messages', 'documents', 'timesheets', 'care_plans', 'calls', 'new_caregivers']],
    ['facility', ['offers', 'messages', 'documents', 'timesheets']],
    ['care_manager', ['documents', 'calls']],
    ['anonymous', []],
  ] as const)('is of what can concern a %s', (type, kinds) =>
    expect(Object.keys(noticeSettingsOf({}, type).choices)).toEqual(kinds),
  )
  it('stays where a part is changed, and where a way was not offered', () => {
    const kept = withNoticeChange(null, 'caregiver', { choices: { offers: ['push', 'text'] } }, [
      'mail',
      'text',
      'push',
    ])
    expect(kept.choices.offers).toEqual(['text', 'push'])
    const later = withNoticeChange(
      kept,
      'caregiver',
      { choices: { offers: ['mail'] }, quiet_from: '22:00' },
      ['mail', 'text'],
    )
    expect(later.choices).toMatchObject({ offers: ['mail', 'push'], messages: ['mail'] })
    expect(later.quiet_from).toBe('22:00')
    expect(noticeSettingsOf(later, 'caregiver', ['mail', 'text']).choices.offers).toEqual(['mail'])
  })
  it('reaches a verified phone alone, and devices that there are', () => {
    const all = { choices: { offers: ['mail' as const, 'text' as const, 'push' as const] } }
    expect(noticeWaysFor(all, 'offers', { phone_verified: false, devices: 0 })).toEqual(['mail'])
    expect(noticeWaysFor(all, 'offers', { phone_verified: true, devices: 2 })).toEqual([
      'mail',
      'text',
      'push',
    ])
    expect(noticeWaysFor(all, 'messages', { phone_verified: true, devices: 2 })).toEqual([])
  })
})

describe('quiet hours', () => {
  it.each([
    // A winter evening, a night, and the first minute behind it.
    [pacific, '2026-11-24T05:00:00Z', '2026-11-24T16:00:00.000Z'],
    [pacific, '2026-11-24T15:59:00Z', '2026-11-24T16:00:00.000Z'],
    [pacific, '2026-11-24T16:00:00Z', undefined],
    [pacific, '2026-11-24T04:59:00Z', undefined],
    [eastern, '2026-11-24T05:00:00Z', '2026-11-24T13:00:00.000Z'],
    // The night in which the clocks go back has an hour more, and the one in which they go forward an hour less.
    [pacific, '2026-11-01T05:00:00Z', '2026-11-01T16:00:00.000Z'],
    [eastern, '2026-11-01T05:00:00Z', '2026-11-01T13:00:00.000Z'],
    [pacific, '2026-03-08T06:00:00Z', '2026-03-08T15:00:00.000Z'],
    [eastern, '2026-03-08T06:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['Nowhere/Else', '2026-11-24T08:00:00Z', undefined],
  ])('in %s at %s end at %s', (zone, now, end) =>
    expect(quietEnd(usualQuietHours, zone, new Date(now))?.toISOString()).toBe(end),
  )
  it('are none where both times are one, and may lie within a day', () => {
    const at = new Date('2026-11-24T20:00:00Z')
    expect(quietEnd({ quiet_from: '12:00', quiet_until: '12:00' }, pacific, at)).toBeNull()
    expect(quietEnd({ quiet_from: '11:00', quiet_until: '14:00' }, pacific, at)?.toISOString()).toBe(
      '2026-11-24T22:00:00.000Z',
    )
  })
  it('always end later than now, within a day, and never in quiet hours', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    })
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 })
    fc.assert(
      fc.property(fc.constantFrom(pacific, eastern), time, time, minutes, (zone, from, until, minute) => {
        const now = new Date(minute * 60_000)
        const end = quietEnd({ quiet_from: from, quiet_until: until }, zone, now)
        if (!end) return
        expect(end > now && end.getTime() - now.getTime() <= 25 * 3_600_000).toBe(true)
        expect(timeIn(zone, end) >= until || until.startsWith('02')).toBe(true)
      }),
    )
  })
})

describe('what is urgent', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  const soon = new Date('2026-11-24T21:00:00Z')
  it('is a shift within twelve hours', () => {
    expect([
      isUrgent(soon, now),
      isUrgent(new Date('2026-11-24T22:01:00Z'), now),
      isUrgent(null, now),
    ]).toEqual([true, false, false])
  })
  it('rings at night for whoever agreed to it, and waits for everybody else', () => {
    const settings = noticeSettingsOf(null, 'caregiver')
    expect(mayRingAt(settings, pacific, now, soon).toISOString()).toBe('2026-11-24T16:00:00.000Z')
    const agreed = { ...settings, urgent_at_night: true }
    expect(mayRingAt(agreed, pacific, now, soon)).toBe(now)
    expect(mayRingAt(agreed, pacific, now).toISOString()).toBe('2026-11-24T16:00:00.000Z')
  })
})

it('never throws', () => {
  withHostileValues(4, (a: never, b: never, c: never, d: never) => [
    noticeSettingsOf(a, b),
    noticeSettingsOf({ choices: a, quiet_from: b }, 'caregiver'),
    isUrgent(null, new Date()),
    c,
    d,
  ])
})
