import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const css = readFileSync(join(src, 'styles/tokens.css'), 'utf8')
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }] as const,
  ),
)

const grounds = [
  'ground',
  'paper',
  'sunk',
  'action-soft',
  'accent-soft',
  'good-soft',
  'warn-soft',
  'bad-soft',
]
const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', grounds],
  ['soft', grounds],
  ['action', ['ground', 'paper', 'sunk', 'action-soft', 'bad-soft', 'warn-soft']],
  ['action-strong', ['ground', 'paper', 'action-soft', 'good-soft']],
  ['on-action', ['action', 'action-strong']],
  ['accent', ['ground', 'paper', 'sunk', 'accent-soft']],
  ['gold', ['ground', 'paper', 'sunk']],
  ['good', ['ground', 'paper', 'good-soft']],
  ['warn', ['ground', 'paper', 'warn-soft']],
  ['bad', ['ground', 'paper', 'bad-soft']],
  ['paper', ['accent', 'bad']],
]

describe('every text stands at 7:1 on every ground it may lie on', () => {
  for (const [text, below] of texts) {
    for (const ground of below) {
      for (const theme of ['light', 'dark'] as const) {
        it(`${text} on ${ground}, ${theme}`, () => {
          expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(7)
        })
      }
    }
  }
})

it('the borders of controls stand at 3:1', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const ground of ['ground', 'paper']) {
      expect(contrast(colour('line-strong', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
    }
  }
})

function colour(name: string, theme: 'light' | 'dark'): string {
  const found = colours.get(name)
  if (!found) throw new Error(`no colour ${name}`)
  return found[theme]
}

/** WCAG 2.2's contrast ratio. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('no stylesheet names a custom property that nobody sets: the browser would drop the whole declaration', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }))
  const set = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)),
  )
  const unset = sources.flatMap(({ file, text }) =>
    // With a value in its place it need not be set.
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
      set.has(name) ? [] : [`${file}: ${name}`],
    ),
  )
  expect(unset).toEqual([])
})
