const longestAddress = 254
const longestLocalPart = 64

// Neither pattern can match one character in two ways, so both are linear in the text.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const domainLabel = /^(?!-)[a-z\d-]{1,63}(?<!-)$/i

/**
 * Whether a value has the form of an e-mail address: one `@`, a dotted local part of at most 64
 * characters, a host name of two labels or more whose last one is no number, 254 characters in all.
 * The documents give no rule of their own. Surrounding blanks are the caller's to trim.
 */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestAddress) return false
  const at = value.lastIndexOf('@')
  if (at < 1 || at > longestLocalPart || !localPart.test(value.slice(0, at))) return false
  const labels = value.slice(at + 1).split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every((label) => domainLabel.test(label)) && /^[a-z].+$/i.test(last)
}
