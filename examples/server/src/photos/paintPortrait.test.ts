import type { PortraitTraits } from '@homecare/demo-world/portraits/traits'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPainter } from './paintPortrait.ts'

const somebody: PortraitTraits = {
  ...{ skin: 1, hair: 'bob', hairColor: 1, background: 1, clothes: 'tee', clothesColor: 1, face: 'oval' },
  ...{ brows: 1, eyes: 1, mouth: 1, nose: 1, beard: 'none', glasses: 'none', earrings: 'none', age: 0 },
  ...{ freckles: false, badge: false },
}
const another: PortraitTraits = { ...somebody, skin: 5 }

test('a portrait is painted once as long as it is asked for, each size by itself', async () => {
  const paint = createPainter(2)
  const small = await paint(somebody, 96)
  const { format, width, height } = await sharp(small).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 96, height: 96 })
  expect(await paint({ ...somebody }, 96)).toBe(small)
  const large = await paint(somebody, 192)
  expect((await sharp(large).metadata()).width).toBe(192)
  // The small one was asked for after the large one, which goes.
  expect(await paint(somebody, 96)).toBe(small)
  const other = await paint(another, 96)
  expect(Buffer.from(other).equals(small)).toBe(false)
  expect(await paint(somebody, 96)).toBe(small)
  const again = await paint(somebody, 192)
  expect(again).not.toBe(large)
  expect(again).toEqual(large)
})
