/** Marks a shift option that pays more (D2 §2). */
export const premiumMarker = '$$'

/** Marks the preferences that the open-shift filter needs (D2 §5). */
export const requiredMarker = '*'

/** The two lengths of a shift, in hours; choosing one clears the other (D2 §3, §9; D3 §3). */
export const shiftHours = { short: 8, long: 12 } as const

/** Nursing shifts among a caregiver's own events (D2 §7; D3 §7). */
export const nursingShiftsQuery = { type: 'nod' } as const
