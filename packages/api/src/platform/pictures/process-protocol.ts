// What the server and the process of a picture say to each other. Nothing here loads a decoder into the server.

/** A whole picture, or the square of it that shows the most. */
export const SHAPES = ['whole', 'square'] as const
export type Shape = (typeof SHAPES)[number]

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
