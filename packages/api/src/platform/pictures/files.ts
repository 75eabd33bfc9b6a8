import { rm } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_WIDTHS, type PictureWidth } from '@pasar/domain/platform/pictures'

/** Every picture is stored as WebP, which is what addresses name; an AVIF is beside it where that is smaller. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The file name of a stored picture in one width, relative to its folder. */
export const picturePath = (key: string, width: PictureWidth, format: PictureFormat = 'webp'): string =>
  `${key}-${width}.${format}`

/** A file on its way: it gets its own name when it is whole. */
export const partPath = (name: string): string => `.${name}.part`

const NAME = new RegExp(`^\\.?(.+)-\\d+\\.(?:${PICTURE_FORMATS.join('|')})(?:\\.part)?$`)

/** The key of the picture that a file is one of; empty for files that are no picture's. */
export const pictureKeyOf = (name: string): string => NAME.exec(name)?.[1] ?? ''

/** Removes all files of an unused picture, whichever exist, and incomplete ones. */
export async function removePicture(dir: string, key: string): Promise<void> {
  const names = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.flatMap((format) => {
      const name = picturePath(key, width, format)
      return [name, partPath(name)]
    }),
  )
  await Promise.all(names.map((name) => rm(path.join(dir, name), { force: true })))
}
