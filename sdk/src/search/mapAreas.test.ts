import { describe, expect, it, test } from 'vitest'
import fc from '../testing/properties.js'
import {
  areaAbove,
  areaAt,
  areaBounds,
  areaLevel,
  areaSides,
  boundsOfAreas,
  highestAreaLevel,
  middleOf,
  readArea,
  readBox,
  searchedBox,
  smallestArea,
  writeArea,
  writeBox,
} from './mapAreas.js'

const point = fc.record({
  latitude: fc.double({ min: -84, max: 84, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
})
const level = fc.integer({ min: 0, max: highestAreaLevel })

describe('areas', () => {
  it('hold the point that they are asked for, and are read as they are written', () => {
    fc.assert(
      fc.property(point, level, (where, of) => {
        const area = areaAt(where, of)
        const written = writeArea(area)
        expect(readArea(written)).toEqual(area)
        const { south, north, west, east } = areaBounds(written)!
        const beside = 1e-9
        expect(where.latitude).toBeGreaterThanOrEqual(south - beside)
        expect(where.latitude).toBeLessThanOrEqual(north + beside)
        expect(where.longitude).toBeGreaterThanOrEqual(west - beside)
        expect(where.longitude).toBeLessThanOrEqual(east + beside)
      }),
    )
  })

  it('are four of the level below', () => {
    fc.assert(
      fc.property(point, fc.integer({ min: 0, max: highestAreaLevel - 1 }), (where, of) => {
        expect(areaAbove(areaAt(where, of))).toEqual(areaAt(where, of + 1))
      }),
    )
  })

  it('are never smaller than what a ZIP code names, however near one looks', () => {
    expect(areaSides(areaLevel(22))).toEqual(smallestArea)
    expect([3, 4, 9, 11.9, 12, 13, -1, NaN, Infinity].map(areaLevel)).toEqual([8, 8, 3, 1, 0, 0, 8, 8, 8])
  })

  it.each([
    '',
    '0',
    '0,1',
    '9,0,0',
    '0,945,-2446,1',
    '0,00945,-2446',
    '0,-0,1',
    '0,99999,0',
    '0,1.5,2',
    'a,b,c',
    null,
    7,
    {},
  ])('are not %o', (written) => {
    expect(readArea(written)).toBeNull()
  })

  it('lie within the least bounds that hold them', () => {
    expect(boundsOfAreas([])).toBeNull()
    expect(boundsOfAreas(['nothing'])).toBeNull()
    const bounds = boundsOfAreas(['0,945,-2446', '0,947,-2440'])!
    expect(bounds.south).toBeCloseTo(37.8)
    expect(bounds.north).toBeCloseTo(37.92)
    expect(bounds.west).toBeCloseTo(-122.3)
    expect(bounds.east).toBeCloseTo(-121.95)
  })
})

describe('the part of the earth that a map shows', () => {
  it('is searched to hundredths of a degree, and no less of it than was seen', () => {
    expect(searchedBox({ south: 37.7012, west: -122.3999, north: 37.8949, east: -122.1 })).toEqual({
      south: 37.7,
      west: -122.4,
      north: 37.9,
      east: -122.1,
    })
  })

  it('is read as it is written, and then stays as it is', () => {
    const corner = fc.tuple(point, point)
    fc.assert(
      fc.property(corner, ([one, other]) => {
        const box = searchedBox({
          south: Math.min(one.latitude, other.latitude),
          north: Math.max(one.latitude, other.latitude) + 0.001,
          west: Math.min(one.longitude, other.longitude),
          east: Math.max(one.longitude, other.longitude) + 0.001,
        })!
        expect(readBox(writeBox(box))).toEqual(box)
        expect(searchedBox(box)).toEqual(box)
      }),
    )
  })

  it('ends where the earth does', () => {
    expect(searchedBox({ south: -95, west: -400, north: 95, east: 400 })).toEqual({
      south: -85,
      west: -180,
      north: 85,
      east: 180,
    })
  })

  it.each([
    '',
    '1,2,3',
    '38,-122,37,-121',
    '37,-121,38,-122',
    '1..2,3,4,5',
    'NaN,1,2,3',
    '37,-122,37,-121',
    undefined,
    5,
  ])('is not %o', (written) => {
    expect(readBox(written)).toBeNull()
  })

  test('has a middle', () => {
    expect(middleOf({ south: 37, north: 38, west: -123, east: -121 })).toEqual({
      latitude: 37.5,
      longitude: -122,
    })
  })
})
