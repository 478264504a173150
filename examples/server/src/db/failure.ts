/** Postgres' own code of an error that a query threw, such as '23505'; undefined when it has none. */
function databaseCode(error: unknown): string | undefined {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error
  const code = (cause as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** Whether a row like it exists already. */
export const isDuplicate = (error: unknown): boolean => databaseCode(error) === '23505'
/** Whether somebody would be in two places: a row of another span that overlaps is there already. */
export const isClash = (error: unknown): boolean => databaseCode(error) === '23P01'
/**
 * Whether a value can be kept by no column: a number beyond its range, a character or a date that Postgres does not know,
 * a text where a number belongs. What callers send is judged by its struct; this is what no struct says.
 */
export const isUnstorable = (error: unknown): boolean => unstorable.has(databaseCode(error) ?? '')

const unstorable = new Set([
  '22003', // a number out of range
  '22007', // no date
  '22008', // a date out of range
  '22021', // a character that is none
  '22P02', // a text where a number belongs
  '22P05', // a character that JSON may not hold
])
