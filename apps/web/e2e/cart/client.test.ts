import { expect, it } from 'vitest'
import { PasarClient } from '../../../../docs/examples/pasar-client'

it('returns the line of the option that was put into the cart', async () => {
  const cart = [
    { itemId: 'itm_1', variantId: 'var_small', quantity: 1 },
    { itemId: 'itm_1', variantId: 'var_large', quantity: 2 },
  ]
  const client = new PasarClient({
    url: 'http://pasar.test',
    store: { read: () => null, write: () => {} },
    fetch: async () => new Response(JSON.stringify({ success: true, cart })),
  })
  expect(await client.addToCart('itm_1', 2, 'var_large')).toEqual(cart[1])
  expect(await client.addToCart('itm_1', 1)).toEqual(cart[0])
})
