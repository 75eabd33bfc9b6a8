import {
  addToCart,
  applyCoupon,
  type Buyer,
  type Context,
  cartOf,
  changeQuantity,
  clearCart,
  removeCoupon,
  removeFromCart,
} from '@pasar/api'
import {
  addToCartSchema,
  applyCouponSchema,
  changeQuantitySchema,
  DomainError,
  lineSchema,
  linkTo,
} from '@pasar/domain'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import type { Flash } from '../../../lib/session/flash.server'
import { flashNotices } from './cart-flash.server'

/** What to say of an addition that was refused: the reason, or the sentence of the first field. */
function refused(error: DomainError): Flash {
  const [problem] = Object.values(error.fields)
  if (error.code === 'VALIDATION' && problem !== undefined)
    return { tone: 'error', text: `validation.${problem}` as Flash['text'] }
  return { tone: 'error', text: `errors.${error.code}`, values: error.details }
}

/** Adds, and answers with what to say on the page the buyer came from. */
export async function addWithNotices(ctx: Context, buyer: Buyer, values: unknown): Promise<Flash> {
  try {
    const input = parseForm(addToCartSchema, values)
    const { items } = await addToCart(ctx, buyer, input)
    const name = items.find((item) => item.itemId === input.itemId)?.name ?? ''
    return { tone: 'success', title: 'cart.added', text: 'cart.addedText', values: { name } }
  } catch (error) {
    if (error instanceof DomainError) return refused(error)
    throw error
  }
}

/** Other pages' forms come here, too: they add and buy, and have not shown what changed in the cart. */
export const isOfCartPage = ({ intent }: FormValues): boolean => intent !== 'add' && intent !== 'buy'

/** More is no id and no number of ours, and would only make the address long. */
const MAX_ID = 40

/** Where "Buy now" of a plain form leads: visitors are asked to sign in there. Null while no option is chosen. */
export function buyNowPath({ variantId = '', quantity = '' }: FormValues): string | null {
  if (variantId === '' || variantId.length > MAX_ID || quantity.length > MAX_ID) return null
  return linkTo('/checkout/:id', { id: variantId }, { quantity })
}

export const chooseFirst: Flash = { tone: 'error', text: 'errors.CHOOSE_VARIANT' }

const outOfStock: Flash = { tone: 'warning', title: 'cart.outOfStock', text: 'cart.outOfStockText' }

/** − and + without scripts: the press brings the current number. */
async function stepQuantity(ctx: Context, buyer: Buyer, values: FormValues): Promise<Flash | null> {
  const { variantId, quantity } = parseForm(changeQuantitySchema, values)
  if (values.step === '-1' && quantity <= 1) {
    await removeFromCart(ctx, buyer, variantId)
    return { tone: 'success', text: 'cart.removed' }
  }
  const line = (await cartOf(ctx, buyer)).items.find((item) => item.variantId === variantId)
  if (!line) throw new DomainError('CART_LINE_MISSING')
  const wanted = quantity + (values.step === '1' ? 1 : values.step === '-1' ? -1 : 0)
  const { notices } = await changeQuantity(ctx, buyer, { variantId, quantity: wanted })
  const flash = wanted > line.stockAvailable ? outOfStock : null
  return flashNotices(
    flash,
    notices.filter((notice) => notice.kind === 'price' && notice.variantId === variantId),
  )
}

/**
 * What the cart's forms ask for; answers with what to say afterwards.
 * @throws DomainError of the commands, NOT_FOUND for an intent that is none
 */
export async function runCartForm(ctx: Context, buyer: Buyer, values: FormValues): Promise<Flash | null> {
  switch (values.intent) {
    case 'add':
      return addWithNotices(ctx, buyer, { ...values, variantId: values.variantId || undefined })
    case 'set':
      return values.quantity === '0' && values.step === undefined
        ? runCartForm(ctx, buyer, { ...values, intent: 'remove' })
        : stepQuantity(ctx, buyer, values)
    case 'remove':
      await removeFromCart(ctx, buyer, parseForm(lineSchema, values).variantId)
      return { tone: 'success', text: 'cart.removed' }
    case 'clear':
      await clearCart(ctx, buyer)
      return { tone: 'success', title: 'cart.cleared', text: 'cart.clearedText' }
    case 'coupon': {
      const { couponCode } = parseForm(applyCouponSchema, values)
      await applyCoupon(ctx, buyer, couponCode)
      return { tone: 'success', text: 'cart.couponApplied', values: { code: couponCode } }
    }
    case 'coupon-remove':
      await removeCoupon(ctx, buyer, parseForm(applyCouponSchema, values).couponCode)
      return null
    default:
      throw new DomainError('NOT_FOUND')
  }
}
