import { SMALL } from '@pasar/api/testing'
import { ADDRESS } from '../drivers/pasar-rest'

const { kopi, auction, virtual } = SMALL.items
const { buyer } = SMALL.users

/** What belongs to somebody else. */
export interface Foreign {
  orderId: string
  parcelId: string
  lineId: string
  paymentId: string
  addressId: string
  notificationId: string
  conversationId: string
  planId: string
  /** Of a seller who is not among those who try. */
  otherParcelId: string
  sessionId: string
  fileId: string
}

/** Forms that would change something of the owner's, for pages that somebody else finds or guesses. */
export const makeForms = (foreign: Foreign): [path: string, form: Record<string, string>][] => {
  const { orderId, parcelId, lineId, paymentId, addressId, notificationId, fileId, conversationId, planId } =
    foreign
  const order = `/orders/user/${orderId}`
  return [
    [order, { intent: 'cancel' }],
    [order, { intent: 'pay' }],
    [order, { intent: `confirm:${parcelId}` }],
    [order, { intent: 'buy-again' }],
    [`/edit-order/${orderId}`, { intent: 'cancel', parcelId }],
    [`/edit-order/${orderId}`, { intent: 'note', parcelId, note: 'Leave it at my door' }],
    [`/edit-order/${orderId}`, { intent: 'address', addressId: 'new' }],
    [`${order}/claim/${parcelId}`, { intent: 'withdraw' }],
    [`${order}/claim/${parcelId}`, { intent: 'accept' }],
    [`${order}/review/${lineId}`, { stars: '1', body: 'Not mine to write' }],
    [`/pay/${paymentId}`, { cardNumber: '4242424242424242', expiry: '08/34', cvc: '123' }],
    [`/payment-cancel?order=${orderId}`, {}],
    [`/user-profile/addresses/${addressId}`, { intent: 'remove' }],
    [`/user-profile/addresses/${addressId}`, { intent: 'default' }],
    [`/user-profile/addresses`, { intent: 'remove', id: addressId, addressId }],
    ['/notifications/user', { intent: 'read', id: notificationId }],
    [`/chat/${conversationId}`, { intent: 'send', body: 'Not mine to write', key: 'foreign-key-3' }],
    [`/chat/${conversationId}`, { intent: 'block' }],
    [`/chat/${conversationId}`, { intent: 'read' }],
    ['/downloads', { lineId, fileId }],
    [`/my-products/${virtual.id}/files`, { intent: 'withdraw', fileId }],
    ['/user-profile/security', { intent: 'end', sessionId: foreign.sessionId, id: foreign.sessionId }],
    [`/planner/${planId}`, { intent: 'share', share: 'none' }],
    [`/planner/${planId}`, { intent: 'remove' }],
    ['/planner', { planId }],
    ['/planner/add', { planId, itemId: kopi.id, quantity: '9' }],
    ['/cart', { intent: 'remove', variantId: kopi.variantIds[0] ?? '', userId: buyer.id }],
    ['/wishlist', { intent: 'remove', itemId: kopi.id, userId: buyer.id }],
  ]
}

/** What is sent to calls of the contract, with ids of somebody else wherever one is taken. */
export const makeRestBodies = (foreign: Foreign): Readonly<Record<string, unknown>> => ({
  'addresses.add': { userId: buyer.id, fullName: 'X' },
  'addresses.change': { ...ADDRESS, line2: '', state: '', userId: buyer.id, isDefault: true },
  'auctions.bid': { maximum: 1, bidderId: buyer.id },
  'auth.forgotPassword': { email: 'nobody@pasar.test' },
  'auth.login': { email: buyer.email, password: 'a wrong guess' },
  'auth.loginCode': { challenge: 'made-up', code: '123456' },
  'auth.logout': { sessionId: foreign.sessionId },
  'auth.refresh': { refreshToken: 'made-up' },
  'auth.register': { name: 'Mallory', email: buyer.email, password: 'short' },
  'cart.add': { itemId: kopi.id, quantity: 1, userId: buyer.id },
  'cart.setQuantity': { quantity: 2, userId: buyer.id },
  'checkout.place': { items: [{ itemId: kopi.id }], addressId: foreign.addressId },
  'checkout.quote': { items: [{ itemId: kopi.id }], addressId: foreign.addressId },
  'coupons.putOnCart': { couponCode: 'TEN', userId: buyer.id, currentShippingCost: 0 },
  'coupons.recordUsage': { userId: buyer.id, couponId: 'TEN', orderId: foreign.orderId },
  'emailLinks.forgotPassword': { email: 'nobody@pasar.test' },
  'emailLinks.resendVerification': { userId: buyer.id },
  'emailLinks.resetPassword': { token: 'made-up', password: 'another long password' },
  'emailLinks.verifyEmail': { token: 'made-up' },
  'messages.block': { userId: buyer.id },
  'messages.read': { userId: buyer.id },
  'messages.report': { reason: 'spam', userId: buyer.id },
  'messages.typing': { userId: buyer.id },
  'messages.send': { content: 'Not mine to write', key: 'foreign-key-1' },
  'messages.start': {
    kind: 'parcel',
    about: foreign.otherParcelId,
    content: 'Not mine',
    key: 'foreign-key-2',
  },
  'notifications.read': { userId: buyer.id },
  'notifications.readAll': { userId: buyer.id },
  'orders.cancel': { userId: buyer.id },
  'orders.file': { userId: buyer.id },
  'orders.pay': { userId: buyer.id },
  'parcels.cancel': { userId: buyer.id },
  'parcels.confirm': { userId: buyer.id },
  'blog.comment': { body: 'Not in my name', userId: buyer.id },
  'blog.reportComment': { reason: 'spam', userId: buyer.id },
  'planner.add': { itemId: kopi.id, quantity: 9, userId: buyer.id },
  'planner.change': { quantity: 9, note: 'Not mine to write', userId: buyer.id },
  'planner.edit': { title: 'Mine', budget: '9.00', day: '2030-01-01', userId: buyer.id },
  'planner.make': { title: '', userId: buyer.id },
  'planner.share': { share: 'registry', userId: buyer.id },
  'planner.toCart': { userId: buyer.id },
  'reports.send': { kind: 'review', about: 'made-up', reason: 'spam', userId: buyer.id },
  'reviews.write': { stars: 1, text: 'Not mine to write', userId: buyer.id },
  'sharedLists.give': { quantity: 1, giverId: buyer.id },
  'site.subscribe': { email: 'not an email' },
  'wishlist.add': { itemId: kopi.id, userId: buyer.id },
})

/** The id in an address; calls whose id is nobody's are not here. */
export const makeRestIds = (foreign: Foreign): Readonly<Record<string, string>> => ({
  'addresses.change': foreign.addressId,
  'addresses.remove': foreign.addressId,
  'messages.block': foreign.conversationId,
  'messages.list': foreign.conversationId,
  'messages.read': foreign.conversationId,
  'messages.report': foreign.conversationId,
  'messages.send': foreign.conversationId,
  'messages.typing': foreign.conversationId,
  'messages.unblock': foreign.conversationId,
  'notifications.read': foreign.notificationId,
  'orders.cancel': foreign.orderId,
  'orders.file': foreign.orderId,
  'orders.pay': foreign.orderId,
  'orders.read': foreign.orderId,
  'parcels.cancel': foreign.parcelId,
  'parcels.confirm': foreign.parcelId,
  'planner.add': foreign.planId,
  'planner.change': foreign.planId,
  'planner.edit': foreign.planId,
  'planner.list': foreign.planId,
  'planner.remove': foreign.planId,
  'planner.removeItem': foreign.planId,
  'planner.share': foreign.planId,
  'planner.toCart': foreign.planId,
  'planner.unshare': foreign.planId,
  // The id of a list is no link to it.
  'sharedLists.give': foreign.planId,
  'sharedLists.giveUp': foreign.planId,
})

/** Calls that are asked for somebody else's things in their body, and must not find them. */
export const NOT_FOUND_BY_BODY: ReadonlySet<string> = new Set([
  'checkout.place',
  'checkout.quote',
  'coupons.recordUsage',
  'messages.start',
  'reports.send',
])

/** What each procedure is sent; one that is missing here fails the scene. */
export const PROCEDURE_INPUTS: Readonly<Record<string, unknown>> = {
  'auction.bid': { itemId: auction.id, maximum: '1', bidderId: buyer.id },
  'cart.get': undefined,
  'cart.atCheckout': undefined,
  'cart.add': { itemId: kopi.id, quantity: 1, userId: buyer.id },
  'cart.setQuantity': { variantId: kopi.variantIds[0], quantity: 5, userId: buyer.id },
  'cart.remove': { variantId: kopi.variantIds[0], userId: buyer.id },
  'cart.clear': { userId: buyer.id },
  'cart.sync': { userId: buyer.id },
  'catalogue.search': { q: 'kopi' },
  'coupon.active': undefined,
  'coupon.eligibility': undefined,
  'coupon.usage': { id: SMALL.coupons.kedai5.id },
  'coupon.use': { couponCode: 'TEN', userId: buyer.id },
  'coupon.remove': { couponCode: 'TEN', userId: buyer.id },
  'moderation.applications': undefined,
  'moderation.dashboard': undefined,
  'moderation.search': { q: buyer.email },
  'order.sales': { state: 'to_ship', cursor: null, search: '' },
  'selling.desk': undefined,
  'selling.recruiting': undefined,
  'selling.waits': undefined,
  'selling.changeOffer': {
    itemId: kopi.id,
    variantId: kopi.variantIds[0],
    seenPrice: '1',
    price: '1',
    seenStock: '1',
    stock: '0',
    sellerId: buyer.id,
  },
  'selling.cropPicture': { itemId: kopi.id, key: 'itm-1', turns: 0, left: 0, top: 0, width: 64, height: 64 },
  'selling.previewText': { text: 'Not mine' },
  'selling.saveDraft': { itemId: kopi.id, itemVersion: 1, version: 0, fields: '{"title":"Not mine"}' },
  'wishlist.list': undefined,
  'wishlist.add': { itemId: kopi.id, userId: buyer.id },
  'wishlist.remove': { itemId: kopi.id, userId: buyer.id },
}
