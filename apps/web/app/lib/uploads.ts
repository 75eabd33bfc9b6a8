import { PICTURE_WIDTHS, type PictureWidth } from '@pasar/domain/pictures'

export const pictureUrl = (key: string, width: PictureWidth): string => `/uploads/${key}-${width}.webp`

export const pictureSrcSet = (key: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ')
