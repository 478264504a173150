/** For so long the provider knows a key, less an hour. */
export const keyKnownMs = 23 * 3_600_000

/** For so long a press is left to itself, in milliseconds: others that come meanwhile hear that it is being checked. */
export const atItMs = 60_000

/** For so long somebody has time to confirm a payment. */
export const confirmMs = 3_600_000
