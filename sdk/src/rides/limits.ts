/** What rides are held to: the limit of a month that a family chooses, and the hours about a visit. */
export const rideLimits = {
  /** The least that a family may set as the limit of a month, in cents. */
  leastCapCents: 2_000,
  /** The most that a family may set as the limit of a month, in cents. */
  mostCapCents: 100_000,
  /** Hours before a visit begins from which a ride to it may pick its caregiver up. */
  hoursBefore: 3,
  /** Hours after a visit has begun until which a ride to it may still pick its caregiver up. */
  hoursLate: 1,
  /** Hours after a visit until which a ride home may pick its caregiver up; from the visit's start on, if it ends early. */
  hoursAfter: 3,
  /** Days before the pick-up from which a ride may be ordered. */
  daysAhead: 7,
  /** Percent of a month's limit from which on its family is told, once a month, that it is nearly used up. */
  nearCapPercent: 80,
} as const
