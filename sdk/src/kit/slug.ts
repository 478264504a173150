/**
 * A text as a path segment: 'Renal and Urological Disorders' → 'renal-and-urological-disorders',
 * "Parkinson's Disease" → 'parkinsons-disease', 'HIV/AIDS' → 'hiv-aids'. Accents are dropped.
 */
export function slug(text: string): string {
  return String(text ?? '')
    .normalize('NFD')
    .replace(/['’\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
}
