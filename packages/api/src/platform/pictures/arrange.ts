import type { Ground } from './grounds'
import { drawBetween, drawFraction } from './random'

/** One copy of the emoji in a picture; pixels of the whole picture, degrees clockwise. */
export interface Placement {
  /** centre, from the left */
  x: number
  /** foot of an upright thing, centre of a flat one */
  y: number
  /** longer side of the painted part */
  size: number
  angle: number
}

/**
 * Where the copies go. Views 0, 1, 2 are the shop's usual three: the whole thing, a closer look, several together.
 * The back comes first in the list.
 */
export function arrangeCopies(
  ground: Pick<Ground, 'rest' | 'baseline' | 'depth'>,
  view: number,
  seed: number,
): Placement[] {
  const salt = view * 16
  const turn = (most: number, n = 0) => drawBetween(seed, salt + n, -most, most)
  const side = drawFraction(seed, salt + 9) < 0.5 ? -1 : 1
  if (ground.rest === 'lies') return arrangeLying(view, turn, side)
  const { baseline: floor, depth } = ground
  if (view % 3 === 0) return [{ x: 480 + turn(14, 1), y: floor, size: 540 + turn(20, 2), angle: turn(3, 3) }]
  if (view % 3 === 1) {
    return [{ x: 480 + side * 46, y: floor + depth, size: 640 + turn(20, 2), angle: side * 2 + turn(1.5, 3) }]
  }
  return [
    { x: 480 + side * 216, y: floor - depth, size: 350, angle: side * 5 },
    { x: 480 - side * 232, y: floor - depth / 2, size: 372, angle: -side * 6 },
    { x: 480 + side * 10, y: floor + depth * 0.7, size: 452 + turn(14, 2), angle: turn(3, 3) },
  ]
}

function arrangeLying(view: number, turn: (most: number, n?: number) => number, side: number): Placement[] {
  if (view % 3 === 0) return [{ x: 480, y: 484, size: 540 + turn(20, 2), angle: side * 7 + turn(5, 3) }]
  if (view % 3 === 1) return [{ x: 480 + side * 30, y: 500, size: 650, angle: -side * 15 + turn(4, 3) }]
  return [
    { x: 480 + side * 190, y: 288, size: 316, angle: side * 16 + turn(6, 4) },
    { x: 480 - side * 216, y: 372, size: 330, angle: -side * 12 + turn(6, 3) },
    { x: 480 + side * 60, y: 668, size: 352, angle: side * 6 + turn(6, 2) },
  ]
}
