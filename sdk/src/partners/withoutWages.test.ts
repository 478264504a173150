import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { withoutWages } from './withoutWages.js'

describe("what a partner's family is told", () => {
  it('has no wage and no rate of a caregiver, however deep it stands, and all else', () => {
    const provider = { id: 5, desired_wage: 2450, city: 'Oakland' }
    const at = new Date(0)
    expect(
      withoutWages({
        connections: [{ provider, provider_hourly_rate: 2400, provider_daily_rate: 20_000, hire_stage: 3 }],
        meta: { rate_low: 2000, rate_high: 3000, rate_median: 2500 },
        jobs: [{ wage_max: 2600, applicants_list: [{ provider }] }],
        at,
        offer: { terms: { hourly_rate: 2600, daily_rate: 20_000, hours_week: 4 } },
        hours: 12,
      }),
    ).toEqual({
      connections: [
        {
          provider: { ...provider, desired_wage: 0 },
          ...{ provider_hourly_rate: null, provider_daily_rate: null, hire_stage: 3 },
        },
      ],
      meta: { rate_low: null, rate_high: null, rate_median: null },
      jobs: [{ wage_max: 2600, applicants_list: [{ provider: { ...provider, desired_wage: 0 } }] }],
      at,
      offer: { terms: { hourly_rate: null, daily_rate: null, hours_week: 4 } },
      hours: 12,
    })
  })
  it('never throws', () => {
    withHostileValues(1, (a: never) => withoutWages(a))
    const round: Record<string, unknown> = {}
    round['itself'] = round
    withoutWages(round)
  })
})
