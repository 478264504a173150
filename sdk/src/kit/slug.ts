/**
 * A text as a path segment: 'Renal and Urological Disorders' → 'renal-and-urological-disorders',
 * "Parkinson's Disease" → 'parkinsons-disease', 'HIV/AIDS' → 'hiv-aids'. Accents are dropped.
 */
export function slug(text: string): string {
  if (typeof text !== 'string') return ''
  return text
    .normalize('NFD')
    .replace(/['’]|\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
}

/** Finds an entry by the slug of its name. The names are read once, at the first question. */
export function slugIndex<T>(
  entries: () => Iterable<readonly [name: string, value: T]>,
): (segment: string) => T | undefined {
  let bySlug: Map<string, T> | undefined
  return (segment) => {
    bySlug ??= new Map([...entries()].map(([name, value]) => [slug(name), value]))
    return bySlug.get(segment)
  }
}
