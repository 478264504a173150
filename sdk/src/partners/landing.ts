/** The code of a landing page: the last dash-separated part of its address's `entityCode` (D1 §7; D3 §7). */
export function landingCode(entityCode: unknown): string | null {
  if (typeof entityCode !== 'string' || entityCode.length > 500) return null
  const code = entityCode.slice(entityCode.lastIndexOf('-') + 1).trim()
  return code === '' ? null : code
}
