import sharp from 'sharp'
import { composePicture, type StoredPicture } from '../platform/pictures'
import { CAREFUL } from '../platform/pictures/encode'
import { writePicture } from '../platform/pictures/write'

/** What the banners show, in their order: a price tag, a second life, handiwork, a parcel. */
const SUBJECTS = [
  { emoji: '1f3f7-fe0f', view: 2, seed: 11 },
  { emoji: '1f33f', view: 0, seed: 21 },
  { emoji: '1f9f5', view: 2, seed: 33 },
  { emoji: '1f4e6', view: 2, seed: 47 },
] as const

/** Makes the pictures of the home page's banners. */
export async function makeBannerPictures(dir: string): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = []
  for (const [index, subject] of SUBJECTS.entries()) {
    const picture = await composePicture(subject)
    const open = () => sharp(picture)
    pictures.push(await writePicture(open, await open().metadata(), dir, `banner-${index + 1}`, CAREFUL))
  }
  return pictures
}
