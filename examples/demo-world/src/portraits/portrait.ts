import { drawHair } from './hair.ts'
import { backgrounds, cloths, hairs, scrubs, shade, skins } from './palette.ts'
import type { PortraitTraits } from './traits.ts'

export type { PortraitTraits } from './traits.ts'

/**
 * A drawn portrait: a flat illustrated face that stands in for a photograph in the demo. The same traits
 * give the same drawing. `viewBox` 0 0 200 200, under 3 kB, no ids inside, so many can be on one page.
 */
export function portraitSvg(traits: PortraitTraits): string {
  const skin = at(skins, traits.skin)
  const covered = traits.hair === 'hijab' || traits.hair === 'headwrap' || traits.hair === 'turban'
  const hairColour = covered ? at(cloths, traits.hairColor) : at(hairs, traits.hairColor)
  const brow = covered ? at(hairs, traits.age > 1 ? 8 : 1) : hairColour
  const hair = drawHair(traits.hair, hairColour)
  const ears = traits.hair !== 'hijab'
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    `<path d="M0 0h200v200H0z" fill="${at(backgrounds, traits.background)}"/>`,
    // A little closer than life: a face must read at 88 pixels.
    '<g transform="translate(-18 -15) scale(1.18)">',
    hair.back ?? '',
    body(traits, skin),
    ears
      ? `<g fill="${shade(skin, 0.93)}"><ellipse cx="${100 - width(traits)}" cy="97" rx="6" ry="9"/><ellipse cx="${100 + width(traits)}" cy="97" rx="6" ry="9"/></g>`
      : '',
    `<path d="${head(traits)}" fill="${skin}"/>`,
    cheeks(traits),
    beard(traits, covered ? at(hairs, traits.age > 1 ? 8 : 0) : hairColour),
    eyes(traits, brow),
    nose(traits, skin),
    mouth(traits, skin),
    lines(traits, skin),
    hair.front ?? '',
    ears ? earrings(traits) : '',
    glasses(traits),
    '</g></svg>',
  ].join('')
}

const width = (traits: PortraitTraits) => ({ oval: 36, round: 38, long: 34, square: 37 })[traits.face]

function head(traits: PortraitTraits): string {
  const w = width(traits)
  const { jaw, chin, bottom } = {
    oval: { jaw: 28, chin: 20, bottom: 137 },
    round: { jaw: 32, chin: 26, bottom: 135 },
    long: { jaw: 32, chin: 18, bottom: 141 },
    square: { jaw: 37, chin: 28, bottom: 137 },
  }[traits.face]
  return `M${100 - w} 90C${100 - w} 38 ${100 + w} 38 ${100 + w} 90C${100 + w} ${90 + jaw} ${100 + chin} ${bottom} 100 ${bottom}C${100 - chin} ${bottom} ${100 - w} ${90 + jaw} ${100 - w} 90z`
}

function body(traits: PortraitTraits, skin: string): string {
  const colour =
    traits.clothes === 'scrubs' ? at(scrubs, traits.clothesColor) : at(cloths, traits.clothesColor)
  const trim = shade(colour, traits.clothes === 'scrubs' ? 1.22 : 0.82)
  const neck = `<path d="M84 118h32v36c0 14-32 14-32 0z" fill="${shade(skin, 0.86)}"/>`
  const torso = `<path d="M24 204c2-34 18-46 60-54 4 12 28 12 32 0 42 8 58 20 60 54z" fill="${colour}"/>`
  const front = {
    scrubs: `<path d="M82 150l18 32 18-32-3-1c-4 9-26 9-30 0z" fill="${shade(skin, 0.93)}"/><path d="M82 150l18 32 18-32" fill="none" stroke="${trim}" stroke-width="5" stroke-linejoin="round"/><path d="M128 178h22v22" fill="none" stroke="${trim}" stroke-width="2.5"/>`,
    tee: `<path d="M80 151c6 19 34 19 40 0" fill="none" stroke="${trim}" stroke-width="5"/>`,
    collar: '<path d="M83 149l17 20-18 12-9-28zM117 149l-17 20 18 12 9-28z" fill="#fffdf9"/>',
    cardigan: `<path d="M80 151l20 49 20-49c-6 14-34 14-40 0z" fill="#fffdf9"/><path d="M79 151l19 49M121 151l-19 49" stroke="${trim}" stroke-width="5"/>`,
    crew: `<path d="M80 150c4 14 36 14 40 0l3 6c-8 15-38 15-46 0z" fill="${trim}"/>`,
  }[traits.clothes]
  const badge = traits.badge
    ? '<path d="M56 166h20v26H56z" fill="#fffdf9"/><path d="M60 172h12M60 178h8" stroke="#41586b" stroke-width="2.5"/><path d="M66 160v6" stroke="#34383f" stroke-width="3"/>'
    : ''
  return neck + torso + front + badge
}

function cheeks(traits: PortraitTraits): string {
  const blush = traits.skin < 4 ? '#d9603f' : '#e8795a'
  const spots = traits.freckles
    ? `<g fill="${shade(at(skins, traits.skin), 0.78)}"><circle cx="78" cy="106" r="1.4"/><circle cx="84" cy="109" r="1.4"/><circle cx="89" cy="105" r="1.4"/><circle cx="122" cy="106" r="1.4"/><circle cx="116" cy="109" r="1.4"/><circle cx="111" cy="105" r="1.4"/></g>`
    : ''
  return `<g fill="${blush}" opacity="${traits.skin < 4 ? 0.2 : 0.14}"><circle cx="79" cy="108" r="8"/><circle cx="121" cy="108" r="8"/></g>${spots}`
}

function eyes(traits: PortraitTraits, brow: string): string {
  const ink = traits.skin > 6 ? '#140b07' : '#2a1a12'
  const arcs = [
    'M78 82q7-5 14-1M108 81q7-4 14 1',
    'M77 83q8-8 15-3M108 80q7-5 15 3',
    'M78 81h13M109 81h13',
    'M78 83q6-6 14-4M108 79q8-2 14 4',
  ][traits.brows % 4]
  const brows = `<path d="${arcs}" fill="none" stroke="${traits.skin > 6 ? shade(brow, 0.7) : brow}" stroke-width="3.4" stroke-linecap="round"/>`
  if (traits.eyes === 1)
    return `${brows}<path d="M79 95q6-7 12 0M109 95q6-7 12 0" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round"/>`
  const lids = `<path d="${traits.eyes === 2 ? 'M78 92q7-6 14 0M108 92q7-6 14 0' : 'M79.5 91.5q5.5-4 11 0M109.5 91.5q5.5-4 11 0'}" fill="none" stroke="${ink}" stroke-width="${traits.eyes === 2 ? 2.4 : 1.6}" stroke-linecap="round"/>`
  return `${brows}<g fill="#fffdf9"><ellipse cx="85" cy="94" rx="5.6" ry="4.1"/><ellipse cx="115" cy="94" rx="5.6" ry="4.1"/></g><g fill="${ink}"><circle cx="85" cy="94" r="3.8"/><circle cx="115" cy="94" r="3.8"/></g><g fill="#fff"><circle cx="86.5" cy="92.5" r="1.2"/><circle cx="116.5" cy="92.5" r="1.2"/></g>${lids}`
}

function nose(traits: PortraitTraits, skin: string): string {
  const d = [
    'M98 96c-2 6-5 11-2 13 2 1 5 1 7 0',
    'M93 109c3 4 11 4 14 0',
    'M101 94c2 6 5 12 2 15-2 1-5 1-7 0',
  ][traits.nose % 3]
  return `<path d="${d}" fill="none" stroke="${shade(skin, 0.74)}" stroke-width="2.6" stroke-linecap="round"/>`
}

function mouth(traits: PortraitTraits, skin: string): string {
  const lip = traits.skin < 5 ? '#a8452f' : traits.skin < 7 ? '#7d2f22' : '#b5624f'
  switch (traits.mouth % 4) {
    case 0:
      return `<path d="M87 119c7 8 19 8 26 0" fill="none" stroke="${lip}" stroke-width="3.4" stroke-linecap="round"/>`
    case 1:
      return `<path d="M86 117h28c-2 14-26 14-28 0z" fill="#fffdf9" stroke="${lip}" stroke-width="2.6" stroke-linejoin="round"/>`
    case 2:
      return `<path d="M89 120c6 4 16 4 22 0" fill="none" stroke="${lip}" stroke-width="3.4" stroke-linecap="round"/><path d="M95 128h10" stroke="${shade(skin, 0.84)}" stroke-width="2.5" stroke-linecap="round"/>`
    default:
      return `<path d="M87 118c5-3 9-3 13-1 4-2 8-2 13 1-5 11-21 11-26 0z" fill="${shade(lip, 1.12)}"/><path d="M88 119c7 3 17 3 24 0" fill="none" stroke="${lip}" stroke-width="1.8"/>`
  }
}

function lines(traits: PortraitTraits, skin: string): string {
  if (traits.age === 0) return ''
  const more = traits.age === 2 ? 'M88 68q12-4 24 0M70 96l-4-3M70 100l-4 1M130 96l4-3M130 100l4 1' : ''
  return `<path d="M82 110q-5 6-4 11M118 110q5 6 4 11${more}" fill="none" stroke="${shade(skin, 0.82)}" stroke-width="2" stroke-linecap="round"/>`
}

function beard(traits: PortraitTraits, colour: string): string {
  const w = width(traits)
  switch (traits.beard) {
    case 'none':
      return ''
    case 'stubble':
      return `<path d="M${102 - w} 102c4 8 12 10 20 9h32c8 1 16-1 ${2 * w - 56}-9 0 24-14 36-${w - 1} 36s-${w - 3}-12-${w - 3}-36z" fill="${colour}" opacity=".22"/>`
    case 'short':
      return `<path d="M${101 - w} 98c3 12 10 14 20 12 8-3 22-3 30 0 10 2 17 0 ${2 * w - 52}-12 1 28-14 41-${w - 1} 41s-${w}-13-${w - 1}-41z" fill="${colour}" opacity=".9"/>`
    case 'full':
      return `<path d="M${100 - w} 94c3 14 12 16 20 14 8-3 24-3 32 0 8 2 17 0 ${2 * w - 52}-14 4 36-12 56-${w} 56s-${w + 4}-20-${w}-56z" fill="${colour}"/>`
    case 'moustache':
      return `<path d="M84 116c2-7 12-8 16-5 4-3 14-2 16 5-6-3-12-3-16-1-4-2-10-2-16 1z" fill="${colour}"/>`
    case 'goatee':
      return `<path d="M90 127c3 2 17 2 20 0 1 6-4 10-10 10s-11-4-10-10z" fill="${colour}"/><path d="M85 115c2-6 11-7 15-4 4-3 13-2 15 4-6-3-26-3-30 0z" fill="${colour}"/>`
  }
}

function earrings(traits: PortraitTraits): string {
  const x = width(traits)
  if (traits.earrings === 'stud')
    return `<g fill="#e8c25a"><circle cx="${99 - x}" cy="105" r="2.8"/><circle cx="${101 + x}" cy="105" r="2.8"/></g>`
  if (traits.earrings === 'hoop')
    return `<g fill="none" stroke="#d9a93a" stroke-width="2.6"><circle cx="${98 - x}" cy="112" r="7"/><circle cx="${102 + x}" cy="112" r="7"/></g>`
  return ''
}

function glasses(traits: PortraitTraits): string {
  if (traits.glasses === 'none') return ''
  const frame = traits.skin > 6 ? '#d9c7a0' : '#2b3033'
  const lens =
    traits.glasses === 'round'
      ? '<circle cx="84" cy="94" r="13"/><circle cx="116" cy="94" r="13"/>'
      : '<rect x="70" y="84" width="27" height="21" rx="6"/><rect x="103" y="84" width="27" height="21" rx="6"/>'
  return `<g fill="#fff" fill-opacity=".14" stroke="${frame}" stroke-width="2.6">${lens}<path d="M97 92q3-3 6 0M70 92l-7-2M130 92l7-2" fill="none"/></g>`
}

/** The member at an index; beyond the end it starts over. */
function at<T>(list: readonly T[], index: number): T {
  return list[((index % list.length) + list.length) % list.length] as T
}
