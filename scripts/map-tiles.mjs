/*
 * Makes the ground of the search's map, in vector tiles of our own: land and water, lines of states and counties, names of cities.
 * npm run map-tiles -- COAST ATLAS
 *   COAST  map.geo.json of the npm package @geo-maps/countries-coastline-1m (OpenStreetMap, ODbL)
 *   ATLAS  counties-10m.json of the npm package us-atlas (Census Bureau, public domain)
 * Both are unpacked by hand (`npm pack NAME`); what comes of them lies in examples/server/data/map-tiles.br, a line for each tile.
 */
import GeoJSONVT from 'geojson-vt'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import clipping from 'polygon-clipping'
import { merge, mesh } from 'topojson-client'
import { inRoot } from './paths.mjs'

/** Tiles are made of these levels; a map between two of them draws the lower one larger. */
const levels = [3, 6, 9]
/** Steps along a tile's side: 76 m at the finest level and forty degrees north. */
const extent = 1024
/** How much of a tile a name may reach into the next one. */
const overlap = 0.25
/** Where the map ends: the states, Alaska and Hawaii among them, and Puerto Rico. */
const [west, south, east, north] = [-180, 15, -60, 72]
/** The Great Lakes, which the coast does not have, and the states whose shores they are. */
const lakes = [-93, 41, -76, 49.2]
const lakeStates = new Set(['17', '18', '26', '27', '36', '39', '42', '55'])
/** Of square degrees: less is where the two sources draw one shore or border differently. */
const smallestLake = 0.02

const [coastFile, atlasFile] = process.argv.slice(2)
if (!coastFile || !atlasFile) {
  console.error('npm run map-tiles -- map.geo.json counties-10m.json')
  process.exit(1)
}
const coast = JSON.parse(readFileSync(coastFile, 'utf8'))
const atlas = JSON.parse(readFileSync(atlasFile, 'utf8'))

const polygonsOf = (country) =>
  coast.features
    .filter(({ properties }) => properties.A3 === country)
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
const isInside = ([ring]) =>
  ring.some(([x, y]) => x > west && x < east && y > south && y < north) && areaOf(ring) > 1e-6
const land = ['USA', 'PRI'].flatMap(polygonsOf).filter(isInside)
const others = ['CAN', 'MEX', 'CUB', 'BHS', 'DOM', 'HTI'].flatMap(polygonsOf).filter(isInside)
const { counties, states } = atlas.objects

/** Farther north nobody looks for care across the border: tiles of it alone are left out at the finest level. */
const farNorth = 50.5
const inLakes = ([ring]) =>
  ring.some(([x, y]) => x > lakes[0] && x < lakes[2] && y > lakes[1] && y < lakes[3])
const box = [[[lakes[0], lakes[1]], [lakes[2], lakes[1]], [lakes[2], lakes[3]], [lakes[0], lakes[3]], [lakes[0], lakes[1]]]] // prettier-ignore
const shores = merge(
  atlas,
  states.geometries.filter(({ id }) => lakeStates.has(id)),
).coordinates
const inland = merge(
  atlas,
  states.geometries.filter(({ id }) => !lakeStates.has(id)),
).coordinates
const water = clipping
  .difference(clipping.intersection(land.filter(inLakes), [box]), shores, inland.filter(inLakes))
  .filter(([ring]) => areaOf(ring) > smallestLake)

const places = JSON.parse(readFileSync(inRoot('examples/server/data/places.json'), 'utf8'))

/** By the name of a layer, in the order in which they are drawn; how far a line may be drawn from where it is, in steps. */
const layers = [
  ['other', 3, others.map((coordinates) => shape('Polygon', coordinates))],
  ['land', 1.5, land.map((coordinates) => shape('Polygon', coordinates))],
  ['water', 1.5, water.map((coordinates) => shape('Polygon', coordinates))],
  ['county', 1.5, [shape('MultiLineString', mesh(atlas, counties, inner).coordinates)], 6],
  ['state', 1.5, [shape('MultiLineString', mesh(atlas, states, inner).coordinates)]],
]

const tiles = new Map()
for (const [name, tolerance, features, from = 0] of layers) {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: levels.at(-1), indexMaxZoom: 5, indexMaxPoints: 0, tolerance, extent, buffer: 16 },
  )
  for (const level of levels.filter((one) => one >= from))
    for (const [x, y] of tilesOf(level)) {
      const drawn = index.getTile(level, x, y)
      const lines = (drawn?.features ?? [])
        .flatMap(({ geometry }) => geometry)
        .map(steps)
        .filter((line) => line.length > 2)
      if (lines.length > 0) tileAt(level, x, y)[name] = lines
    }
}
for (const [city, , , , latitude, longitude, population] of places)
  for (const level of levels) {
    if (level < 6 && population < 500_000) continue
    const [x, y] = atLevel(level, longitude, latitude)
    // A name goes over the border of its tile: those beside it have it too.
    for (const column of new Set([Math.floor(x - overlap), Math.floor(x + overlap)]))
      for (const row of new Set([Math.floor(y - overlap), Math.floor(y + overlap)])) {
        const tile = tileAt(level, column, row)
        const within = [(x - column) * extent, (y - row) * extent].map(Math.round)
        tile.names = [...(tile.names ?? []), [city, ...within, population]]
      }
  }

const [, farthest] = atLevel(levels.at(-1), 0, farNorth)
for (const [key, tile] of tiles) {
  const [level, , y] = key.split('/').map(Number)
  if (level === levels.at(-1) && y < farthest && Object.keys(tile).join() === 'other') tiles.delete(key)
}

const lines = [...tiles].map(([key, tile]) => `${key}\t${JSON.stringify(tile)}`)
const packed = brotliCompressSync(lines.join('\n'), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(inRoot('examples/server/data/map-tiles.br'), packed)
console.log(
  `${lines.length} tiles in ${packed.length.toLocaleString('en')} bytes; the largest ${Math.max(...lines.map(({ length }) => length)).toLocaleString('en')} as text`,
)

function tileAt(level, x, y) {
  const key = `${level}/${x}/${y}`
  if (!tiles.has(key)) tiles.set(key, {})
  return tiles.get(key)
}

function tilesOf(level) {
  const [left, top] = atLevel(level, west, north).map(Math.floor)
  const [right, bottom] = atLevel(level, east, south).map(Math.floor)
  const all = []
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) all.push([x, y])
  return all
}

/** Where a point lies, in tiles of a level. */
function atLevel(level, longitude, latitude) {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const size = 2 ** level
  return [size * (longitude / 360 + 0.5), size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))]
}

/** A line as its first point and what each next one adds to it, where that is anything. */
function steps(line) {
  const made = []
  let [atX, atY] = [0, 0]
  for (const [x, y] of line) {
    if (made.length > 0 && x === atX && y === atY) continue
    made.push(x - atX, y - atY)
    atX = x
    atY = y
  }
  return made
}

function shape(type, coordinates) {
  return { type: 'Feature', properties: {}, geometry: { type, coordinates } }
}

function areaOf(ring) {
  let sum = 0
  for (let at = 1; at < ring.length; at++)
    sum += ring[at - 1][0] * ring[at][1] - ring[at][0] * ring[at - 1][1]
  return Math.abs(sum) / 2
}

function inner(one, other) {
  return one !== other
}
