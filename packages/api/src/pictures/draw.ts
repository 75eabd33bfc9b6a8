import type { Placement } from './arrange'
import { type Canvas, type Colour, type Pose, paintTexture, shadeEllipse, shadeTexture } from './canvas'
import type { Sprite } from './emoji'
import type { Ground } from './grounds'

/** Draws one copy of the emoji with its shadows onto the canvas. */
export function drawCopy(
  canvas: Canvas,
  sprite: Sprite,
  placement: Placement,
  rest: Ground['rest'],
  shadow: Colour,
): void {
  const { box } = sprite
  const pose: Pose = {
    x: placement.x,
    y: placement.y,
    pivot: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
    scale: placement.size / Math.max(box.width, box.height),
    turn: (placement.angle * Math.PI) / 180,
  }
  if (rest === 'lies') {
    shadeTexture(canvas, sprite.shadow, { ...pose, x: pose.x + 10, y: pose.y + 22 }, shadow, 0.55)
  } else {
    pose.y -= measureFoot(sprite, pose)
    shadeFloor(canvas, sprite, placement, pose.scale, shadow)
  }
  paintTexture(canvas, placement.faded ? sprite.faded : sprite.figure, pose)
}

/** How far below its pivot the turned figure touches the ground, in pixels of the canvas. */
function measureFoot({ soles }: Sprite, { pivot, scale, turn }: Pose): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const depths = soles.map((y, x) => (y < 0 ? 0 : (y + 1 - pivot.y) * cos + (x + 0.5 - pivot.x) * sin))
  return Math.max(...depths) * scale
}

/** The shadows of something that stands: a dark line where it touches and a wide soft pool around. */
function shadeFloor(canvas: Canvas, sprite: Sprite, placement: Placement, scale: number, colour: Colour): void {
  const { box, foot } = sprite
  const x = placement.x + (foot.centre - (box.left + box.width / 2)) * scale
  const { y } = placement
  const touch = Math.max(foot.width, box.width * 0.3) * scale
  const pool = Math.max(box.width * scale, touch * 1.2)
  shadeEllipse(canvas, { x: x + 10, y: y - 4, rx: pool * 0.72, ry: pool * 0.13 }, colour, 0.34)
  shadeEllipse(canvas, { x, y: y - 5, rx: touch * 0.62, ry: Math.max(14, touch * 0.07) }, colour, 0.62)
}
