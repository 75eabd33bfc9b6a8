/** The widths pictures are stored in. */
export const PICTURE_WIDTHS = [320, 640, 960] as const

export const pictureUrl = (key: string, width: (typeof PICTURE_WIDTHS)[number]): string =>
  `/uploads/${key}-${width}.webp`

export const pictureSrcSet = (key: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ')
