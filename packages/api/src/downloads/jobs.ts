import { opendir, rm, stat } from 'node:fs/promises'
import {
  type BoughtLine,
  type FileNews,
  findKeptFiles,
  findRecipient,
  listEarlierLines,
  listFileNews,
  type Tx,
  tryInsertFileNotice,
  tryMoveFileNews,
} from '@pasar/db'
import { hours, linkTo, mayDownload } from '@pasar/domain'
import { notifyMember } from '../notifications/internal/notify'
import type { Context } from '../platform/context'
import { queueMail } from '../platform/mail/queue'
import { fileAt, WITHDRAWN_FOR } from './internal/store'

/** A file is written before its row; by then the row is there, or never will be. */
const ROWLESS_FOR = hours(3)
const AT_ONCE = 500
/** Anything else in the folder was put there by someone who knows why. */
const OWN_NAME = /^([0-9a-f]{32})(?:\.part)?$/

async function removeRowless(ctx: Context, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const kept = await findKeptFiles(ctx.db, names, ctx.now() - WITHDRAWN_FOR)
  for (const name of names) {
    if (kept.has(name)) continue
    const file = fileAt(ctx.filesDir, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < ctx.now() - ROWLESS_FOR) await rm(file, { force: true })
  }
}

/** Removes files of withdrawn versions, and those that a process left which was killed between their last byte and their row. */
export async function sweepFiles(ctx: Context, signal: AbortSignal): Promise<void> {
  const names: string[] = []
  for await (const { name } of await opendir(ctx.filesDir)) {
    if (signal.aborted) return
    if (!OWN_NAME.test(name)) continue
    names.push(name)
    if (names.length === AT_ONCE) await removeRowless(ctx, names.splice(0))
  }
  await removeRowless(ctx, names)
}

const VERSIONS = 20
/** Lines looked at in one transaction: others who write do not wait long. */
const LINES = 50

async function notifyBuyer(tx: Tx, ctx: Context, news: FileNews, line: BoughtLine): Promise<void> {
  const { fileId, title, name, version, note } = news
  if (!(await tryInsertFileNotice(tx, fileId, line.buyerId))) return
  const link = linkTo('/orders/user/:orderId', { orderId: line.orderId })
  const data = { title, file: name, version }
  await notifyMember(tx, ctx, { userId: line.buyerId, kind: 'fileUpdated', data, link })
  const to = await findRecipient(tx, line.buyerId)
  if (!to) return
  const values = { ...data, note, link: `${ctx.config.appUrl}${link}` }
  await queueMail(tx, ctx, { kind: 'fileUpdated', to, values })
}

/** Notifies the buyers of some lines. @returns the news as it stands then; null when nothing is left to do here */
async function notifySome(ctx: Context, news: FileNews): Promise<FileNews | null> {
  const lines = await listEarlierLines(ctx.db, news, LINES)
  const after = lines.length < LINES ? null : (lines.at(-1)?.lineId ?? null)
  const open = lines.filter((line) => mayDownload(line.orderState, line.parcelState, line))
  const buyers = [...new Set(open.map(({ buyerId }) => buyerId))]
  const isMoved = await ctx.transact({ user: buyers, item: news.itemId }, async (tx) => {
    if (!(await tryMoveFileNews(tx, news, after))) return false
    for (const line of open) await notifyBuyer(tx, ctx, news, line)
    return true
  })
  return isMoved && after !== null ? { ...news, after } : null
}

/**
 * Notifies earlier buyers of new versions, each member once per version, however many orders they have of it. How far it has
 * come is written with the notices, so a run that was killed is taken up where it ended.
 */
export async function notifyOfVersions(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (const version of await listFileNews(ctx.db, ctx.now(), VERSIONS)) {
    let news: FileNews | null = version
    while (news !== null) {
      if (signal?.aborted) return
      news = await notifySome(ctx, news)
    }
  }
}
