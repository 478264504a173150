import { DomUtil, GridLayer, type Coords, type DoneCallback } from 'leaflet'

/** A tile of the ground, as `scripts/map-tiles.mjs` makes them: lines as their first point and what each next one adds. */
interface Tile {
  readonly other?: readonly Line[]
  readonly land?: readonly Line[]
  readonly water?: readonly Line[]
  readonly county?: readonly Line[]
  readonly state?: readonly Line[]
  readonly names?: readonly (readonly [name: string, x: number, y: number, population: number])[]
}
type Line = readonly number[]

/** The levels that there are tiles of, and the steps along a tile's side. */
const levels = [9, 6, 3] as const
const extent = 1024
/** Pixels along the side of what is drawn at once. */
const side = 256

/** The colors of the ground, as the stylesheet names them. */
const colors = ['land', 'other', 'water', 'line', 'name'] as const
type Colors = Readonly<Record<(typeof colors)[number], string>>

/**
 * Draws the ground in the page's own colors and letters. A tile that does not come stays empty, and is asked for again when
 * it is next in sight: all that the map tells stands above the ground.
 */
export function createGround(address: string, element: HTMLElement): GridLayer {
  const tiles = new Map<string, Promise<Tile>>()
  const tileAt = (path: string) => {
    const asked = tiles.get(path) ?? ask(address, path)
    tiles.set(path, asked)
    asked.catch(() => tiles.delete(path))
    return asked
  }
  const Ground = GridLayer.extend({
    createTile({ x, y, z }: Coords, done: DoneCallback) {
      const canvas = DomUtil.create('canvas') as HTMLCanvasElement
      const sharp = Math.min(2, window.devicePixelRatio || 1)
      canvas.width = canvas.height = side * sharp
      const level = levels.find((one) => one <= z) ?? levels[2]
      const times = 2 ** (z - level)
      const [left, top] = [Math.floor(x / times), Math.floor(y / times)]
      const place = {
        tile: `${level}/${left}/${top}`,
        times,
        offset: [(x - left * times) * side, (y - top * times) * side],
      } as const
      const paint = async () => {
        const tile = await tileAt(place.tile)
        const context = canvas.getContext('2d')
        if (!context) return
        context.scale(sharp, sharp)
        const font = getComputedStyle(element).fontFamily
        const scale = (side * place.times) / extent
        draw(context, tile, { colors: colorsOf(element), font, scale, offset: place.offset, zoom: z })
      }
      void finish(paint, (error) => done(error, canvas))
      return canvas
    },
  })
  return new (Ground as unknown as new (options: object) => GridLayer)({ minZoom: 3, noWrap: true })
}

/** Works, and then says how it went. */
async function finish(work: () => Promise<void>, tell: (error?: Error) => void): Promise<void> {
  try {
    await work()
  } catch (error) {
    tell(error as Error)
    return
  }
  tell()
}

async function ask(address: string, path: string): Promise<Tile> {
  const [z, x, y] = path.split('/') as [string, string, string]
  const answer = await fetch(address.replace('{z}', z).replace('{x}', x).replace('{y}', y))
  if (!answer.ok) throw new Error(`A tile did not come: ${answer.status}`)
  return (await answer.json()) as Tile
}

function colorsOf(element: HTMLElement): Colors {
  const style = getComputedStyle(element)
  return Object.fromEntries(
    colors.map((name) => [name, style.getPropertyValue(`--map-${name}`)]),
  ) as unknown as Colors
}

interface Look {
  readonly colors: Colors
  readonly font: string
  /** Pixels of a step. */
  readonly scale: number
  /** Where what is drawn begins in the tile, in pixels. */
  readonly offset: readonly [x: number, y: number]
  readonly zoom: number
}

function draw(context: CanvasRenderingContext2D, tile: Tile, look: Look): void {
  const { colors: color, zoom } = look
  const fill = (lines: readonly Line[] = [], style: string) => {
    context.beginPath()
    for (const line of lines) {
      trace(context, line, look)
      context.closePath()
    }
    context.fillStyle = style
    context.fill('evenodd')
  }
  const stroke = (lines: readonly Line[] = [], width: number) => {
    context.beginPath()
    for (const line of lines) trace(context, line, look)
    context.strokeStyle = color.line
    context.lineWidth = width
    context.stroke()
  }
  context.lineJoin = 'round'
  // Each of them by itself: those that lie beside another and touch it would undo each other.
  for (const line of tile.other ?? []) fill([line], color.other)
  fill(tile.land, color.land)
  fill(tile.water, color.water)
  if (zoom >= 7) stroke(tile.county, 1)
  stroke(tile.state, 2)
  names(context, tile, look)
}

function trace(context: CanvasRenderingContext2D, line: Line, { scale, offset: [left, top] }: Look): void {
  let [x, y] = [0, 0]
  for (let at = 0; at < line.length; at += 2) {
    x += line[at]!
    y += line[at + 1]!
    if (at === 0) context.moveTo(x * scale - left, y * scale - top)
    else context.lineTo(x * scale - left, y * scale - top)
  }
}

/** How many people a city has to have to be named, from far to near. */
const named = (zoom: number) =>
  zoom < 5 ? 1_500_000 : zoom < 7 ? 500_000 : zoom < 9 ? 150_000 : zoom < 10 ? 60_000 : 0

/** The largest cities first; a name that would lie on another is left out. All of a tile's are placed, so that its parts agree. */
function names(context: CanvasRenderingContext2D, tile: Tile, look: Look): void {
  const { scale, offset, colors: color, font, zoom } = look
  context.font = `italic 15px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const placed: (readonly [x: number, y: number, width: number])[] = []
  const least = named(zoom)
  for (const [name, x, y, population] of (tile.names ?? []).toSorted((a, b) => b[3] - a[3])) {
    if (population < least) continue
    const [at, down] = [x * scale, y * scale]
    const width = context.measureText(name).width
    if (placed.some(([a, d, w]) => Math.abs(a - at) < (w + width) / 2 + 8 && Math.abs(d - down) < 22))
      continue
    placed.push([at, down, width])
    context.lineWidth = 3
    context.strokeStyle = color.land
    context.strokeText(name, at - offset[0], down - offset[1])
    context.fillStyle = color.name
    context.fillText(name, at - offset[0], down - offset[1])
  }
}
