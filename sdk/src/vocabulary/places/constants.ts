/** Places suggested for what was typed. */
export const locationSearchLimit = 15

/** Leaving the address field waits this long, so that a suggestion being pressed wins. */
export const addressBlurDelayMs = 250

/** Coordinates are kept to this many decimals. */
export const coordinateDecimals = 6
