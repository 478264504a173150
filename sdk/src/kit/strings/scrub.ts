/** Longest text that is kept, and how deep and wide a value is read. */
const limits = { text: 2000, depth: 4, entries: 40 } as const
const hidden = '[removed]'

/**
 * A value without personal data, for a report: e-mail addresses, phone, tax and card numbers, coordinates, queries
 * of addresses and tokens are taken out of texts; fields with telling names are left out. Bounded: what is long, deep
 * or wide is cut, circles end. Never throws; what cannot be read is said to be so.
 */
export function scrub(value: unknown): unknown {
  try {
    return cleaned(value, limits.depth)
  } catch {
    return '[unreadable]'
  }
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanedText(value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined)
    return value
  if (typeof value !== 'object') return `[${typeof value}]`
  if (depth === 0) return '[…]'
  if (value instanceof Error) return cleanedText(`${value.name}: ${value.message}`)
  if (Array.isArray(value)) return value.slice(0, limits.entries).map((entry) => cleaned(entry, depth - 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, limits.entries)
      .map(([name, entry]) => [name, personal.test(name) ? hidden : cleaned(entry, depth - 1)]),
  )
}

function cleanedText(text: string): string {
  let clean = text.slice(0, limits.text)
  for (const pattern of patterns) clean = clean.replace(pattern, hidden)
  return clean
}

/** Names of fields that hold somebody's data or keys. */
const personal =
  /name$|mail|phone|address|street|zip|birth|dob|ssn|pass|pin$|token|secret|auth|cookie|csrf|card|account|routing|lat|lon|note|about|message|condition|photo|social/i

/** What personal data look like in running text; each pattern reads a bounded run of characters. */
const patterns = [
  // The query and fragment of an address may hold anything.
  /[?#][^\s"'<>)]{1,500}/g,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g,
  // Bearer tokens, signed tokens, long keys.
  /\b[\w-]{10,200}\.[\w-]{10,500}\.[\w-]{10,200}\b/g,
  /\b[0-9a-f]{24,128}\b/gi,
  // Coordinates.
  /-?\d{1,3}\.\d{4,}/g,
  // Phone, tax and card numbers: nine to nineteen digits, with what parts them.
  /\(?\d(?:[\s().-]{0,2}\d){8,18}/g,
] as const
