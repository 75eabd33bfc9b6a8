import type { OrderLineView, OrderSummary } from '@pasar/db'
import { addSen, ORDER_STATES, PARCEL_STATES, toRinggit } from '@pasar/domain'
import type { z } from 'zod'
import { pictureAddress } from '../../catalogue/rest/pictures'
import type { BoughtFileView } from '../../downloads/reads'
import type { Context } from '../../platform/context'
import { toTime } from '../../platform/rest/fields'
import type { OrderView, OwnOrder } from '../reads/orders'
import type { fileSchema, lineSchema, orderSchema, orderSummarySchema } from './order-schemas'

const toImage = (ctx: Context, key: string | null): string | null =>
  key === null ? null : pictureAddress(ctx, key, 320)

const toFile = (file: BoughtFileView): z.output<typeof fileSchema> => ({
  _id: file.id,
  name: file.name,
  bytes: file.bytes,
  mediaType: file.kind,
  version: file.version,
  note: file.note,
  updatedAt: toTime(file.createdAt),
  downloadsLeft: file.left,
})

const toLine = (
  ctx: Context,
  line: OrderLineView,
  files: readonly BoughtFileView[],
): z.output<typeof lineSchema> => ({
  _id: line.id,
  itemId: line.itemId,
  variantId: line.variantId,
  title: line.title,
  variantName: line.variantName,
  slug: line.slug,
  image: toImage(ctx, line.imageKey),
  isVirtual: line.isVirtual,
  files: files.filter(({ lineId }) => lineId === line.id).map(toFile),
  price: toRinggit(line.unitPrice),
  quantity: line.quantity,
  subtotal: toRinggit(line.subtotal),
  discount: toRinggit(addSen(line.sellerDiscount, line.platformDiscount)),
})

const toParcel = (ctx: Context, parcel: OrderView['parcels'][number], files: readonly BoughtFileView[]) => ({
  _id: parcel.id,
  store: { _id: parcel.storeId, storeName: parcel.storeName },
  state: parcel.state,
  shippingMethod: parcel.shippingMethod,
  zone: parcel.zone,
  chargeableKg: parcel.chargeableKg,
  courier: parcel.courier,
  trackingNumber: parcel.trackingNumber,
  trackingUrl: parcel.trackingUrl,
  appointment: parcel.appointment && {
    state: parcel.appointment.state,
    day: parcel.appointment.day,
    part: parcel.appointment.part,
  },
  parts: parcel.parts.map(({ id, courier, trackingNumber, trackingUrl, shippedAt, lines }) => ({
    _id: id,
    courier,
    trackingNumber,
    trackingUrl,
    shippedAt: toTime(shippedAt),
    lines: lines.flatMap(({ id: lineId, quantity }) => {
      const line = parcel.lines.find((one) => one.id === lineId)
      return line ? [{ itemId: line.itemId, variantId: line.variantId, quantity }] : []
    }),
  })),
  restPieces: parcel.restPieces,
  isConfirmable: parcel.may.confirm,
  isCancellable: parcel.may.cancel,
  shippedAt: parcel.shippedAt === null ? null : toTime(parcel.shippedAt),
  deliveredAt: parcel.deliveredAt === null ? null : toTime(parcel.deliveredAt),
  lines: parcel.lines.map((line) => toLine(ctx, line, files)),
  shipping: toRinggit(parcel.shipping),
  total: toRinggit(parcel.total),
})

const toAddress = (order: OwnOrder): z.output<typeof orderSchema>['address'] =>
  order.line1 === null
    ? null
    : {
        fullName: order.fullName ?? '',
        phone: order.phone ?? '',
        line1: order.line1,
        line2: order.line2 ?? '',
        city: order.city ?? '',
        postcode: order.postcode ?? '',
        state: order.stateCode ?? '',
        country: order.country,
      }

/** Changes and claims have rows of their own in the history; apps only get states. */
const isState = (to: string): boolean => [...ORDER_STATES, ...PARCEL_STATES].some((known) => known === to)

export const toOrder = (
  ctx: Context,
  view: OrderView,
  files: readonly BoughtFileView[],
): z.output<typeof orderSchema> => ({
  _id: view.order.id,
  number: view.order.number,
  state: view.order.state,
  isPayable: view.isPayable,
  address: toAddress(view.order),
  parcels: view.parcels.map((parcel) => toParcel(ctx, parcel, files)),
  coupons: view.coupons.map(({ code, kind, amount }) => ({
    couponCode: code,
    type: kind,
    amount: toRinggit(amount),
  })),
  itemsTotal: toRinggit(view.order.itemsTotal),
  shippingTotal: toRinggit(view.order.shippingTotal),
  itemDiscount: toRinggit(view.order.itemDiscount),
  shippingDiscount: toRinggit(view.order.shippingDiscount),
  total: toRinggit(view.order.total),
  placedAt: toTime(view.order.placedAt),
  expiresAt: toTime(view.order.expiresAt),
  paidAt: view.order.paidAt === null ? null : toTime(view.order.paidAt),
  history: view.history
    .filter(({ to }) => isState(to))
    .map(({ at, parcelId, from, to }) => ({ at: toTime(at), parcelId, from, to })),
})

export const toOrderSummary = (
  ctx: Context,
  { id, lines, serviceStates: _serviceStates, ...order }: OrderSummary,
): z.output<typeof orderSummarySchema> => ({
  _id: id,
  ...order,
  total: toRinggit(order.total),
  placedAt: toTime(order.placedAt),
  lines: lines.map(({ title, imageKey, quantity }) => ({ title, quantity, image: toImage(ctx, imageKey) })),
})
