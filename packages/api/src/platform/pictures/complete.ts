import { existsSync } from 'node:fs'
import { opendir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_WIDTHS, type PictureWidth } from '@pasar/domain'
import sharp from 'sharp'
import type { Context } from '../context'
import { CAREFUL, fit, makeAvif } from './encode'
import { partPath, pictureKeyOf, picturePath } from './files'

export interface Completed {
  made: number
  /** they would be no smaller than their WebP */
  larger: number
  failed: number
}

/** Which width of a picture a file is, when it is a WebP. */
const widthOf = (name: string, key: string): PictureWidth | undefined =>
  PICTURE_WIDTHS.find((width) => name === picturePath(key, width))

/**
 * Made of the largest file there is, which has lost the least. People are being served: an AVIF has its name once it
 * is whole, and what a run that was ended leaves is written over by the next or swept.
 */
async function addAvif(dir: string, key: string, width: PictureWidth, webpBytes: number): Promise<boolean> {
  const largest = path.join(dir, picturePath(key, 960))
  const source = await readFile(existsSync(largest) ? largest : path.join(dir, picturePath(key, width)))
  const avif = await makeAvif(sharp(source).resize(fit(width)), webpBytes, CAREFUL)
  if (!avif) return false
  const name = picturePath(key, width, 'avif')
  const part = path.join(dir, partPath(name))
  await writeFile(part, avif)
  await rename(part, path.join(dir, name))
  return true
}

/**
 * Makes the AVIF files that pictures have not got: those from before there were any, and those whose AVIF failed. One
 * after the other, so that an open shop has the other cores.
 */
export async function addMissingAvifs({
  uploadsDir,
  claimsDir,
  log,
}: Pick<Context, 'uploadsDir' | 'claimsDir' | 'log'>): Promise<Completed> {
  const done: Completed = { made: 0, larger: 0, failed: 0 }
  for (const dir of [uploadsDir, claimsDir].filter((each) => existsSync(each))) {
    for await (const { name } of await opendir(dir)) {
      const key = pictureKeyOf(name)
      const width = widthOf(name, key)
      if (width === undefined || existsSync(path.join(dir, picturePath(key, width, 'avif')))) continue
      const webp = await stat(path.join(dir, name)).catch(() => null)
      // Someone has removed it in the meantime.
      if (!webp) continue
      try {
        done[(await addAvif(dir, key, width, webp.size)) ? 'made' : 'larger']++
      } catch (error) {
        log.warn({ err: error, picture: key, width }, 'a picture is kept without its AVIF')
        done.failed++
      }
    }
  }
  return done
}
