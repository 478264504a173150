/** Whether it is a ZIP code of five digits. */
export function isZipCode(text: unknown): text is string {
  return typeof text === 'string' && /^\d{5}$/.test(text)
}

/** Whether it is a ZIP code, of five digits or of nine: '94612-1801'. */
export function isLongZipCode(text: unknown): text is string {
  return typeof text === 'string' && /^\d{5}(-\d{4})?$/.test(text)
}
