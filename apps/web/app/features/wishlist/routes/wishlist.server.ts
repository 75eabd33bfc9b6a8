import { wishesPage } from '@pasar/api'
import { readWishesFilter, wishesPath, wishlistAddSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, loginPath, memberOf, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithMessage } from '../../../lib/session/redirect-with-message.server'
import { safePath } from '../../../lib/session/safe-path'
import { rememberWish } from '../server/pending-wish.server'
import { runWishForm, toWishViews } from '../server/wish.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/wishlist', { context, request })
  const params = new URL(request.url).searchParams
  const cursor = params.get('cursor')
  const filter = readWishesFilter(params)
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('wishlist.title'),
      description: t('wishlist.description'),
    })),
    orNotFound(wishesPage(context.ctx, buyer, { ...filter, cursor })),
  ])
  const { entries, next } = page
  // What stood there was taken off: the first page shows what there is.
  if (cursor !== null && entries.length === 0) throw redirect(wishesPath(filter))
  return { head, wishes: toWishViews(entries, context.ctx.now()), next, filter, cursor }
}

/** The hearts without scripts, and this page's own forms. The result is shown on the page with the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const back = safePath(values.from, '/wishlist')
  if ((await memberOf(context)) === null) {
    const wanted = wishlistAddSchema.safeParse(values)
    const isWish = values.intent === 'add' && wanted.success
    const headers = isWish ? { 'Set-Cookie': await rememberWish(wanted.data) } : undefined
    throw redirect(loginPath(back, 'wishlist'), { ...(headers && { headers }) })
  }
  const flash = await runWishForm(context.ctx, await guardPage('/wishlist', { context, request }), values)
  return redirectWithMessage(back, flash)
}
