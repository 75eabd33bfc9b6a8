import sharp from 'sharp'
import type { Hostile } from './hostile'

const uint = (bytes: 1 | 2 | 4, ...values: number[]): Buffer => {
  const buffer = Buffer.alloc(bytes * values.length)
  values.forEach((value, at) => void buffer.writeUIntBE(value, at * bytes, bytes))
  return buffer
}
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([uint(4, content.length + 8), Buffer.from(type, 'latin1'), content])
}
const fullBox = (type: string, version: number, ...parts: Buffer[]): Buffer =>
  box(type, uint(1, version, 0, 0, 0), ...parts)

const EDGE = 384
/** libheif takes no more tiles. */
const SIDE = 16
const [GRID, TILE] = [1, 2]

interface Grid {
  columns: number
  rows: number
  /** The canvas as the grid itself states it. */
  width: number
  height: number
  /** As the header of the picture states it, where it lies. */
  given?: [width: number, height: number]
}

/** The whole box of a type in a file. */
function findBox(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1') - 4
  return file.subarray(at, at + file.readUInt32BE(at))
}

/**
 * An AVIF that is put together of tiles (ISO 23008-12, section 6.6.2.3): all of them the same one, so that a canvas of
 * any size weighs two bytes for each tile.
 */
function makeGrid(tile: Buffer, { columns, rows, width, height, given = [width, height] }: Grid): Buffer {
  const pixels = findBox(tile, 'mdat').subarray(8)
  const grid = Buffer.concat([uint(1, 0, 1, rows - 1, columns - 1), uint(4, width, height)])
  const entry = (id: number, kind: string) =>
    fullBox('infe', 2, uint(2, id, 0), Buffer.from(`${kind}\0`, 'latin1'))
  const properties = box(
    'ipco',
    fullBox('ispe', 0, uint(4, ...given)),
    fullBox('ispe', 0, uint(4, EDGE, EDGE)),
    findBox(tile, 'av1C'),
    fullBox('pixi', 0, uint(1, 3, 8, 8, 8)),
  )
  const owners = fullBox(
    'ipma',
    0,
    uint(4, 2),
    uint(2, GRID),
    uint(1, 2, 1, 4),
    uint(2, TILE),
    uint(1, 3, 2, 0x83, 4),
  )
  const tiles = uint(2, ...Array<number>(columns * rows).fill(TILE))
  const makeMeta = (at: number): Buffer =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, uint(4, 0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
      fullBox('pitm', 0, uint(2, GRID)),
      fullBox('iinf', 0, uint(2, 2), entry(GRID, 'grid'), entry(TILE, 'av01')),
      fullBox('iref', 0, box('dimg', uint(2, GRID, columns * rows), tiles)),
      box('iprp', properties, owners),
      // Offsets and lengths of four bytes each: one piece of the file for each item.
      fullBox(
        'iloc',
        0,
        uint(1, 0x44, 0),
        uint(2, 2, GRID, 0, 1),
        uint(4, at, grid.length),
        uint(2, TILE, 0, 1),
        uint(4, at + grid.length, pixels.length),
      ),
    )
  const start = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'))
  const at = start.length + makeMeta(0).length + 8
  return Buffer.concat([start, makeMeta(at), box('mdat', grid, pixels)])
}

/** A grid that is what it says it is: were it not taken, the bombs would be refused for how they are made. */
const HARMLESS: Grid = { columns: 4, rows: 3, width: 4 * EDGE, height: 3 * EDGE }

const BOMBS: Readonly<Record<string, Grid>> = {
  'grid of 38 megapixels': { columns: SIDE, rows: SIDE, width: SIDE * EDGE, height: SIDE * EDGE },
  'grid that says it is small': {
    columns: SIDE,
    rows: SIDE,
    width: SIDE * EDGE,
    height: SIDE * EDGE,
    given: [EDGE, EDGE],
  },
  'grid of 65,280 tiles': { columns: 255, rows: 256, width: 97_920, height: 98_304, given: [EDGE, EDGE] },
  'canvas without tiles': { columns: 1, rows: 1, width: 30_000, height: 30_000, given: [EDGE, EDGE] },
  'grid that says it is large': { columns: 1, rows: 1, width: EDGE, height: EDGE, given: [6_000, 6_000] },
}

/** AVIF files of a few kilobytes whose canvas is large. */
export async function makeGridBombs(): Promise<Hostile[]> {
  const tile = await sharp({ create: { width: EDGE, height: EDGE, channels: 3, background: '#0b6b57' } })
    .avif({ effort: 0 })
    .toBuffer()
  const make = (name: string, grid: Grid): Hostile => ({
    name,
    type: 'image/avif',
    bytes: makeGrid(tile, grid),
  })
  return [
    make('AVIF of tiles', HARMLESS),
    ...Object.entries(BOMBS).map(([name, grid]) => make(`bomb of AVIF: ${name}`, grid)),
  ]
}
