import { expect, it } from 'vitest'
import { answerMapTile, tilesAddress } from './mapTiles.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  answerMapTile(new Request(`https://care.test${path}`, { headers }))
const tile = (z: number, x: number, y: number) =>
  tilesAddress().replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)

it('answers the ground around Oakland for a year, by an address that holds its version', async () => {
  const answer = await ask(tile(9, 82, 197))
  expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const ground = (await answer!.json()) as Record<string, unknown[]>
  expect(Object.keys(ground)).toEqual(expect.arrayContaining(['land', 'county', 'names']))
  expect(JSON.stringify(ground.names)).toContain('Oakland')
})

it('answers open water as nothing, and what is no tile not at all', async () => {
  expect(await (await ask(tile(9, 0, 0)))!.json()).toEqual({})
  expect(await ask('/map-tiles/000000000000/9/81/197.json')).toBeNull()
  expect(await ask('/map-tiles/9/81/197.json')).toBeNull()
  expect(await ask('/caregivers-search')).toBeNull()
})

it('is as small as the browser takes it, and no tile is large', async () => {
  const zipped = await ask(tile(9, 82, 197), { 'Accept-Encoding': 'gzip, br' })
  expect(zipped?.headers.get('Content-Encoding')).toBe('br')
  expect(Number(zipped?.headers.get('Content-Length'))).toBeLessThan(20_000)
})
