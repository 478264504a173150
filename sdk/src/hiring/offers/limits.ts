/** Days after which an offer that nobody answered lapses, and after which its caregiver is reminded of it. */
export const offerDays = { life: 7, remindAfter: 3 } as const

/** What is asked before an offer is sent. Money in cents. */
export const hireLimits = {
  /** A draft that nobody touches is kept so long. */
  draftDays: 30,
  /** The first day lies at most so many days ahead. */
  startDaysAhead: 366,
  dailyCents: { min: 2_000, max: 240_000 },
  weeklyHours: 168,
  /** A rate that is further from what its caregiver asks for is pointed out: a part of theirs. */
  rateApart: 0.2,
  recipientName: 60,
  recipientDesc: 2000,
  accessNote: 500,
  address2: 100,
  message: 1000,
  /** A draft holds at most so many characters. */
  draft: 20_000,
} as const
