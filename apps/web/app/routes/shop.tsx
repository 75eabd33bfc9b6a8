import { newUserEligibility } from '@pasar/api'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadShelves } from '../features/home/home.server'
import { ShopPage } from '../features/home/shop-page'
import { readCookie } from '../lib/cookies'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

/** Ends with the browser's session, and so does what it remembers. */
const DISMISSED = 'giftDismissed'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/shop', { context, request })
  const isDismissed = readCookie(request.headers.get('cookie'), DISMISSED) === '1'
  const [head, shown, gift] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('home.shopTitle'), description: t('home.description') })),
    loadShelves(request, context),
    isDismissed ? null : newUserEligibility(context.ctx, buyer),
  ])
  return { head, ...shown, hasGift: gift?.isEligible ?? false }
}

export const meta = headMeta

/** The one form of this page puts the welcome gift's banner away. */
export async function action({ request, context }: ActionFunctionArgs) {
  await guardPage('/shop', { context, request })
  return redirect('/shop', { headers: { 'Set-Cookie': `${DISMISSED}=1; Path=/; HttpOnly; SameSite=Lax` } })
}

export default function Shop() {
  const { banners, shelves, hasGift } = useLoaderData<typeof loader>()
  return <ShopPage banners={banners} shelves={shelves} hasGift={hasGift} />
}
