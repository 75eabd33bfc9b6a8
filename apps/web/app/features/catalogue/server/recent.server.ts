import { addSeen, clearSeen, countView, noteSeen, recentlySeen } from '@pasar/api'
import { type AppLoadContext, redirectDocument } from '@remix-run/node'
import { mayKeep } from '../../../lib/cookies/cookie-choices.server'
import { COOKIES } from '../../../lib/cookies/cookie-list'
import { readCookie } from '../../../lib/cookies/cookies'
import { dropCookie, writeCookie } from '../../../lib/cookies/write-cookie.server'
import { readForm } from '../../../lib/forms/forms.server'
import { setFlash } from '../../../lib/session/flash.server'
import { actorOf } from '../../../lib/session/guards.server'
import { safePath } from '../../../lib/session/safe-path'
import { toCardViews } from '../../platform/server/card-view.server'
import { findWishes } from './wishes.server'

/** The list of a visitor: row numbers in base 36, so that it stays short. Members have theirs in the database. */
const { name } = COOKIES.recent

const mayRemember = (request: Request): boolean => mayKeep(request.headers.get('cookie'), 'seen')

const readSeqs = (request: Request): number[] =>
  readCookie(request.headers.get('cookie'), name)
    .split('.')
    .filter((part) => /^[0-9a-z]{1,8}$/.test(part))
    .map((part) => Number.parseInt(part, 36))

const writeSeqs = (seqs: readonly number[]): string =>
  seqs.length === 0
    ? dropCookie('recent')
    : writeCookie('recent', seqs.map((seq) => seq.toString(36)).join('.'))

/** Answers are for one reader, and for now. */
const PRIVATE = { 'Cache-Control': 'no-store' }

/** One clear pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Other sites may embed the picture: a request from there is no view of the item. */
const isFromOwnPage = (request: Request): boolean =>
  (request.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'

const noteView = async (context: AppLoadContext, request: Request, itemId: string): Promise<void> =>
  countView(context.ctx, await actorOf(context), itemId, request.headers.get('user-agent') ?? '')

/** What the reader looked at last, as cards; or the picture by which browsers without scripts report a view. */
export async function answerRecent(context: AppLoadContext, request: Request): Promise<Response> {
  const { ctx } = context
  const seen = new URL(request.url).searchParams.get('seen')
  if (seen !== null) {
    if (isFromOwnPage(request)) await noteView(context, request, seen)
    return new Response(PIXEL, { headers: { ...PRIVATE, 'Content-Type': 'image/gif' } })
  }
  const items = mayRemember(request) ? await recentlySeen(ctx, await actorOf(context), readSeqs(request)) : []
  const wishes = await findWishes(
    context,
    items.map(({ id }) => id),
  )
  return Response.json({ cards: toCardViews(items, ctx.now()), wishes }, { headers: PRIVATE })
}

/** Empties the reader's list, of a member and of this browser. @returns the cookie that says so */
export async function forgetSeen(context: AppLoadContext): Promise<string> {
  const actor = await actorOf(context)
  if (actor) await clearSeen(context.ctx, actor)
  return writeSeqs([])
}

/** Notes an item that is being looked at, or empties the list. */
export async function runRecentForm(context: AppLoadContext, request: Request): Promise<Response> {
  const { intent, itemId, from } = await readForm(request)
  // A count of an item, which says nothing of whoever looks.
  if (intent !== 'clear' && itemId) await noteView(context, request, itemId)
  if (intent === 'clear' || !mayRemember(request)) {
    const headers = new Headers({ 'Set-Cookie': await forgetSeen(context) })
    if (intent !== 'clear') return new Response(null, { status: 204, headers })
    headers.append(
      'Set-Cookie',
      await setFlash({ tone: 'success', title: 'recent.title', text: 'recent.cleared' }),
    )
    // The shelf is asked for once, with its page.
    return redirectDocument(safePath(from, '/'), { headers })
  }
  if (!itemId) return new Response(null, { status: 400 })
  const actor = await actorOf(context)
  if (actor) {
    await noteSeen(context.ctx, actor, itemId)
    return new Response(null, { status: 204 })
  }
  const seqs = await addSeen(context.ctx, readSeqs(request), itemId)
  return new Response(null, { status: 204, headers: { 'Set-Cookie': writeSeqs(seqs) } })
}
