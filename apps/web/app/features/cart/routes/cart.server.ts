import { cartPage, syncStock } from '@pasar/api'
import type { CartNotice } from '@pasar/domain'
import { addToCartSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { nameCountry } from '../../../i18n/countries.server'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { setFlash } from '../../../lib/session/flash.server'
import { guardPage, loginPath, memberOf } from '../../../lib/session/guards.server'
import { safePath } from '../../../lib/session/safe-path'
import { buyNowPath, chooseFirst, isOfCartPage, runCartForm } from '../server/cart.server'
import { flashNotices } from '../server/cart-flash.server'
import { rememberAdd } from '../server/pending-add.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/cart', { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('cart.title'),
    description: t('cart.description'),
  }))
  const page = await cartPage(context.ctx, buyer)
  const country = page.atCheckout && nameCountry(await languageOf(request), page.atCheckout.country)
  return { head, ...page, country: country ?? '' }
}

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
    const flash = flashNotices(done, changed)
    throw redirect(back, flash === null ? undefined : { headers: { 'Set-Cookie': await setFlash(flash) } })
  })
  return data({ ...answer.data, notices: changed }, answer.init ?? undefined)
}
