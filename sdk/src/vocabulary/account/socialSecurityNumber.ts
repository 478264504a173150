/** Nine digits of which no part is all zeros, in an area that is given out: not 666, and none from 900 on. */
export function isSocialSecurityNumber(digits: unknown): digits is string {
  return typeof digits === 'string' && /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)
}
