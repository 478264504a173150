/** Whether it is a ZIP code of five digits. */
export function isZipCode(text: unknown): text is string {
  return typeof text === 'string' && /^\d{5}$/.test(text)
}

/** Whether it is a ZIP code, of five digits or of nine: '94612-1801'. */
export function isLongZipCode(text: unknown): text is string {
  return typeof text === 'string' && /^\d{5}(-\d{4})?$/.test(text)
}

/** Whether a ZIP code is of a post office of the armed forces abroad: AE 090–098, AA 340, AP 962–966. */
export function isMilitaryZip(zip: unknown): boolean {
  return typeof zip === 'string' && /^(09[0-8]|340|96[2-6])\d{2}(-\d{4})?$/.test(zip)
}
