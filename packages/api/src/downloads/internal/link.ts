import { createHmac, timingSafeEqual } from 'node:crypto'
import { APP_LINK_LIFE, DOWNLOAD_LINK_LIFE, DomainError } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'

export interface DownloadLink {
  lineId: string
  fileId: string
}

/** @param kind of the link: the id of whom it is for, or `app`, which is no id */
const sign = (ctx: Context, kind: string, text: string): Buffer =>
  createHmac('sha256', ctx.downloadKey).update(`${kind}\n${text}`).digest()

const writeTime = (at: number): string => at.toString(36)

/** The token of a link that works for this buyer, for a while. */
export function makeDownloadToken(ctx: Context, buyer: Buyer, { lineId, fileId }: DownloadLink): string {
  const text = `${lineId}.${fileId}.${writeTime(ctx.now() + DOWNLOAD_LINK_LIFE)}`
  return `${text}.${sign(ctx, buyer.id, text).toString('base64url')}`
}

/** @throws DomainError NOT_FOUND when it was made for someone else or by someone else, LINK_ENDED when it is old */
export function readDownloadToken(ctx: Context, buyer: Buyer, token: string): DownloadLink {
  const parts = /^((lin_\w{22})\.(fil_\w{22})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token)
  if (!parts) throw new DomainError('NOT_FOUND')
  const [, text = '', lineId = '', fileId = '', until = '', given = ''] = parts
  if (!timingSafeEqual(sign(ctx, buyer.id, text), Buffer.from(given, 'base64url')))
    throw new DomainError('NOT_FOUND')
  if (Number.parseInt(until, 36) <= ctx.now()) throw new DomainError('LINK_ENDED')
  return { lineId, fileId }
}

/** For whom a link of an app was made, and in which session. */
export interface AppLink extends DownloadLink {
  buyerId: string
  sessionId: string
}

const APP = 'app'

/** Whether it is the token of a link that says itself for whom it was made. */
export const isAppToken = (token: string): boolean => token.startsWith(`${APP}.`)

/**
 * The token of a link that whoever has it may use, without a cookie: a player or a download manager of the device has none.
 * So it lives for a shorter while.
 */
export function makeAppToken(ctx: Context, { buyerId, sessionId, lineId, fileId }: AppLink) {
  const expiresAt = ctx.now() + APP_LINK_LIFE
  const text = [APP, buyerId, sessionId, lineId, fileId, writeTime(expiresAt)].join('.')
  return { token: `${text}.${sign(ctx, APP, text).toString('base64url')}`, expiresAt }
}

/** @throws DomainError NOT_FOUND when it was made by someone else, LINK_ENDED when it is old */
export function readAppToken(ctx: Context, token: string): AppLink {
  const parts =
    /^(app\.(\w{1,40})\.(\w{1,40})\.(lin_\w{22})\.(fil_\w{22})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token)
  if (!parts) throw new DomainError('NOT_FOUND')
  const [, text = '', buyerId = '', sessionId = '', lineId = '', fileId = '', until = '', given = ''] = parts
  if (!timingSafeEqual(sign(ctx, APP, text), Buffer.from(given, 'base64url')))
    throw new DomainError('NOT_FOUND')
  if (Number.parseInt(until, 36) <= ctx.now()) throw new DomainError('LINK_ENDED')
  return { buyerId, sessionId, lineId, fileId }
}
