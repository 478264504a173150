import { randomFillSync } from 'node:crypto'

const drawn = Buffer.alloc(4096)
let used = drawn.length

/** So many random bytes as text. They are drawn many at a time, and each is given out once. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += bytes
  return drawn.toString(encoding, used - bytes, used)
}
