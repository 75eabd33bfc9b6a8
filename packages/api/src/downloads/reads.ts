import { decodeTimeCursor, findLineFiles, type LineFile, listPurchases, type Purchase } from '@pasar/db'
import { DomainError, MAX_DOWNLOADS, mayDownload } from '@pasar/domain'
import type { Buyer } from '../access/actors'
import type { OrderView } from '../orders/reads/orders'
import type { Context } from '../platform/context'

export interface BoughtFileView extends Omit<LineFile, 'count'> {
  left: number
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
  return files.map(({ count, ...file }) => ({ ...file, left: Math.max(0, MAX_DOWNLOADS - count) }))
}

/** The files of an order that may be fetched now. */
export async function filesOfOrder(
  ctx: Context,
  { order, parcels }: Pick<OrderView, 'order' | 'parcels'>,
): Promise<BoughtFileView[]> {
  const open = parcels.filter(({ state }) => mayDownload(order.state, state))
  const digital = open.flatMap(({ lines }) => lines.filter(({ isVirtual }) => isVirtual))
  return filesOfLines(
    ctx,
    digital.map(({ id }) => id),
  )
}

/** A page of what the buyer has bought, the newest first. @throws DomainError NOT_FOUND for a cursor that is none */
export async function purchasesPage(
  ctx: Context,
  buyer: Buyer,
  query: { q: string; isDigital: boolean; cursor: string | null },
): Promise<{ lines: PurchaseView[]; next: string | null }> {
  const cursor = query.cursor === null ? null : decodeTimeCursor(query.cursor)
  if (query.cursor !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const filter = { q: query.q.slice(0, MAX_SEARCH), isDigital: query.isDigital }
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
      mayDownload: line.isVirtual ? mayDownload(line.orderState, line.parcelState) : null,
    })),
    next,
  }
}
