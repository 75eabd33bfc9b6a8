import { PICTURE_WIDTHS, type PictureWidth } from '@pasar/domain/platform/pictures'
import type { MetaDescriptor } from '@remix-run/node'

export const pictureUrl = (key: string, width: PictureWidth): string => `/uploads/${key}-${width}.webp`

export const pictureSrcSet = (key: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictureUrl(key, width)} ${width}w`).join(', ')

/**
 * For the head of a page: the largest picture of its first view is asked for before the styles and the text
 * in front of it are read.
 */
export const preloadPicture = (key: string | undefined, sizes: string): MetaDescriptor[] =>
  key === undefined
    ? []
    : [
        {
          tagName: 'link',
          rel: 'preload',
          as: 'image',
          imageSrcSet: pictureSrcSet(key),
          imageSizes: sizes,
          // React 18 knows the attribute only by its HTML name.
          fetchpriority: 'high',
        },
      ]
