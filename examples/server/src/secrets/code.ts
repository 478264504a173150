import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for others when a code is read out or copied from paper. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** A code of so many signs that somebody types. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
