import { COUNTRY_CODES, MALAYSIAN_STATES, type ShippingZone, shownZones, toRinggit } from '@pasar/domain'
import { z } from 'zod'
import { ringgit } from '../platform/rest/fields'
import { publicCall, restRouter } from '../platform/rest/procedure'

const tag = 'Shipping'
const placeSchema = z.object({ code: z.string(), name: z.string().meta({ description: 'In English.' }) })

const names = new Intl.DisplayNames(['en'], { type: 'region' })
const COUNTRIES = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }))
const STATES = MALAYSIAN_STATES.map(({ code, name }) => ({ code, name }))
const toZone = ({ name, countries, baseFee, perKgFee }: ShippingZone) => ({
  name,
  countries: [...countries],
  baseFee: toRinggit(baseFee),
  perKgFee: toRinggit(perKgFee),
})

export const places = restRouter({
  countries: publicCall({
    method: 'GET',
    path: '/countries',
    tag,
    summary: 'Countries, and the states of Malaysia, for addresses',
  })
    .output(
      z.object({
        success: z.literal(true),
        countries: z.array(placeSchema).meta({ description: 'Malaysia first.' }),
        states: z.array(placeSchema),
      }),
    )
    .query(() => ({ success: true as const, countries: COUNTRIES, states: STATES })),
  zones: publicCall({
    method: 'GET',
    path: '/shipping/zones',
    tag,
    summary: 'What a parcel costs, by where it goes',
    description:
      'A parcel costs `baseFee` and `perKgFee` for each kilogram begun, by its weight or, when that is more, by its volume (5,000 cm³ count as a kilogram).',
  })
    .output(
      z.object({
        success: z.literal(true),
        zones: z.array(
          z.object({
            name: z.string(),
            countries: z
              .array(z.string())
              .meta({ description: 'Two letters each; none for the zone of all others.' }),
            baseFee: ringgit,
            perKgFee: ringgit,
          }),
        ),
      }),
    )
    .query(async ({ ctx: { context } }) => ({
      success: true as const,
      zones: shownZones((await context.settings.read()).zones).map(toZone),
    })),
})
