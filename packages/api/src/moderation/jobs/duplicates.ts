import path from 'node:path'
import {
  findLookalikes,
  type HashedPicture,
  listUncompared,
  listUnhashed,
  markCompared,
  NO_ROOTS,
  type PicturePlace,
  putItemDuplicate,
  putPictureHash,
  retryLostPictures,
  type Tx,
} from '@pasar/db'
import { hashDistance, MAX_HASH_DISTANCE } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { waitForIdle } from '../../platform/jobs/wait-for-idle'
import { picturePath } from '../../platform/pictures/files'
import { hashFiles } from '../internal/hash-files'

/** How many pictures one process hashes; starting a process costs as much as fifteen pictures. */
const HASHED_AT_ONCE = 100
/** Pictures that are compared in one commit; others wait for it. */
const COMPARED_AT_ONCE = 20
/** A picture of a thousand others is a form's or a brand's: whoever looks for copies of it does not need all of them. */
const MAX_LOOKALIKES = 1_000
/** Of a picture that everybody uses the pairs would grow with its square. */
const MAX_PAIRS = 10

/** Hashes pictures without a hash: older ones, and those of the demo. */
async function hashPictures(ctx: Context, signal: AbortSignal): Promise<void> {
  let after: PicturePlace | null = null
  while (!signal.aborted) {
    await waitForIdle(signal)
    const pictures: Awaited<ReturnType<typeof listUnhashed>> = await listUnhashed(
      ctx.db,
      after,
      HASHED_AT_ONCE,
    )
    if (pictures.length === 0) return
    const files = pictures.map(({ key }) => path.join(ctx.uploadsDir, picturePath(key, 320)))
    const hashes = await hashFiles(files)
    await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
      for (const [at, picture] of pictures.entries()) await putPictureHash(tx, picture, hashes[at] ?? null)
    })
    after = pictures.at(-1) ?? null
  }
}

/** The nearest picture of each other item, the nearest items first. */
async function findNear(tx: Tx, picture: HashedPicture) {
  const found = await findLookalikes(tx, picture, MAX_LOOKALIKES)
  const near = found
    .map((other) => ({ other, distance: hashDistance(picture.bands, other.bands) }))
    .filter(({ distance }) => distance <= MAX_HASH_DISTANCE)
    .sort((a, b) => a.distance - b.distance || a.other.seq - b.other.seq)
  const nearest = new Map<number, (typeof near)[number]>()
  for (const each of near) if (!nearest.has(each.other.seq)) nearest.set(each.other.seq, each)
  return [...nearest.values()].slice(0, MAX_PAIRS)
}

/** Compares pictures with those of all other sellers, and notes the pairs of items that show the same. */
async function comparePictures(ctx: Context, signal: AbortSignal): Promise<void> {
  let isDone = false
  while (!isDone && !signal.aborted) {
    await waitForIdle(signal)
    isDone = await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
      const pictures = await listUncompared(tx, COMPARED_AT_ONCE)
      for (const picture of pictures) {
        // A draft is compared once it is on sale.
        const near = picture.isShown ? await findNear(tx, picture) : []
        for (const { other, distance } of near) await putItemDuplicate(tx, picture, other, distance)
        await markCompared(tx, picture)
      }
      return pictures.length < COMPARED_AT_ONCE
    })
  }
}

/** Finds items whose pictures are another seller's. What is left to do stands in the rows, so a run that was killed is continued. */
export async function noteDuplicates(ctx: Context, signal: AbortSignal): Promise<void> {
  await hashPictures(ctx, signal)
  await comparePictures(ctx, signal)
}

/** Pictures without a file are looked for again: those of a demo are drawn later. */
export const retryLost = (ctx: Context): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, (tx) => retryLostPictures(tx))
