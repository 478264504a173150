/**
 * Compares two app versions number by number: negative when `a` is older, 0 when they are the same,
 * positive when `a` is newer, so 1.10 is newer than 1.4. A missing part is 0, and so is a part that is
 * no number; anything but a text counts as version 0. At most eight parts are read.
 */
export function compareVersions(a: string, b: string): -1 | 0 | 1 {
  const left = parts(a)
  const right = parts(b)
  for (let index = 0; index < mostParts; index++) {
    const one = left[index] ?? ''
    const other = right[index] ?? ''
    // Digits without leading zeros compare by length, then as text: no number is too big to be exact.
    if (one.length !== other.length) return one.length < other.length ? -1 : 1
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

/** Whether `version` is newer than `than`. */
export function isNewer(version: string, than: string): boolean {
  return compareVersions(version, than) > 0
}

const mostParts = 8

function parts(version: string): string[] {
  if (typeof version !== 'string') return []
  return version
    .trim()
    .replace(/^v/i, '')
    .split('.', mostParts)
    .map((part) => (/^\d+/.exec(part)?.[0] ?? '').replace(/^0+/, ''))
}
