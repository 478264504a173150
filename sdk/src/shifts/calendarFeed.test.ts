import { expect, it } from 'vitest'
import { icalendarOf } from './calendarFeed.js'

const event = {
  ...{ uid: 'visit-1@care.test', sequence: 2, cancelled: false },
  ...{ start: '2026-11-20T17:00:00.000Z', end: '2026-11-20T21:00:00.000Z' },
  summary: 'Visit; with, a \\ and\na line: '.padEnd(90, 'ñ€'),
}

it('writes lines of at most 75 octets, and cuts no sign in two', () => {
  const text = icalendarOf({ name: 'Visits', product: 'Care', stamp: event.start, events: [event] })
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain('SUMMARY:Visit\\; with\\, a \\\\ and\\na line: ñ€')
  expect(unfolded).not.toContain('\uFFFD')
  expect(unfolded).toContain('DTSTART:20261120T170000Z')
})
