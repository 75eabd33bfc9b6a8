// What the server and the process of a picture say to each other. Nothing here loads a decoder into the server.

import type { Crop, Size } from '@pasar/domain/platform/picture-forms'

/** A part of a picture, in pixels of a copy of this size, before it is turned. */
export interface Part {
  crop: Crop
  of: Size
}

/** A whole picture, the square of it that shows the most, or a part of it. */
export type Shape = 'whole' | 'square' | Part

/** A shape as an argument of the process. */
export function writeShape(shape: Shape): string {
  if (typeof shape === 'string') return shape
  const { turns, left, top, width, height } = shape.crop
  return [turns, left, top, width, height, shape.of.width, shape.of.height].join(' ')
}

export function readShape(text: string): Shape {
  const [turns = 0, left = 0, top = 0, width = 0, height = 0, ofWidth = 0, ofHeight = 0] = text
    .split(' ')
    .map(Number)
  if (ofHeight > 0)
    return { crop: { turns, left, top, width, height }, of: { width: ofWidth, height: ofHeight } }
  return text === 'square' ? 'square' : 'whole'
}

/** In place of a shape: how stored pictures look is asked, and nothing is made. */
export const HASHES = 'hashes'
/** Between the paths of files; no path has it. */
export const FILES_APART = '\0'

/** The edge in pixels of a square. */
export const SQUARE_EDGE = 320

/** Why a picture was refused, as codes of the error catalogue. */
export const DECODE_REFUSALS = [
  'PICTURE_UNREADABLE',
  'PICTURE_SEVERAL_FRAMES',
  'PICTURE_TOO_MANY_PIXELS',
  'PICTURE_TOO_LARGE_FOR_KIND',
  'PICTURE_NOT_PROCESSED',
  'STORAGE_FULL',
] as const
export type DecodeRefusal = (typeof DECODE_REFUSALS)[number]
