import { readOwnItemsFilter } from '@pasar/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { I18nProvider } from '../../../../i18n/provider'
import desk from '../../../../locales/en/selling/desk'
import { WaitingWork } from './waiting-work'

vi.mock('@remix-run/react', async () => ({
  ...(await import('../../../../testing/remix-parts')).remixParts,
  useLoaderData: () => ({ windows: { answer: 3 } }),
}))
vi.mock('../../client/use-seller-desk', () => ({
  useSellerDesk: () => ({
    waits: { toShip: 0, claims: 0, questions: 0, lowStock: 2, unreadChats: 0 },
    low: [{ id: 'itm_1', title: 'Kopi', stock: 0 }],
    questions: [],
  }),
}))

it('leads from the count of what is low to those items', () => {
  const html = renderToStaticMarkup(
    <I18nProvider language="en" find={() => desk}>
      <WaitingWork />
    </I18nProvider>,
  )
  const to = /<h3[^>]*><a href="([^"]*)"/.exec(html)?.[1] ?? ''
  const { pathname, searchParams } = new URL(to, 'http://pasar.test')
  expect(pathname).toBe('/my-products')
  expect(readOwnItemsFilter(searchParams)).toMatchObject({ stock: 'low', sort: 'scarce' })
})
