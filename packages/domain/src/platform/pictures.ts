/** What an uploaded picture may weigh, as a file. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024

/** What it may hold once decoded: more would only serve to exhaust the memory. */
export const MAX_PICTURE_PIXELS = 40_000_000

/** What cameras and screens make. SVG is left out: it is a program more than a picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Widths in pixels in which every picture is stored. */
export const PICTURE_WIDTHS = [320, 640, 960] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
