/**
 * What each amount of a caregiver's pay becomes for a family whose care a partner pays for: it is told hours of its
 * benefit, and no wage or rate. 0 is a wage that nobody has said, null a rate that is not agreed.
 */
const untold: Readonly<Record<string, 0 | null>> = {
  desired_wage: 0,
  provider_hourly_rate: null,
  provider_daily_rate: null,
  hourly_rate: null,
  daily_rate: null,
  rate_low: null,
  rate_median: null,
  rate_high: null,
}

/** An answer as a partner's family is told it: without the wages and rates of caregivers, wherever they stand in it. */
export function withoutWages(answer: unknown, depth = 0): unknown {
  if (depth > deepest) return answer
  if (Array.isArray(answer)) return answer.map((one) => withoutWages(one, depth + 1))
  if (typeof answer !== 'object' || answer === null || Object.getPrototypeOf(answer) !== Object.prototype)
    return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      Object.hasOwn(untold, name) && value !== undefined ? untold[name] : withoutWages(value, depth + 1),
    ]),
  )
}

/** No answer lies deeper. */
const deepest = 30
