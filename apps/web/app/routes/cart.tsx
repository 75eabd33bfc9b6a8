import { cartOf, syncStock } from '@pasar/api'
import { addToCartSchema, type CartNotice } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { buyNowPath, chooseFirst, isOfCartPage, runCartForm } from '../features/cart/cart-door.server'
import { tellNotices } from '../features/cart/cart-flash.server'
import { CartPage } from '../features/cart/cart-page'
import { rememberAdd } from '../features/cart/pending-add.server'
import { setFlash } from '../lib/flash.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { guardPage, loginPath, memberOf } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { safePath } from '../lib/safe-path'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/cart', { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('cart.title'),
    description: t('cart.description'),
  }))
  return { head, cart: await cartOf(context.ctx, buyer) }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const back = safePath(values.from, '/cart')
  const changed: CartNotice[] = []
  const answer = await answerForm(values, async () => {
    if (values.intent === 'add' && (await memberOf(context)) === null) {
      const wanted = parseForm(addToCartSchema, { ...values, variantId: values.variantId || undefined })
      throw redirect(loginPath(back, 'cart'), { headers: { 'Set-Cookie': await rememberAdd(wanted) } })
    }
    const toCheckout = values.intent === 'buy' ? buyNowPath(values) : null
    if (toCheckout !== null) throw redirect(toCheckout)
    const buyer = await guardPage('/cart', { context, request })
    if (isOfCartPage(values)) changed.push(...(await syncStock(context.ctx, buyer)).notices)
    const done = values.intent === 'buy' ? chooseFirst : await runCartForm(context.ctx, buyer, values)
    const flash = tellNotices(done, changed)
    throw redirect(back, flash === null ? undefined : { headers: { 'Set-Cookie': await setFlash(flash) } })
  })
  return data({ ...answer.data, notices: changed }, answer.init ?? undefined)
}

export default CartPage
