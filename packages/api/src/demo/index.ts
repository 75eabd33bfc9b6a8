import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type DemoSummary,
  GOODS,
  SMALL,
  SMALL_FILE,
  STORES,
  seedCatalogue,
  seedDemo,
  seedSmall,
} from '@pasar/db/seed'
import { hashPassword } from '../accounts/internal/passwords'
import { fileAt, openFilesDir } from '../downloads/internal/store'
import { makeCustomerPhotos, makeDemoPictures, makeStoreLogos } from '../platform/pictures'
import { makeBannerPictures } from './banner-pictures'
import { fillDatabase, openMarket, refuseFilled } from './files'
import { makeDemoFiles } from './item-files'
import { makeSmallPictures } from './small-pictures'

export { makeSmallPictures } from './small-pictures'
export type { DemoSummary }

/** The password of all demo accounts. */
export const DEMO_PASSWORD = SMALL.password

export interface SeedProgress {
  stage: 'pictures' | 'items'
  done: number
  total: number
}

export interface SeedOptions {
  /** The moment the marketplace is made for, in epoch milliseconds. */
  now: number
  onProgress?: (progress: SeedProgress) => void
}

const uploadsOf = (dataDir: string): string => path.join(dataDir, 'uploads')

/**
 * Makes the demo marketplace in a folder: pictures first, then the database, which appears only when it is
 * whole. Ended half way, it can simply be started again.
 * @throws Error when the folder already holds a marketplace with members
 */
export async function makeDemo(dataDir: string, { now, onProgress }: SeedOptions): Promise<DemoSummary> {
  await refuseFilled(dataDir)
  const uploads = uploadsOf(dataDir)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const pictures = await makeDemoPictures(GOODS, uploads, {
    onProgress: (done, total) => onProgress?.({ stage: 'pictures', done, total }),
  })
  const customerPhotos = await makeCustomerPhotos(GOODS, uploads)
  const logos = await makeStoreLogos(STORES, uploads)
  const banners = await makeBannerPictures(uploads)
  const files = await makeDemoFiles(GOODS, dataDir, now)
  return fillDatabase(dataDir, now, (database) =>
    seedDemo(database, { now, passwordHash, pictures, customerPhotos, files, logos, banners }),
  )
}

/** Makes the small marketplace of the tests in a folder. @throws Error when the folder already holds one */
export async function makeSmall(dataDir: string, { now }: SeedOptions): Promise<void> {
  await refuseFilled(dataDir)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await makeSmallPictures(uploadsOf(dataDir))
  await writeFile(fileAt(openFilesDir(dataDir), SMALL_FILE.key), SMALL_FILE.content)
  await fillDatabase(dataDir, now, (database) => seedSmall(database, { now, passwordHash }))
}

/** Adds items to the marketplace of a folder, to measure how it behaves when it is large. */
export async function addCatalogue(
  dataDir: string,
  items: number,
  { now, onProgress }: SeedOptions,
): Promise<void> {
  await mkdir(uploadsOf(dataDir), { recursive: true })
  const database = openMarket(dataDir, now)
  try {
    seedCatalogue(database, {
      items,
      now,
      onProgress: (done, total) => onProgress?.({ stage: 'items', done, total }),
    })
  } finally {
    await database.close()
  }
}
