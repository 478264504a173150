const day = 86_400_000

/** The instant so many days later on which banks work: weekends do not count. */
export function businessDaysAfter(from: number, days: number): number {
  let at = from
  for (let left = days; left > 0;) {
    at += day
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left--
  }
  return at
}
