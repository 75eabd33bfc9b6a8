import { newUserEligibility, requireBuyer } from '@pasar/api'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BANNER_SIZES } from '../features/home/banners'
import { readGift, writeGift } from '../features/home/gift'
import { loadShelves } from '../features/home/home.server'
import { ShopPage } from '../features/home/shop-page'
import { WishesOf } from '../features/wishlist/wishes'
import { mayKeep } from '../lib/cookie-choices.server'
import { readCookie } from '../lib/cookies'
import { setFlash } from '../lib/flash.server'
import { DISMISS_GIFT, GIFT_DISMISSED } from '../lib/gift-cookie.server'
import { actorOf, guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { preloadPicture } from '../lib/uploads'
import { admit } from '../lib/viewer.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await admit('/shop', { context, request })
  const [head, shown, gift] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('home.shopTitle'), description: t('home.description') })),
    loadShelves(request, context),
    context.shared?.slots?.text('gift') ?? readOwnGift(context, request),
  ])
  return { head, ...shown, gift }
}

/** Whether the welcome gift's banner is for this one buyer. */
async function readOwnGift(context: AppLoadContext, request: Request): Promise<string> {
  if (readCookie(request.headers.get('cookie'), GIFT_DISMISSED) === '1') return writeGift(false)
  const buyer = requireBuyer(await actorOf(context))
  return writeGift((await newUserEligibility(context.ctx, buyer)).isEligible)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...preloadPicture(data?.banners[0]?.image, BANNER_SIZES),
  ...headMeta({ data }),
]

export { clientAction } from '../lib/keep-page'

/** The one form of this page puts the welcome gift's banner away. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardPage('/shop', { context, request })
  const cookie = mayKeep(request.headers.get('cookie'), 'hints')
    ? DISMISS_GIFT
    : await setFlash({ tone: 'warning', text: 'home.notRemembered' })
  return redirect('/shop', { headers: { 'Set-Cookie': cookie } })
}

export default function Shop() {
  const { banners, shelves, wishes, gift } = useLoaderData<typeof loader>()
  return (
    <WishesOf wishes={wishes}>
      <ShopPage banners={banners} shelves={shelves} hasGift={readGift(gift)} />
    </WishesOf>
  )
}
