import { dayIn, instantsIn, timeIn } from '@homecare/sdk/kit'

/** Instants as a day and times to the minute; of a time that comes twice which is meant. */
export function hoursAt(zone: string, start: Date, end: Date) {
  const date = dayIn(zone, start)
  const [start_time, end_time] = [timeIn(zone, start), timeIn(zone, end)]
  return {
    ...{ date, start_time, end_time },
    ...(isSecond(zone, start) && { later_start: true }),
    ...(isSecond(zone, end) && { later_end: true }),
  }
}

function isSecond(zone: string, instant: Date): boolean {
  const [first, second] = instantsIn(zone, dayIn(zone, instant), timeIn(zone, instant))
  return second !== undefined && first !== undefined && instant.getTime() >= second.getTime()
}
