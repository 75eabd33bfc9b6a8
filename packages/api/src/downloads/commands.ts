import { type BoughtFile, findBoughtFile, findLivingSessions, takeDownload } from '@pasar/db'
import { DomainError, mayDownload } from '@pasar/domain'
import type { Buyer } from '../access/actors'
import type { Context } from '../platform/context'
import {
  type DownloadLink,
  makeAppToken,
  makeDownloadToken,
  readAppToken,
  readDownloadToken,
} from './internal/link'
import { fileAt } from './internal/store'

/** @throws DomainError DOWNLOAD_ENDED when it was refunded, FILE_WITHDRAWN when its seller took that version back */
function requireOpen(file: BoughtFile): void {
  const { orderState, parcelState, withdrawnAt } = file
  if (!mayDownload(orderState, parcelState, file)) throw new DomainError('DOWNLOAD_ENDED')
  if (withdrawnAt !== null) throw new DomainError('FILE_WITHDRAWN')
}

/** Counts one download of a file of a bought line; within an hour of one that was counted, none. @throws DomainError NOT_FOUND, DOWNLOAD_ENDED, FILE_WITHDRAWN, DOWNLOADS_USED_UP */
async function countDownload(ctx: Context, buyer: Buyer, wanted: DownloadLink): Promise<void> {
  await ctx.transact({ order: { line: wanted.lineId } }, async (tx) => {
    const file = await findBoughtFile(tx, buyer.id, wanted.lineId, wanted.fileId)
    if (!file) throw new DomainError('NOT_FOUND')
    requireOpen(file)
    if (!(await takeDownload(tx, wanted.lineId, wanted.fileId, ctx.now())))
      throw new DomainError('DOWNLOADS_USED_UP')
  })
}

/**
 * Counts one download and makes the link it is fetched with. Within an hour, stopping, going on and pressing again count
 * nothing more.
 * @returns the token of the link
 * @throws DomainError NOT_FOUND, DOWNLOAD_ENDED, FILE_WITHDRAWN, DOWNLOADS_USED_UP
 */
export async function startDownload(ctx: Context, buyer: Buyer, wanted: DownloadLink): Promise<string> {
  await countDownload(ctx, buyer, wanted)
  return makeDownloadToken(ctx, buyer, wanted)
}

/**
 * The same for an app: a link that works without a cookie, for as long as the session that asks for it.
 * @throws DomainError NOT_FOUND, DOWNLOAD_ENDED, FILE_WITHDRAWN, DOWNLOADS_USED_UP
 */
export async function startAppDownload(ctx: Context, buyer: Buyer, sessionId: string, wanted: DownloadLink) {
  await countDownload(ctx, buyer, wanted)
  return makeAppToken(ctx, { ...wanted, buyerId: buyer.id, sessionId })
}

export interface OpenDownload {
  /** The path of the bytes. */
  file: string
  name: string
  bytes: number
  sha256: string
  kind: string
}

async function openFile(
  ctx: Context,
  buyerId: string,
  { lineId, fileId }: DownloadLink,
): Promise<OpenDownload> {
  const found = await findBoughtFile(ctx.db, buyerId, lineId, fileId)
  if (!found) throw new DomainError('NOT_FOUND')
  requireOpen(found)
  const { key, name, bytes, sha256, kind } = found
  return { file: fileAt(ctx.filesDir, key), name, bytes, sha256, kind }
}

/**
 * What a link leads to. A link to an older version goes on working when a newer one comes.
 * @throws DomainError NOT_FOUND, LINK_ENDED, DOWNLOAD_ENDED, FILE_WITHDRAWN
 */
export const openDownload = async (ctx: Context, buyer: Buyer, token: string): Promise<OpenDownload> =>
  openFile(ctx, buyer.id, readDownloadToken(ctx, buyer, token))

/** What a link of an app leads to, whoever asks. @throws DomainError NOT_FOUND, LINK_ENDED, DOWNLOAD_ENDED, FILE_WITHDRAWN */
export async function openAppDownload(ctx: Context, token: string): Promise<OpenDownload> {
  const { buyerId, sessionId, ...wanted } = readAppToken(ctx, token)
  const living = await findLivingSessions(ctx.db, [sessionId], ctx.now())
  if (!living.has(sessionId)) throw new DomainError('LINK_ENDED')
  return openFile(ctx, buyerId, wanted)
}
