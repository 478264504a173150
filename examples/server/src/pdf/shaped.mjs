// @ts-check

/** So many words of a face are kept; then they are shaped anew. */
const most = 10_000
/** @type {Map<string, Record<string, unknown>>} */
const shaped = new Map()

/**
 * Has a face of a document keep how its words are shaped for the documents after it: that is half of the time that drawing takes,
 * they say much the same words, and a word is shaped alike in each. Each document still embeds the letters that stand in it alone.
 *
 * @param {{ layoutCache?: Record<string, unknown> }} face as pdfkit has opened it, which else begins a cache with each document
 * @param {string} name
 */
export function keepShaped(face, name) {
  const known = shaped.get(name)
  if (known && Object.keys(known).length < most) face.layoutCache = known
  else if (face.layoutCache) shaped.set(name, face.layoutCache)
}
