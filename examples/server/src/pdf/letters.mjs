// @ts-check
// Plain JavaScript, as all of what draws, so that the thread that runs it needs no TypeScript loader.

/**
 * Words as a face can write them. What it has no letter for is taken apart, 'ễ' into 'e' and its marks, and written as far as
 * it goes; `lost` says that something was left out, for which a question mark stands where it was a letter.
 *
 * @param {string} text
 * @param {(codePoint: number) => boolean} has whether the face has a letter
 * @returns {{ text: string, lost: boolean }}
 */
export function writable(text, has) {
  let lost = false
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    if (letter === '\n' || has(pointOf(letter))) return letter
    if (/^\s$/u.test(letter)) return ' '
    if (/^[\p{Cc}\p{Cf}]$/u.test(letter)) return ''
    const apart = Array.from(letter.normalize('NFKD'))
    const left = apart.filter((one) => has(pointOf(one)))
    if (left.length < apart.length) lost = true
    return left.length > 0 ? left.join('') : '?'
  })
  return { text: letters.join(''), lost }
}

/** @param {string} letter */
const pointOf = (letter) => letter.codePointAt(0) ?? 0
