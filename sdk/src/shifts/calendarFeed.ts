import { boolean, nullable, object, string, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'

/**
 * The address at which other calendars read somebody's visits; instants. `url` is told once, when it is made: of it only a hash
 * is kept. `read_at` is when a calendar last read it.
 */
export const CalendarFeed = type({
  active: boolean(),
  shows_names: boolean(),
  created_at: nullable(string()),
  read_at: nullable(string()),
  url: nullable(string()),
})
export type CalendarFeed = Infer<typeof CalendarFeed>

/** Whether the caller's visits can be read by a calendar. */
export const getCalendarFeed = call('GET /v1/user_events/feed/', { out: CalendarFeed, extension: true })
/** Makes a new address for the caller's visits; the one before ends. Names are in it only where they are asked for. */
export const makeCalendarFeed = call(
  'POST /v1/user_events/feed/',
  { in: object({ shows_names: boolean() }), out: CalendarFeed, extension: true },
  { body: { shows_names: false } },
)
/** Ends the address. */
export const endCalendarFeed = call('DELETE /v1/user_events/feed/', {
  out: CalendarFeed,
  extension: true,
  repeatable: true,
})

/** Something in a calendar; instants. `sequence` counts its changes: calendars take none without it. */
export interface CalendarEvent {
  readonly uid: string
  readonly sequence: number
  readonly start: string
  readonly end: string
  readonly summary: string
  readonly location?: string
  readonly url?: string
  readonly cancelled: boolean
}

interface CalendarOf {
  readonly name: string
  readonly product: string
  /** The instant at which its events were last looked at. */
  readonly stamp: string
  readonly events: readonly CalendarEvent[]
}

/** A calendar as iCalendar (RFC 5545): times in UTC, lines of at most 75 octets that end with a carriage return and a line feed. */
export function icalendarOf({ name, product, stamp, events }: CalendarOf): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Visits//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.uid)}`,
      `DTSTAMP:${inUtc(stamp)}`,
      `SEQUENCE:${event.sequence}`,
      `DTSTART:${inUtc(event.start)}`,
      `DTEND:${inUtc(event.end)}`,
      `SUMMARY:${escaped(event.summary)}`,
      ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
      ...(event.url ? [`URL:${event.url}`] : []),
      `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const inUtc = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (words: string) =>
  words.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** A line in pieces of at most 75 octets, of which the later ones begin with a blank; no sign is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (octets + size > 75) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}
