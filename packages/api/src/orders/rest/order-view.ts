import type { OrderLineView, OrderSummary } from '@pasar/db'
import { APPOINTMENT_STATES, addSen, DAY_PARTS, ORDER_STATES, PARCEL_STATES, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { pictureAddress } from '../../catalogue/rest/pictures'
import type { BoughtFileView } from '../../downloads/reads'
import type { Context } from '../../platform/context'
import { ringgit, time, toTime } from '../../platform/rest/fields'
import { addressFields } from '../../shipping/rest'
import type { OrderView, OwnOrder } from '../reads/orders'

const state = z.enum(ORDER_STATES)
const parcelState = z.enum(PARCEL_STATES)
const image = z.string().nullable()

const fileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  bytes: z.number().int().min(1),
  mediaType: z.string(),
  version: z.number().int().min(1),
  note: z.string().meta({ description: 'What is new in this version.' }),
  updatedAt: time,
  downloadsLeft: z.number().int().min(0),
})

const lineSchema = z.object({
  itemId: z.string(),
  variantId: z.string(),
  title: z.string(),
  variantName: z.string(),
  slug: z.string(),
  image,
  isVirtual: z.boolean(),
  files: z
    .array(fileSchema)
    .meta({ description: 'Of a download that is paid for: the newest version of each file.' }),
  price: ringgit,
  quantity: z.number().int().min(1),
  subtotal: ringgit,
  discount: ringgit,
})

/** An order as it was placed: later changes of items and prices do not touch it. */
export const orderSchema = z
  .object({
    _id: z.string(),
    number: z.string(),
    state,
    isPayable: z.boolean().meta({ description: 'Whether `POST /orders/{id}/pay` opens a payment page.' }),
    address: z.object(addressFields).nullable().meta({ description: 'Null when everything is downloaded.' }),
    parcels: z.array(
      z.object({
        _id: z.string(),
        store: z.object({ _id: z.string(), storeName: z.string() }),
        state: parcelState,
        shippingMethod: z.string(),
        zone: z.string().nullable(),
        chargeableKg: z.number().int().min(0),
        courier: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        trackingUrl: z.string().nullable(),
        appointment: z
          .object({
            state: z.enum(APPOINTMENT_STATES),
            day: z.string().nullable(),
            part: z.enum(DAY_PARTS).nullable(),
          })
          .nullable()
          .meta({ description: 'The date of a service, a Malaysian calendar day. Null for goods.' }),
        parts: z
          .array(
            z.object({
              _id: z.string(),
              courier: z.string(),
              trackingNumber: z.string(),
              trackingUrl: z.string().nullable(),
              shippedAt: time,
              lines: z.array(
                z.object({ itemId: z.string(), variantId: z.string(), quantity: z.number().int().min(1) }),
              ),
            }),
          )
          .meta({
            description:
              'What was shipped at which time, of a parcel that is shipped in parts; empty when it is shipped whole. The tracking of the parcel is that of the latest part.',
          }),
        restPieces: z
          .number()
          .int()
          .min(0)
          .meta({ description: 'Pieces that are still to be shipped with further parts.' }),
        shippedAt: time.nullable(),
        deliveredAt: time.nullable(),
        lines: z.array(lineSchema),
        shipping: ringgit,
        total: ringgit,
      }),
    ),
    coupons: z.array(z.object({ couponCode: z.string(), type: z.string(), amount: ringgit })),
    itemsTotal: ringgit,
    shippingTotal: ringgit,
    itemDiscount: ringgit,
    shippingDiscount: ringgit,
    total: ringgit,
    placedAt: time,
    expiresAt: time.meta({ description: 'Until then it waits for its payment.' }),
    paidAt: time.nullable(),
    history: z.array(
      z.object({ at: time, parcelId: z.string().nullable(), from: z.string().nullable(), to: z.string() }),
    ),
  })
  .meta({ id: 'Order' })

export const orderSummarySchema = z
  .object({
    _id: z.string(),
    number: z.string(),
    state,
    total: ringgit,
    placedAt: time,
    pieces: z.number().int().min(0),
    parcelStates: z.array(parcelState),
    lines: z
      .array(z.object({ title: z.string(), image, quantity: z.number().int() }))
      .meta({ description: 'The first of them.' }),
  })
  .meta({ id: 'OrderSummary' })

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
