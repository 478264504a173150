import { randomInt } from 'node:crypto'

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/**
 * Makes keys that sort by the time they were made: 8 characters of time and 12 of chance, as the
 * client's `push()` makes them. Within one millisecond each key is greater than the one before.
 */
export function createPushIds(now: () => number): () => string {
  let lastTime = 0
  let tail: number[] = []
  return () => {
    const time = Math.max(now(), lastTime)
    if (time === lastTime) countUp(tail)
    else tail = Array.from({ length: 12 }, () => randomInt(64))
    lastTime = time
    return timeDigits(time) + tail.map((digit) => ALPHABET[digit]).join('')
  }
}

function timeDigits(time: number): string {
  let digits = ''
  for (let i = 0; i < 8; i++) {
    digits = ALPHABET[time % 64] + digits
    time = Math.floor(time / 64)
  }
  return digits
}

function countUp(digits: number[]): void {
  for (let i = digits.length - 1; i >= 0; i--) {
    if (digits[i]! < 63) {
      digits[i]!++
      return
    }
    digits[i] = 0
  }
}
