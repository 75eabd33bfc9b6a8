import { z } from 'zod'
import { typedString } from '../kernel/bounded-text'
import { form, idText, optionalText, phoneSchema, text } from '../kernel/schemas'
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

/** A rule for what Malaysian addresses have of their own. */
function checkMalaysian(
  address: Pick<AddressFields, 'country' | 'postcode' | 'state'>,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void {
  if (address.country !== 'MY') return
  const { postcode } = address
  const state = stateOf(address)
  if (!/^\d{5}$/.test(postcode)) {
    const message = postcode === '' ? 'required' : 'postcode'
    addIssue({ code: 'custom', path: ['postcode'], message })
  } else if (isMalaysianState(state) && !mayBeIn(postcode, state))
    addIssue({ code: 'custom', path: ['postcode'], message: 'postcodeOfState' })
  if (!isMalaysianState(state)) addIssue({ code: 'custom', path: ['state'], message: 'state' })
}
const completeAddress = <A extends AddressFields>(address: A): A =>
  address.country === 'MY' ? { ...address, state: stateOf(address) } : address

/** Malaysia: five digits that are in use in that one of the sixteen states, or beside it. Elsewhere free form, for many countries have no postcodes. */
export const addressSchema = addressFields.superRefine(checkMalaysian).transform(completeAddress)
/** An address for the address book, and whether it becomes the default. */
export const newAddressSchema = addressFields
  .extend({ isDefault: z.boolean().default(false) })
  .superRefine(checkMalaysian)
  .transform((address) => completeAddress(address))
/** One of the address book as it is to be. */
export const changedAddressSchema = addressFields
  .extend({
    id: idText.meta({ description: '`_id` of an address.' }),
    isDefault: z.boolean().default(false),
  })
  .superRefine(checkMalaysian)
  .transform((address) => completeAddress(address))
export type Address = z.output<typeof addressSchema>
