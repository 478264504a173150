import { portraitSvg } from '@homecare/demo-world/portraits/portrait'
import type { PortraitTraits } from '@homecare/demo-world/portraits/traits'
import sharp from 'sharp'
import type { PhotoSize } from '../people/photoFiles.ts'

/** Of a few kB each. */
const mostKept = 2000

/** Paints drawn portraits, and keeps those that were last asked for: to paint one takes ten times as long as the rest of its answer. */
export function createPainter(most = mostKept) {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  return (traits: PortraitTraits, size: PhotoSize): Promise<Uint8Array<ArrayBuffer>> => {
    const svg = portraitSvg(traits)
    const key = `${size} ${svg}`
    const painted = kept.get(key) ?? paint(svg, size)
    // Put last again: what has not been asked for the longest stands first.
    kept.delete(key)
    kept.set(key, painted)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    // What failed is tried again.
    painted.catch(() => kept.delete(key))
    return painted
  }
}

async function paint(svg: string, size: PhotoSize): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(svg), { density: 72 }).resize(size, size)
  return new Uint8Array(await picture.webp({ quality: 82 }).toBuffer())
}
