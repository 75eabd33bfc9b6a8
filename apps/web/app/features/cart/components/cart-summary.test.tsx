import { sen } from '@pasar/domain'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { I18nProvider } from '../../../i18n/provider'
import cart from '../../../locales/en/cart/cart'
import { MoneyRows } from '../../checkout/components/money-rows'
import { CartSummary } from './cart-summary'

const render = (part: ReactNode): string =>
  renderToStaticMarkup(
    <I18nProvider language="en" find={() => cart}>
      {part}
    </I18nProvider>,
  )

/** What of a sum is read out anew when it changes, as words. */
const saidAnew = (html: string): string[] =>
  [...html.matchAll(/<div aria-live="polite" aria-atomic="true"[^>]*>(.*?)<\/div>/g)].map(([, inner = '']) =>
    inner
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

it('has the total read out anew with its name, and none of the parts', () => {
  const totals = { itemCount: 2, subtotal: sen(10_00), shipping: sen(4_90), total: sen(14_90) }
  expect(saidAnew(render(<CartSummary totals={totals} isSent />))).toEqual(['Total RM 14.90'])
  const rows = [{ key: 'items', label: 'Items', amount: 10_00 }]
  const sum = (isLarge: boolean) => (
    <MoneyRows rows={rows} total={{ label: 'To pay', amount: 14_90, isLarge }} />
  )
  expect(saidAnew(render(sum(true)))).toEqual(['To pay RM 14.90'])
  // Of each parcel it would be read out as well.
  expect(saidAnew(render(sum(false)))).toEqual([])
})
