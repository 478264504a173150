import type { UserType } from '../vocabulary/account/catalogue.js'
import {
  noticeKinds,
  noticeWays,
  type NoticeChoices,
  type NoticeKind,
  type NoticeSettings,
  type NoticeSettingsChange,
  type NoticeWay,
} from '../vocabulary/notices/catalogue.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'
import { addDays, dayIn } from '../kit/dates/dates.js'
import { instantIn, timeIn } from '../kit/dates/zoneTime.js'
import { isRecord } from '../kit/shape.js'

/** Quiet hours of whoever has set none, where they live. */
export const usualQuietHours = { quiet_from: '21:00', quiet_until: '08:00' } as const
/** A shift that begins within this many milliseconds is urgent. */
export const urgentWithinMs = 12 * 3_600_000
/** How many milliseconds a message waits unread before its receiver is told. */
export const unreadAfterMs = 3_600_000
/** How many days before its last one a document is said to expire. */
export const expiresSoonDays = 30

/**
 * How somebody is told of what, from what is kept of it, whatever that is: the kinds that can concern them, each by the
 * ways that they chose, else by those that work unasked. A way that is not there is none.
 */
export function noticeSettingsOf(
  kept: unknown,
  userType: UserType,
  ways: readonly NoticeWay[] = noticeWays.ids,
): NoticeSettings {
  const given = isRecord(kept) ? kept : {}
  const chosen = isRecord(given['choices']) ? given['choices'] : {}
  const choices: NoticeChoices = {}
  for (const { id, whom, unasked } of noticeKinds.entries) {
    if (!whom.includes(userType)) continue
    const own: unknown = Object.hasOwn(chosen, id) ? chosen[id] : unasked
    choices[id] = ways.filter((way) => Array.isArray(own) && own.includes(way))
  }
  const timeOf = (name: keyof typeof usualQuietHours) =>
    minuteOfDay(given[name]) === null ? usualQuietHours[name] : (given[name] as string)
  return {
    ways: [...ways],
    choices,
    quiet_from: timeOf('quiet_from'),
    quiet_until: timeOf('quiet_until'),
    urgent_at_night: given['urgent_at_night'] === true,
  }
}

/** What is to be kept once somebody has changed a part of it; a way that they were not offered stays as it was. */
export function withNoticeChange(
  kept: unknown,
  userType: UserType,
  { choices = {}, ...times }: NoticeSettingsChange,
  offered: readonly NoticeWay[],
): Omit<NoticeSettings, 'ways'> {
  const { ways: _, ...now } = noticeSettingsOf(kept, userType)
  const chosen: NoticeChoices = { ...now.choices }
  for (const kind of noticeKinds.ids) {
    const [before, after] = [chosen[kind], choices[kind]]
    if (!before || !after) continue
    chosen[kind] = noticeWays.ids.filter((way) => (offered.includes(way) ? after : before).includes(way))
  }
  return { ...now, ...withoutGaps(times), choices: chosen }
}

/** Parts that are named without a value say nothing. */
const withoutGaps = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T

/** By which ways somebody can be told of something now: a text message goes to a verified phone alone. */
export function noticeWaysFor(
  { choices }: Pick<NoticeSettings, 'choices'>,
  kind: NoticeKind,
  person: { readonly phone_verified: boolean; readonly devices: number },
): NoticeWay[] {
  return (choices[kind] ?? []).filter(
    (way) => way === 'mail' || (way === 'text' ? person.phone_verified : person.devices > 0),
  )
}

type QuietHours = Pick<NoticeSettings, 'quiet_from' | 'quiet_until'>

/** When the quiet hours end that it is now in an IANA zone; null where it is none. */
export function quietEnd({ quiet_from: from, quiet_until: until }: QuietHours, zone: string, now: Date) {
  const time = timeIn(zone, now)
  if (time === '' || minuteOfDay(from) === null || minuteOfDay(until) === null) return null
  const isQuiet = from <= until ? from <= time && time < until : time >= from || time < until
  if (!isQuiet) return null
  const today = dayIn(zone, now)
  const end = instantIn(zone, time < until ? today : addDays(today, 1), until)
  // Clocks that go back show a time twice: the end was the first of the two.
  return end && end > now ? end : null
}

/** Whether something is urgent: a shift that begins soon. What began long ago is not. */
export function isUrgent(starts: Date | null | undefined, now: Date): boolean {
  const left = starts ? starts.getTime() - now.getTime() : Number.NaN
  return left > -urgentWithinMs && left <= urgentWithinMs
}

/** When a text message or a device may tell somebody: at once, or when their quiet hours are over. */
export function mayRingAt(
  settings: QuietHours & Pick<NoticeSettings, 'urgent_at_night'>,
  zone: string,
  now: Date,
  starts?: Date | null,
): Date {
  if (settings.urgent_at_night && isUrgent(starts, now)) return now
  return quietEnd(settings, zone, now) ?? now
}
