import sharp from 'sharp'
import type { Family } from './palette'
import { drawLattice, drawWeave } from './textiles'

/** Width and height of every composed picture in pixels. */
export const GROUND_SIZE = 960

/** How things rest on a ground: `stands` on `baseline` (its y in pixels), or `lies` flat, seen from above. */
export interface Ground {
  kind: string
  rest: 'stands' | 'lies'
  baseline: number
  /** how far before and behind the baseline there is space, in pixels of y */
  depth: number
  draw: (family: Family) => string
}

const vignette = ({ shadow }: Family, strength = 0.2) =>
  `<radialGradient id="vignette" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="${shadow}" stop-opacity="0"/>
   <stop offset="1" stop-color="${shadow}" stop-opacity="${strength}"/></radialGradient>
   <rect width="960" height="960" fill="url(#vignette)"/>`

const upright = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const light = (id: string, color: string, strength: number) =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`

/** A photographer's paper roll: wall and floor flow into each other. */
const cove: Ground = {
  kind: 'cove',
  rest: 'stands',
  baseline: 760,
  depth: 40,
  draw: (family) => `<linearGradient id="roll" x2="0" y2="1"><stop stop-color="${family.wall}"/>
    <stop offset=".6" stop-color="${family.wall}"/><stop offset=".78" stop-color="${family.floor}"/>
    <stop offset="1" stop-color="${family.wall}"/></linearGradient>${light('glow', family.glow, 0.9)}
    <rect width="960" height="960" fill="url(#roll)"/><ellipse cx="480" cy="400" rx="520" ry="430" fill="url(#glow)"/>
    ${vignette(family)}`,
}

/** A table before a wall, lit from the upper left. */
const table: Ground = {
  kind: 'table',
  rest: 'stands',
  baseline: 800,
  depth: 44,
  draw: (family) => `${upright('wall', family.glow, family.wall)}${upright('top', family.floor, family.deep)}
    ${light('glow', family.glow, 0.9)}<rect width="960" height="960" fill="url(#wall)"/>
    <rect y="640" width="960" height="320" fill="url(#top)"/><rect y="640" width="960" height="5" fill="${family.glow}" opacity=".55"/>
    <rect y="600" width="960" height="40" fill="${family.shadow}" opacity=".05"/>
    <ellipse cx="330" cy="760" rx="560" ry="130" fill="url(#glow)" opacity=".5"/>${vignette(family)}`,
}

/** Sun through a window on a plain wall. */
const window: Ground = {
  kind: 'window',
  rest: 'stands',
  baseline: 780,
  depth: 40,
  draw: (family) => `${upright('wall', family.wall, family.floor)}${upright('top', family.floor, family.deep)}
    <filter id="soft" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="9"/></filter>
    <rect width="960" height="960" fill="url(#wall)"/><rect y="700" width="960" height="260" fill="url(#top)"/>
    <g filter="url(#soft)" fill="${family.glow}" opacity=".62">
      <path d="M120 60L330 0L330 250L120 310Z"/><path d="M356 -8L590 -74L590 176L356 242Z"/>
      <path d="M120 342L330 282L330 532L120 592Z"/><path d="M356 274L590 208L590 458L356 524Z"/></g>
    <path d="M60 700L420 700L560 960L120 960Z" fill="${family.glow}" opacity=".22" filter="url(#soft)"/>${vignette(family, 0.16)}`,
}

/** A songket lattice, with a calm plate of light in the middle. */
const lattice: Ground = {
  kind: 'lattice',
  rest: 'lies',
  baseline: 770,
  depth: 0,
  draw: (
    family,
  ) => `${drawLattice('songket', family, 120)}<radialGradient id="base"><stop stop-color="${family.wall}"/>
    <stop offset="1" stop-color="${family.floor}"/></radialGradient>
    <radialGradient id="plate"><stop offset=".35" stop-color="${family.wall}"/><stop offset="1" stop-color="${family.wall}" stop-opacity="0"/></radialGradient>
    <rect width="960" height="960" fill="url(#base)"/><rect width="960" height="960" fill="url(#songket)" opacity=".34"/>
    <circle cx="480" cy="480" r="430" fill="url(#plate)"/>${vignette(family)}`,
}

/** Two large discs of colour on a slanted gradient. */
export const discs: Ground = {
  kind: 'discs',
  rest: 'lies',
  baseline: 760,
  depth: 0,
  draw: (
    family,
  ) => `<linearGradient id="slope" x2="1" y2="1"><stop stop-color="${family.wall}"/><stop offset="1" stop-color="${family.floor}"/></linearGradient>
    ${upright('disc', family.glow, family.wall)}<rect width="960" height="960" fill="url(#slope)"/>
    <circle cx="840" cy="130" r="250" fill="${family.deep}" opacity=".28"/><circle cx="90" cy="880" r="210" fill="${family.deep}" opacity=".22"/>
    <circle cx="480" cy="480" r="350" fill="url(#disc)" opacity=".8"/>`,
}

/** A pool of light in a darker scene. */
const spotlight: Ground = {
  kind: 'spotlight',
  rest: 'stands',
  baseline: 790,
  depth: 36,
  draw: (family) => `${upright('wall', family.deep, family.floor)}${light('pool', family.glow, 0.95)}
    <linearGradient id="beam" x2="0" y2="1"><stop stop-color="${family.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${family.glow}" stop-opacity="0"/></linearGradient>
    <filter id="soft" x="-12%" y="-12%" width="124%" height="124%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="22"/></filter>
    <rect width="960" height="960" fill="url(#wall)"/><path d="M400 -60L560 -60L830 800L130 800Z" fill="url(#beam)" filter="url(#soft)"/>
    <ellipse cx="480" cy="780" rx="450" ry="120" fill="url(#pool)"/>${vignette(family, 0.3)}`,
}

/** A round plinth before an arched niche. */
const plinth: Ground = {
  kind: 'plinth',
  rest: 'stands',
  baseline: 742,
  depth: 24,
  draw: (
    family,
  ) => `${upright('wall', family.wall, family.floor)}${upright('niche', family.floor, family.wall)}
    <linearGradient id="side" x2="1" y2="0"><stop stop-color="${family.floor}"/><stop offset=".35" stop-color="${family.wall}"/>
    <stop offset="1" stop-color="${family.deep}"/></linearGradient>${upright('lid', family.wall, family.glow)}
    <rect width="960" height="960" fill="url(#wall)"/>
    <path d="M190 960V420A290 290 0 0 1 770 420V960Z" fill="${family.deep}" opacity=".35"/>
    <path d="M206 960V424A274 274 0 0 1 754 424V960Z" fill="url(#niche)"/>
    <rect y="850" width="960" height="110" fill="${family.floor}"/><ellipse cx="500" cy="872" rx="390" ry="34" fill="${family.shadow}" opacity=".16"/>
    <path d="M150 740V838A330 56 0 0 0 810 838V740Z" fill="url(#side)"/><ellipse cx="480" cy="740" rx="330" ry="56" fill="url(#lid)"/>`,
}

/** A board on the wall with its shadow below. */
const shelf: Ground = {
  kind: 'shelf',
  rest: 'stands',
  baseline: 752,
  depth: 7,
  draw: (
    family,
  ) => `${upright('wall', family.glow, family.wall)}${upright('under', family.shadow, family.wall)}
    <linearGradient id="front" x2="0" y2="1"><stop stop-color="${family.floor}"/><stop offset="1" stop-color="${family.deep}"/></linearGradient>
    <rect width="960" height="960" fill="url(#wall)"/>
    <g stroke="${family.deep}" stroke-opacity=".16" stroke-width="3"><path d="M160 0V960M320 0V960M480 0V960M640 0V960M800 0V960"/></g>
    <rect y="800" width="960" height="120" fill="url(#under)" opacity=".26"/><rect y="730" width="960" height="30" fill="${family.floor}"/>
    <rect y="758" width="960" height="46" fill="url(#front)"/><rect y="756" width="960" height="3" fill="${family.glow}" opacity=".6"/>${vignette(family, 0.14)}`,
}

/** A woven mat seen from above. */
const weave: Ground = {
  kind: 'weave',
  rest: 'lies',
  baseline: 770,
  depth: 0,
  draw: (family) => `${drawWeave('mat', family, 88)}${light('glow', family.glow, 0.75)}
    <rect width="960" height="960" fill="url(#mat)"/><rect width="960" height="960" fill="${family.wall}" opacity=".5"/>
    <circle cx="400" cy="400" r="600" fill="url(#glow)"/>${vignette(family, 0.3)}`,
}

/** Neighbours in this list look different, so that a step of one is already another kind. */
export const GROUNDS: readonly Ground[] = [
  cove,
  lattice,
  table,
  discs,
  plinth,
  weave,
  window,
  spotlight,
  shelf,
]

/** Paints a ground as opaque RGB pixels, `size` square. */
export async function paintGround(ground: Ground, family: Family, size = GROUND_SIZE): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 960 960">${ground.draw(family)}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}
