/** Marks a shift option that pays more (D2 §2). */
export const premiumMarker = '$$'

/** Marks the preferences that the open-shift filter needs (D2 §5). */
export const requiredMarker = '*'

/** Nursing shifts among a caregiver's own events (D2 §7; D3 §7). */
export const nursingShiftsQuery = { type: 'nod' } as const
