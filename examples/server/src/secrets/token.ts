import { createHash, randomBytes } from 'node:crypto'

/** A text that opens something and cannot be guessed: for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of such a text: a stolen table opens nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
