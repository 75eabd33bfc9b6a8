import { createHmac, timingSafeEqual } from 'node:crypto'
import { DOWNLOAD_LINK_LIFE, DomainError } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'

export interface DownloadLink {
  lineId: string
  fileId: string
}

const sign = (ctx: Context, buyer: Buyer, text: string): Buffer =>
  createHmac('sha256', ctx.downloadKey).update(`${buyer.id}\n${text}`).digest()

const writeTime = (at: number): string => at.toString(36)

/** The token of a link that works for this buyer, for a while. */
export function makeDownloadToken(ctx: Context, buyer: Buyer, { lineId, fileId }: DownloadLink): string {
  const text = `${lineId}.${fileId}.${writeTime(ctx.now() + DOWNLOAD_LINK_LIFE)}`
  return `${text}.${sign(ctx, buyer, text).toString('base64url')}`
}

/** @throws DomainError NOT_FOUND when it was made for someone else or by someone else, LINK_ENDED when it is old */
export function readDownloadToken(ctx: Context, buyer: Buyer, token: string): DownloadLink {
  const parts = /^((lin_\w{22})\.(fil_\w{22})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token)
  if (!parts) throw new DomainError('NOT_FOUND')
  const [, text = '', lineId = '', fileId = '', until = '', given = ''] = parts
  if (!timingSafeEqual(sign(ctx, buyer, text), Buffer.from(given, 'base64url')))
    throw new DomainError('NOT_FOUND')
  if (Number.parseInt(until, 36) <= ctx.now()) throw new DomainError('LINK_ENDED')
  return { lineId, fileId }
}
