/** A quotient of whole numbers, rounded half up. */
export const quotient = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))
