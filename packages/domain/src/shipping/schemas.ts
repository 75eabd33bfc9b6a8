import { z } from 'zod'
import { typedString } from '../kernel/bounded-text'
import { form, idText, optionalText, phoneSchema, text, together, withRules } from '../kernel/schemas'
import { isCountry, isMalaysianState, stateOfPostcode } from './places'
import { mayBeIn } from './postcodes'

/** Schemas of addresses. Messages are keys of the `validation` texts. */

/** A Malaysian postcode determines the state when it is left out. */
const stateOf = ({ state, postcode }: { state: string; postcode: string }): string =>
  state === '' ? (stateOfPostcode(postcode) ?? '') : state

export const countrySchema = typedString(2, { tooLong: 'country' })
  .trim()
  .toUpperCase()
  .refine(isCountry, 'country')

const addressFields = form({
  fullName: text(100),
  phone: phoneSchema,
  line1: text(300),
  line2: optionalText(300),
  city: text(100),
  postcode: optionalText(16),
  state: optionalText(60),
  country: countrySchema,
})
type AddressFields = z.output<typeof addressFields>

const FIVE_DIGITS = /^\d{5}$/

const checkPostcode = together<AddressFields, 'country' | 'postcode'>(
  ['country', 'postcode'],
  ({ country, postcode }, refuse) => {
    if (country !== 'MY' || FIVE_DIGITS.test(postcode)) return
    const message = postcode === '' ? 'required' : 'postcode'
    refuse('postcode', message)
  },
)
/** Asked beside a postcode that is wrong, too, which then says nothing of the state. */
const checkState = together<AddressFields, 'country' | 'state', 'postcode'>(
  ['country', 'state'],
  (address, refuse) => {
    if (address.country !== 'MY') return
    const postcode = typeof address.postcode === 'string' ? address.postcode : ''
    const state = stateOf({ postcode, state: address.state })
    if (!isMalaysianState(state)) refuse('state', 'state')
    else if (!mayBeIn(postcode, state)) refuse('postcode', 'postcodeOfState')
  },
)
const completeAddress = <A extends AddressFields>(address: A): A =>
  address.country === 'MY' ? { ...address, state: stateOf(address) } : address

const rules = [checkPostcode, checkState] as const

/**
 * Malaysia: five digits that are in use in that one of the sixteen states, or beside it. Elsewhere free form, for many
 * countries have no postcodes.
 */
export const addressSchema = withRules(addressFields, ...rules).transform(completeAddress)
/** An address for the address book, and whether it becomes the default. */
export const newAddressSchema = withRules(
  addressFields.extend({ isDefault: z.boolean().default(false) }),
  ...rules,
).transform((address) => completeAddress(address))
/** One of the address book as it is to be. */
export const changedAddressSchema = withRules(
  addressFields.extend({
    id: idText.meta({ description: '`_id` of an address.' }),
    isDefault: z.boolean().default(false),
  }),
  ...rules,
).transform((address) => completeAddress(address))
export type Address = z.output<typeof addressSchema>

/** Whether a Malaysian address has a postcode that can be in its state: one that was saved long ago may not. */
export const isPlaceRight = ({ country, postcode, state }: Address): boolean =>
  country !== 'MY' || (FIVE_DIGITS.test(postcode) && isMalaysianState(state) && mayBeIn(postcode, state))
