import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type DemoSummary,
  GOODS,
  SMALL,
  SMALL_FILE,
  seedCatalogue,
  seedDemo,
  seedSmall,
} from '@pasar/db/seed'
import { hashPassword } from '../accounts/internal/passwords'
import { openVault } from '../accounts/internal/vault'
import { fileAt, openFilesDir } from '../downloads/internal/store'
import { makePreviewer, type PlannedPicture } from '../platform/pictures'
import { playActivity } from './activity'
import { Drawing, markUndrawn, type OnDrawn, planDemoPictures } from './drawing'
import { fillDatabase, openMarket, refuseFilled } from './files'
import { makeDemoFiles } from './item-files'
import { makeSmallPictures } from './small-pictures'

export { Drawing, hasUndrawn } from './drawing'
export { makeSmallPictures } from './small-pictures'
export type { DemoSummary }

/** The password of all demo accounts. */
const DEMO_PASSWORD = SMALL.password

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

interface DemoOptions {
  drawsLater?: boolean
  /** For addresses in mails, as the server will have it. */
  env?: Readonly<Record<string, string | undefined>>
}

const uploadsOf = (dataDir: string): string => path.join(dataDir, 'uploads')

/**
 * Makes the demo marketplace in a folder. Its database appears only when it is whole, and its pictures are drawn before,
 * unless they are left for later. Ended half way, it can simply be started again. What members did lately comes last: ended
 * within that second, some of it is missing.
 * @throws Error when the folder already holds a marketplace with members
 */
export async function makeDemo(
  dataDir: string,
  { now, onProgress, drawsLater = false, env = {} }: SeedOptions & DemoOptions,
): Promise<DemoSummary> {
  await refuseFilled(dataDir)
  await markUndrawn(dataDir)
  const onDrawn: OnDrawn = (done, total) => onProgress?.({ stage: 'pictures', done, total })
  if (!drawsLater) await (await Drawing.open(dataDir)).run(onDrawn)
  const preview = makePreviewer()
  const previewAll = (pictures: readonly PlannedPicture[]) => Promise.all(pictures.map(preview))
  const planned = planDemoPictures()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const pictures = await mapOneByOne(planned.goods, previewAll)
  const customerPhotos = await mapOneByOne(planned.customerPhotos, previewAll)
  const logos = await mapOneByOne(planned.logos, preview)
  const banners = await mapOneByOne(planned.banners, preview)
  const files = await makeDemoFiles(GOODS, dataDir, now)
  const { seal } = openVault(dataDir)
  const summary = await fillDatabase(dataDir, now, (database) =>
    seedDemo(database, { now, passwordHash, pictures, customerPhotos, files, logos, banners, seal }),
  )
  await playActivity(dataDir, now, env)
  return summary
}

async function mapOneByOne<In, Out>(list: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = []
  for (const one of list) results.push(await work(one))
  return results
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
