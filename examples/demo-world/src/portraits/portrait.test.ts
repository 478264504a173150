import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { heritages, type HeritageName } from '../people/heritages.ts'
import { createRandom } from '../ground/random.ts'
import { portraitSvg, type PortraitTraits } from './portrait.ts'
import { portraitTraits } from '../people/portraitTraits.ts'

const names = Object.keys(heritages) as HeritageName[]
const sitters: PortraitTraits[] = Array.from({ length: 600 }, (_, i) => {
  const random = createRandom(`sitter:${i}`)
  return portraitTraits(
    {
      gender: random.chance(0.7) ? 'female' : 'male',
      age: random.int(21, 72),
      heritage: random.pick(names),
      nurse: random.chance(0.3),
    },
    random,
  )
})

describe('a drawn portrait', () => {
  it('is the same for the same traits', () => {
    expect(portraitSvg(sitters[0]!)).toBe(portraitSvg({ ...sitters[0]! }))
  })

  it('is well-formed, under 3 kB, 200 by 200, and holds no gap', () => {
    for (const traits of sitters) {
      const svg = portraitSvg(traits)
      expect(unbalanced(svg)).toBeNull()
      expect(Buffer.byteLength(svg)).toBeLessThan(3000)
      expect(svg).toContain('viewBox="0 0 200 200"')
      expect(svg).not.toMatch(/undefined|NaN|null| id="/)
    }
  })

  it('tells people apart: of fifteen neighbours no two look the same', () => {
    for (let start = 0; start + 15 <= sitters.length; start += 15) {
      const page = sitters.slice(start, start + 15).map(portraitSvg)
      expect(new Set(page).size).toBe(15)
    }
    expect(new Set(sitters.map((traits) => traits.hair)).size).toBeGreaterThanOrEqual(20)
  })

  it('gives beards to men and earrings to women only, and no hair colour for cloth', () => {
    for (let i = 0; i < 200; i++) {
      const random = createRandom(`man:${i}`)
      const man = portraitTraits({ gender: 'male', age: 40, heritage: 'southAsian', nurse: false }, random)
      expect(man.earrings).toBe('none')
      const woman = portraitTraits(
        { gender: 'female', age: 40, heritage: 'eastAfrican', nurse: true },
        random,
      )
      expect(woman.beard).toBe('none')
    }
  })

  it('can be made into a picture file', async () => {
    const { format, width } = await sharp(
      await sharp(Buffer.from(portraitSvg(sitters[7]!)))
        .resize(320)
        .webp()
        .toBuffer(),
    ).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 320 })
  })
})

/** The first tag that does not fit, or null: enough of a parser for markup without text. */
function unbalanced(svg: string): string | null {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, __: string, empty: string) => {
      if (close) {
        if (open.pop() !== name) open.push(`</${name}`)
      } else if (!empty) open.push(name)
      return ''
    },
  )
  return rest === '' && open.length === 0 ? null : (open[0] ?? rest.slice(0, 40))
}
