import { APPOINTMENT_STATES, DAY_PARTS, ORDER_STATES, PARCEL_STATES } from '@pasar/domain'
import { z } from 'zod'
import { ringgit, time } from '../../platform/rest/fields'
import { addressFields } from '../../shipping/rest'

const state = z.enum(ORDER_STATES)
const parcelState = z.enum(PARCEL_STATES)
const image = z.string().nullable()

export const fileSchema = z.object({
  _id: z.string(),
  name: z.string(),
  bytes: z.number().int().min(1),
  mediaType: z.string(),
  version: z.number().int().min(1),
  note: z.string().meta({ description: 'What is new in this version.' }),
  updatedAt: time,
  downloadsLeft: z.number().int().min(0),
})

export const lineSchema = z.object({
  _id: z.string(),
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
        isConfirmable: z.boolean().meta({ description: 'Whether `POST /parcels/{id}/confirm` takes it.' }),
        isCancellable: z.boolean().meta({ description: 'Whether `POST /parcels/{id}/cancel` takes it.' }),
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
