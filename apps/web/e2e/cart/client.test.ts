import { expect, it } from 'vitest'
import { PasarClient } from '../../../../docs/examples/pasar-client'

const clientAnswered = (answer: unknown) =>
  new PasarClient({
    url: 'http://pasar.test',
    store: { read: () => null, write: () => {} },
    fetch: async () => new Response(JSON.stringify(answer)),
  })

it('returns the line of the option that was put into the cart', async () => {
  const cart = [
    { itemId: 'itm_1', variantId: 'var_small', quantity: 1 },
    { itemId: 'itm_1', variantId: 'var_large', quantity: 2 },
  ]
  const client = clientAnswered({ success: true, cart })
  expect(await client.addToCart('itm_1', 2, 'var_large')).toEqual(cart[1])
  expect(await client.addToCart('itm_1', 1)).toEqual(cart[0])
})

it.each([
  [{ success: false, cart: [] }, 'Server returned invalid cart data format.'],
  [{ success: true }, 'Server returned invalid cart data format.'],
  [{ success: true, cart: [] }, 'Updated item information not found.'],
  [{ success: true, cart: [{ itemId: 'itm_1' }] }, 'Failed to add to cart, invalid data returned.'],
])('refuses %j as an answer', async (answer, message) => {
  await expect(clientAnswered(answer).addToCart('itm_1', 1)).rejects.toMatchObject({ message })
})
