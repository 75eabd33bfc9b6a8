import type { Placement } from './arrange'
import { type Canvas, type Colour, type Pose, paintTexture, shadeEllipse, shadeTexture } from './canvas'
import type { Sprite } from './emoji'
import { GROUND_SIZE, type Ground } from './grounds'

/** Draws one copy of the emoji with its shadows onto the canvas. */
export function drawCopy(
  canvas: Canvas,
  sprite: Sprite,
  placement: Placement,
  rest: Ground['rest'],
  shadow: Colour,
): void {
  /** Canvas pixels per pixel of a whole picture, the unit of placements. */
  const unit = canvas.size / GROUND_SIZE
  const [x, y] = [placement.x * unit, placement.y * unit]
  const { angle } = placement
  const scale = (placement.size * unit) / Math.max(sprite.width, sprite.height)
  const turn = (angle * Math.PI) / 180
  if (rest === 'lies') {
    shadeTexture(canvas, sprite.shadow, { x: x + 10 * unit, y: y + 22 * unit, scale, turn }, shadow, 0.55)
    paintTexture(canvas, sprite.figure, { x, y, scale, turn })
    return
  }
  const pose: Pose = { x, y: y - measureFoot(sprite, turn) * scale, scale, turn }
  shadeFloor(canvas, sprite, x, y, scale, shadow)
  paintTexture(canvas, sprite.figure, pose)
}

/** How far below its middle the turned figure touches the ground. */
function measureFoot({ soles, width, height }: Sprite, turn: number): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Math.max(...soles.map((sole, x) => (sole - height / 2) * cos + (x + 0.5 - width / 2) * sin))
}

/** The shadows of an upright thing: a dark line where it touches and a wide soft pool around. */
function shadeFloor(
  canvas: Canvas,
  sprite: Sprite,
  middle: number,
  y: number,
  scale: number,
  colour: Colour,
): void {
  const unit = canvas.size / GROUND_SIZE
  const x = middle + (sprite.foot.centre - sprite.width / 2) * scale
  const touch = Math.max(sprite.foot.width, sprite.width * 0.3) * scale
  const pool = Math.max(sprite.width * scale, touch * 1.2)
  shadeEllipse(canvas, { x: x + 10 * unit, y: y - 4 * unit, rx: pool * 0.72, ry: pool * 0.13 }, colour, 0.34)
  shadeEllipse(
    canvas,
    { x, y: y - 5 * unit, rx: touch * 0.62, ry: Math.max(14 * unit, touch * 0.07) },
    colour,
    0.62,
  )
}
