import { heritages, type Heritage, type HeritageName } from './heritages.ts'
import type { Random } from '../ground/random.ts'
import { greys } from '../portraits/palette.ts'
import type { PortraitTraits } from '../portraits/traits.ts'

interface Sitter {
  gender: 'female' | 'male'
  age: number
  heritage: HeritageName
  /** Wears scrubs more often than not. */
  nurse: boolean
}

/** How somebody is drawn: by gender, age and family, the rest by chance. */
export function portraitTraits(sitter: Sitter, random: Random): PortraitTraits {
  const pool: Heritage = heritages[sitter.heritage]
  const female = sitter.gender === 'female'
  const hair = drawStyle(sitter, pool, random)
  const covered = hair === 'hijab' || hair === 'headwrap' || hair === 'turban'
  const skin = random.int(...pool.skin)
  const old = sitter.age >= 58
  return {
    skin,
    hair,
    hairColor: covered ? random.int(0, 9) : hairColour(sitter, pool, skin, random),
    background: random.int(0, 9),
    clothes: random.chance(sitter.nurse ? 0.75 : 0.34)
      ? 'scrubs'
      : random.pick(['tee', 'collar', 'cardigan', 'crew']),
    clothesColor: random.int(0, 9),
    face: random.weighted({ oval: 40, round: female ? 30 : 16, long: 16, square: female ? 8 : 30 }),
    brows: random.int(0, 3),
    eyes: Number(random.weighted({ 0: 52, 1: 18, 2: 30 })),
    mouth: Number(random.weighted(female ? { 0: 30, 1: 28, 2: 20, 3: 22 } : { 0: 40, 1: 30, 2: 30 })),
    nose: random.int(0, 2),
    beard: female ? 'none' : drawBeard(hair, random),
    glasses: random.chance(old ? 0.5 : 0.2) ? random.pick(['round', 'square']) : 'none',
    earrings: female ? random.weighted({ none: 40, stud: 36, hoop: 24 }) : 'none',
    age: old ? (random.chance(0.6) ? 2 : 1) : sitter.age >= 42 ? (random.chance(0.65) ? 1 : 0) : 0,
    freckles: skin <= 1 && random.chance(0.22),
    badge: random.chance(sitter.nurse ? 0.4 : 0.15),
  }
}

const styles = {
  female: {
    straight: ['long', 'bob', 'fringe', 'ponytail', 'bun', 'pixie', 'long', 'braid'],
    mixed: ['wavy', 'long', 'bob', 'ponytail', 'bun', 'coils', 'pixie', 'braid', 'fringe'],
    coily: ['afro', 'coils', 'locs', 'cornrows', 'bun', 'braid', 'bob', 'coils', 'fade'],
  },
  male: {
    straight: ['crop', 'sidePart', 'quiff', 'crop', 'sidePart'],
    mixed: ['crop', 'sidePart', 'curlyTop', 'quiff', 'crop'],
    coily: ['fade', 'crop', 'locs', 'fade', 'curlyTop', 'bald'],
  },
} as const

function drawStyle(sitter: Sitter, pool: Heritage, random: Random): PortraitTraits['hair'] {
  if (sitter.gender === 'female') {
    if (pool.cover && random.chance(pool.cover[1])) return pool.cover[0]
    const style = random.pick(styles.female[pool.hair])
    return sitter.age >= 58 && style === 'long' ? random.pick(['pixie', 'bob', 'bun']) : style
  }
  if (sitter.heritage === 'southAsian' && random.chance(0.3)) return 'turban'
  if (sitter.age >= 45 && random.chance(0.4)) return random.pick(['bald', 'receding', 'receding'])
  return random.pick(styles.male[pool.hair])
}

function hairColour(sitter: Sitter, pool: Heritage, skin: number, random: Random): number {
  if (random.chance(Math.max(0, (sitter.age - 46) / 22))) return random.pick(greys)
  if (pool.skin[1] <= 2 && pool.hair === 'mixed') return random.pick([2, 3, 4, 5, 6, 7, 3, 4])
  if (skin <= 1 && sitter.heritage === 'eastEuropean') return random.pick([3, 4, 5, 6, 7])
  if (pool.hair === 'mixed') return random.pick([0, 1, 2, 3])
  return random.pick([0, 0, 1])
}

function drawBeard(hair: PortraitTraits['hair'], random: Random): PortraitTraits['beard'] {
  if (hair === 'turban') return 'full'
  return random.weighted({ none: 48, stubble: 16, short: 14, full: 6, moustache: 8, goatee: 8 })
}
