import {
  decodeTimeCursor,
  type FileVersion,
  findLineFiles,
  type LineFile,
  listOfferedFiles,
  listPurchases,
  type OfferedFile,
  type Purchase,
} from '@pasar/db'
import {
  groupVersions,
  type ItemStatus,
  isDownloadOpen,
  type ListSort,
  MAX_DOWNLOADS,
  MAX_FILES_PER_ITEM,
  mayDownload,
  mayWithdraw,
  type OrderState,
  offeredVersion,
  type ParcelState,
} from '@pasar/domain'
import type { Buyer, Seller } from '../access/actors'
import type { Context } from '../platform/context'
import { readCursor } from '../platform/lists/read-cursor'
import { requireFilesItem } from './internal/item-files'

export interface BoughtFileView extends Omit<LineFile, 'count' | 'countedAt'> {
  left: number
  /** Whether the last download was counted so short a while ago that the next one is not. */
  isOpen: boolean
}

export type PurchaseView = Purchase & {
  files: BoughtFileView[]
  /** Null when it is not digital; false once it was cancelled or refunded. */
  mayDownload: boolean | null
}

const LINES_ON_A_PAGE = 12
const MAX_SEARCH = 80

/** The files of these lines, with how often each may still be fetched. */
async function filesOfLines(ctx: Context, lineIds: readonly string[]): Promise<BoughtFileView[]> {
  const files = await findLineFiles(ctx.db, lineIds)
  const now = ctx.now()
  return files.map(({ count, countedAt, ...file }) => ({
    ...file,
    left: Math.max(0, MAX_DOWNLOADS - count),
    isOpen: isDownloadOpen(countedAt, now),
  }))
}

/** What of an order decides on its files. */
interface OrderOfFiles {
  order: { state: OrderState }
  parcels: readonly {
    state: ParcelState
    lines: readonly { id: string; isVirtual: boolean; quantity: number; refundedQuantity: number }[]
  }[]
}

/** The files of an order that may be fetched now. */
export async function filesOfOrder(
  ctx: Context,
  { order, parcels }: OrderOfFiles,
): Promise<BoughtFileView[]> {
  const open = parcels.flatMap(({ state, lines }) =>
    lines.filter((line) => line.isVirtual && mayDownload(order.state, state, line)),
  )
  return filesOfLines(
    ctx,
    open.map(({ id }) => id),
  )
}

/** A page of what the buyer has bought, usually the newest first. @throws DomainError NOT_FOUND for a cursor that is none */
export async function purchasesPage(
  ctx: Context,
  buyer: Buyer,
  query: { q: string; isDigital: boolean; sort?: ListSort; cursor: string | null },
): Promise<{ lines: PurchaseView[]; next: string | null }> {
  const cursor = readCursor(query.cursor, decodeTimeCursor)
  const filter = { q: query.q.slice(0, MAX_SEARCH), isDigital: query.isDigital, sort: query.sort }
  const { lines, next } = await listPurchases(ctx.db, buyer.id, filter, cursor, LINES_ON_A_PAGE)
  const digital = lines.filter(({ isVirtual }) => isVirtual)
  const files = await filesOfLines(
    ctx,
    digital.map(({ id }) => id),
  )
  return {
    lines: lines.map((line) => ({
      ...line,
      files: files.filter(({ lineId }) => lineId === line.id),
      mayDownload: line.isVirtual ? mayDownload(line.orderState, line.parcelState, line) : null,
    })),
    next,
  }
}

/** What buyers of an item get. */
export const offeredFiles = ({ db }: Context, itemId: string): Promise<OfferedFile[]> =>
  listOfferedFiles(db, itemId)

export interface ItemFilesView {
  title: string
  status: ItemStatus
  isVirtual: boolean
  /** Whether there is room for another file. */
  mayAdd: boolean
  files: {
    seriesId: string
    /** Of what buyers get; of the newest version when all are withdrawn. */
    name: string
    isOffered: boolean
    /** From the newest to the oldest. */
    versions: (FileVersion & { isCurrent: boolean; mayWithdraw: boolean })[]
  }[]
}

/** The files of an item with their versions, for its seller. @throws DomainError NOT_FOUND for others' items too */
export async function itemFilesPage(
  ctx: Context,
  seller: Seller<'list'>,
  itemId: string,
): Promise<ItemFilesView> {
  const { title, status, isVirtual, versions } = await requireFilesItem(ctx.db, seller, itemId)
  const isFree = mayWithdraw(status, versions)
  const files = groupVersions(versions).map((own) => {
    const offered = offeredVersion(own)
    const [newest] = own
    return {
      seriesId: newest?.seriesId ?? '',
      name: (offered ?? newest)?.name ?? '',
      isOffered: offered !== null,
      versions: own.map((version) => ({
        ...version,
        isCurrent: version === offered,
        mayWithdraw: isFree && version.withdrawnAt === null,
      })),
    }
  })
  const offered = files.filter(({ isOffered }) => isOffered).length
  return { title, status, isVirtual, mayAdd: offered < MAX_FILES_PER_ITEM, files }
}
