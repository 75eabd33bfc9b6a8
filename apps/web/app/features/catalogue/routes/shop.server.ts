import { requireBuyer, welcomeGiftOf } from '@pasar/api'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { mayKeep } from '../../../lib/cookies/cookie-choices.server'
import { readCookie } from '../../../lib/cookies/cookies'
import { DISMISS_GIFT, GIFT_DISMISSED } from '../../../lib/cookies/gift-cookie.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { actorOf, guardPage } from '../../../lib/session/guards.server'
import { admit } from '../../../lib/session/viewer.server'
import { writeGift } from '../client/gift'
import { loadShelves } from '../server/home.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await admit('/shop', { context, request })
  const [head, shown, gift] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('home.shopTitle'), description: t('home.description') })),
    // Buyers have the blog in their bars, and this page many statements of its own.
    loadShelves(request, context, false),
    context.shared?.slots?.text('gift') ?? readOwnGift(context, request),
  ])
  return { head, ...shown, gift }
}

/** Whether the welcome gift's banner is for this one buyer. */
async function readOwnGift(context: AppLoadContext, request: Request): Promise<string> {
  if (readCookie(request.headers.get('cookie'), GIFT_DISMISSED) === '1') return writeGift('none')
  return writeGift(await welcomeGiftOf(context.ctx, requireBuyer(await actorOf(context))))
}

/** The one form of this page puts the welcome gift's banner away. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardPage('/shop', { context, request })
  const cookie = mayKeep(request.headers.get('cookie'), 'hints')
    ? DISMISS_GIFT
    : await setFlash({ tone: 'warning', text: 'home.notRemembered' })
  return redirect('/shop' satisfies PagePath, { headers: { 'Set-Cookie': cookie } })
}
