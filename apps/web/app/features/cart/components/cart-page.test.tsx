import { addToCart } from '@pasar/api'
import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MESSAGES } from '../../../i18n/language.server'
import { I18nProvider } from '../../../i18n/provider'
import { makeArgs } from '../../../testing/context'
import { CartPage } from '../pages/cart-page'
import { action, loader } from '../routes/cart.server'

const page = vi.hoisted(() => ({ loaded: {}, posted: {} }))
vi.mock('@remix-run/react', async () => ({
  ...(await import('../../../testing/remix-parts')).remixParts,
  useActionData: () => page.posted,
  useFetcher: () => ({ state: 'idle' }),
  useLoaderData: () => page.loaded,
  useRouteLoaderData: () => undefined,
}))

const { kopi, lowStock } = SMALL.items
const buyer = asBuyer(SMALL.users.buyer)
const lineOf = ({ variantIds }: { variantIds: readonly string[] }) => variantIds[0] ?? ''
let services: TestServices

beforeEach(async () => {
  services = await openTestServices()
  await addToCart(services.context, buyer, { itemId: kopi.id, quantity: 1 })
})
afterEach(() => services.dispose())

/** What the page says above the cart after a form. */
async function saidAfter(posted: object): Promise<string> {
  page.posted = posted
  page.loaded = await loader(makeArgs(services, '/cart', buyer))
  const html = renderToStaticMarkup(
    <I18nProvider language="en" find={(namespace) => MESSAGES.en[namespace] ?? {}}>
      <CartPage />
    </I18nProvider>,
  )
  return /<div role="(?:alert|status)".*?<\/div><\/div><\/div>/.exec(html)?.[0] ?? ''
}

it('says that an item is no longer in the cart', async () => {
  const form = new URLSearchParams({ intent: 'set', variantId: lineOf(lowStock), quantity: '1', step: '1' })
  const { data } = (await action(makeArgs(services, '/cart', buyer, form))) as { data: object }
  const said = await saidAfter(data)
  expect(said).toContain('>Item Not Found<')
  expect(said).toContain('>This item is no longer in your cart.<')
})

/** As `keep-page.ts` answers where the server gave no answer of its own. */
const failed = (values: Record<string, string>, message?: string) => ({
  failure: {
    code: 'HTTP_502',
    details: { status: 502 },
    fields: {},
    values,
    ...(message !== undefined && { message }),
  },
})

it('says which quantity could not be changed, and why where the server said it', async () => {
  const change = { intent: 'set', variantId: lineOf(kopi), quantity: '2' }
  const said = await saidAfter(failed(change))
  expect(said).toContain('>Update Failed<')
  expect(said).toContain(`>Could not update quantity for ${kopi.title}.<`)
  expect(await saidAfter(failed(change, 'Closed for the night.'))).toContain('>Closed for the night.<')
})

it('says what failed of any other form', async () => {
  const said = await saidAfter(failed({ intent: 'clear' }))
  expect(said).toContain('>Server error (502)<')
  expect(said).not.toContain('Update Failed')
})
