import type { SavedAddress } from '@pasar/db'
import { changedAddressSchema, newAddressSchema } from '@pasar/domain'
import { z } from 'zod'
import { addAddress, changeAddress, removeAddress } from '../accounts/commands/profile'
import { addressesOf, addressOf } from '../accounts/reads/profile'
import { idOf } from '../platform/rest/fields'
import { memberCall, restRouter } from '../platform/rest/procedure'

const tag = 'Addresses'

/** Where a parcel goes. */
export const addressFields = {
  fullName: z.string(),
  phone: z.string().meta({ description: 'In E.164.', examples: ['+60123456789'] }),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postcode: z.string(),
  state: z.string().meta({
    description: 'In Malaysia three letters in lower case; see `GET /countries`.',
    examples: ['kul'],
  }),
  country: z.string().meta({ description: 'Two letters.', examples: ['MY'] }),
}

const savedSchema = z
  .object({ _id: z.string(), ...addressFields, isDefault: z.boolean() })
  .meta({ id: 'SavedAddress' })

const toSaved = ({ id, ...address }: SavedAddress): z.output<typeof savedSchema> => ({ _id: id, ...address })

export const addresses = restRouter({
  list: memberCall({
    method: 'GET',
    path: '/addresses',
    tag,
    summary: 'The address book, the default first',
  })
    .output(z.object({ success: z.literal(true), addresses: z.array(savedSchema) }))
    .query(async ({ ctx: { context, member } }) => ({
      success: true as const,
      addresses: (await addressesOf(context, member)).map(toSaved),
    })),
  add: memberCall({
    method: 'POST',
    path: '/addresses',
    tag,
    status: 201,
    summary: 'Add to the address book',
    description:
      'The first address is the default. A Malaysian postcode gives the state when it is left out. One that is there already is answered, and not added again.',
    fails: ['ADDRESS_BOOK_FULL', 'NOT_FOUND'],
  })
    .input(newAddressSchema)
    .output(z.object({ success: z.literal(true), address: savedSchema }))
    .mutation(async ({ ctx: { context, member }, input: { isDefault, ...address } }) => {
      const id = await addAddress(context, member, address, isDefault)
      return { success: true as const, address: toSaved(await addressOf(context, member, id)) }
    }),
  change: memberCall({
    method: 'PATCH',
    path: '/addresses/{id}',
    tag,
    summary: 'Change one of the address book',
    description: 'It takes the whole address. With `isDefault` it becomes the default.',
    fails: ['NOT_FOUND'],
  })
    .input(changedAddressSchema)
    .output(z.object({ success: z.literal(true), address: savedSchema }))
    .mutation(async ({ ctx: { context, member }, input: { id, isDefault, ...address } }) => {
      await changeAddress(context, member, id, address, isDefault)
      return { success: true as const, address: toSaved(await addressOf(context, member, id)) }
    }),
  remove: memberCall({
    method: 'DELETE',
    path: '/addresses/{id}',
    tag,
    summary: 'Take one out of the address book',
    description: 'When the default goes, the newest of the others becomes it. Orders keep theirs.',
    fails: ['NOT_FOUND'],
  })
    .input(z.object({ id: idOf('an address') }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx: { context, member }, input }) => {
      await removeAddress(context, member, input.id)
      return { success: true as const, message: 'Removed.' }
    }),
})
