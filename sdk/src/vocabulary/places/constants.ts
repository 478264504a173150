/** Places suggested for what was typed (D2 §7, §9; D3 §7). */
export const locationSearchLimit = 15

/** Leaving the address field waits this long, so that a suggestion being pressed wins (D2 §9; D3 §9). */
export const addressBlurDelayMs = 250

/** Coordinates are kept to this many decimals (D2 §5; D3 §9). */
export const coordinateDecimals = 6
