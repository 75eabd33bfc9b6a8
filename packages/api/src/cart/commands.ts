import {
  deleteAllCartCoupons,
  deleteAllCartLines,
  deleteCartLines,
  findCartLines,
  putCartLine,
  type Tx,
} from '@pasar/db'
import {
  type AddToCartInput,
  type ChangeQuantityInput,
  clampQuantity,
  DomainError,
  MAX_CART_LINES,
  MAX_QUANTITY,
  syncCart,
} from '@pasar/domain'
import type { Buyer } from '../access/actors'
import { countForTrend } from '../catalogue/internal/trend'
import { cartCoupons } from '../coupons/internal/fit'
import type { Context } from '../platform/context'
import { notifyCart } from './internal/notify'
import { type CartView, findChosenLine, toCartView } from './reads'

async function viewIn(tx: Tx, ctx: Context, buyer: Buyer): Promise<CartView> {
  const lines = await findCartLines(tx, buyer.id)
  return toCartView(lines, await cartCoupons(ctx, tx, buyer, lines))
}

/** Writes, and notifies the member's other sessions of how many pieces are in the cart now. */
const changeCart = (
  ctx: Context,
  buyer: Buyer,
  more: { item?: string },
  work: (tx: Tx) => Promise<CartView>,
): Promise<CartView> =>
  ctx.transact({ user: buyer.id, ...more }, async (tx) => {
    const view = await work(tx)
    notifyCart(tx, ctx, buyer, view.totals.itemCount)
    return view
  })

/**
 * Puts pieces of an item into the cart; what is there already is added to.
 * @param first what is done before in the same transaction; refused by either, nothing is
 * @throws DomainError ITEM_UNAVAILABLE, ITEM_IS_AUCTION, CHOOSE_VARIANT, OWN_ITEM, INSUFFICIENT_STOCK (details.stock), CART_FULL
 */
export async function addToCart(
  ctx: Context,
  buyer: Buyer,
  input: AddToCartInput,
  first: (tx: Tx) => Promise<void> = async () => {},
): Promise<CartView> {
  const cart = await changeCart(ctx, buyer, { item: input.itemId }, async (tx) => {
    await first(tx)
    const line = await findChosenLine(tx, input.itemId, input.variantId)
    if (!line.isForSale) throw new DomainError(line.isAuction ? 'ITEM_IS_AUCTION' : 'ITEM_UNAVAILABLE')
    const { item } = line
    if (item.seller === buyer.id) throw new DomainError('OWN_ITEM')
    const lines = await findCartLines(tx, buyer.id)
    const before = lines.find((one) => one.item.variantId === item.variantId)
    const quantity = (before?.item.quantity ?? 0) + input.quantity
    const most = Math.min(item.stockAvailable, MAX_QUANTITY)
    if (quantity > most) throw new DomainError('INSUFFICIENT_STOCK', { stock: most, name: item.name })
    if (!before && lines.length >= MAX_CART_LINES) throw new DomainError('CART_FULL')
    const now = ctx.now()
    await putCartLine(tx, { userId: buyer.id, variantId: item.variantId, quantity, price: item.price, now })
    if (!before) await countForTrend(tx, ctx, buyer, item.itemId, 'cart')
    const written = { ...line, item: { ...item, quantity } }
    const all = before ? lines.map((one) => (one === before ? written : one)) : [...lines, written]
    return toCartView(all, await cartCoupons(ctx, tx, buyer, all))
  })
  ctx.steps.note('cart', `${buyer.id} ${input.itemId}`)
  return cart
}

/**
 * Sets the quantity of a line, clamped between 1 and the stock. Today's price counts as seen then, so the
 * answer still says when it is a new one.
 * @throws DomainError CART_LINE_MISSING; INSUFFICIENT_STOCK when nothing is left at all
 */
export async function changeQuantity(
  ctx: Context,
  buyer: Buyer,
  input: ChangeQuantityInput,
): Promise<CartView> {
  return changeCart(ctx, buyer, {}, async (tx) => {
    const line = (await findCartLines(tx, buyer.id)).find(({ item }) => item.variantId === input.variantId)
    if (!line) throw new DomainError('CART_LINE_MISSING')
    const { item } = line
    if (item.stockAvailable <= 0) throw new DomainError('INSUFFICIENT_STOCK', { stock: 0, name: item.name })
    const quantity = clampQuantity(input.quantity, item.stockAvailable)
    await putCartLine(tx, {
      userId: buyer.id,
      variantId: input.variantId,
      quantity,
      price: item.price,
      now: ctx.now(),
    })
    const newPrice = syncCart([line]).notices.filter(({ kind }) => kind === 'price')
    const view = await viewIn(tx, ctx, buyer)
    return { ...view, notices: [...newPrice, ...view.notices] }
  })
}

/** Takes a line out. @throws DomainError CART_LINE_MISSING */
export async function removeFromCart(ctx: Context, buyer: Buyer, variantId: string): Promise<CartView> {
  return changeCart(ctx, buyer, {}, async (tx) => {
    if ((await deleteCartLines(tx, buyer.id, [variantId])) === 0) throw new DomainError('CART_LINE_MISSING')
    return viewIn(tx, ctx, buyer)
  })
}

/** Empties the cart, coupons too. */
export async function clearCart(ctx: Context, buyer: Buyer): Promise<CartView> {
  return changeCart(ctx, buyer, {}, async (tx) => {
    await deleteAllCartLines(tx, buyer.id)
    await deleteAllCartCoupons(tx, buyer.id)
    return viewIn(tx, ctx, buyer)
  })
}

/**
 * Writes down what `cartOf` shows: quantities drop to the stock, lines that cannot be bought leave, and
 * today's prices count as seen. The answer still carries the notices, so that they can be said once.
 */
export async function syncStock(ctx: Context, buyer: Buyer): Promise<CartView> {
  return changeCart(ctx, buyer, {}, async (tx) => {
    const view = await viewIn(tx, ctx, buyer)
    const gone = view.notices.flatMap((notice) =>
      notice.kind === 'gone' || notice.kind === 'soldOut' ? [notice.variantId] : [],
    )
    if (gone.length > 0) await deleteCartLines(tx, buyer.id, gone)
    const touched = new Set(
      view.notices.flatMap(({ kind, variantId }) =>
        kind === 'reduced' || kind === 'price' ? [variantId] : [],
      ),
    )
    for (const item of view.items)
      if (touched.has(item.variantId))
        await putCartLine(tx, {
          userId: buyer.id,
          variantId: item.variantId,
          quantity: item.quantity,
          price: item.price,
          now: ctx.now(),
        })
    return view
  })
}
