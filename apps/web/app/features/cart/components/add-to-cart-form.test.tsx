import { ROLE, type RoleOrVisitor } from '@pasar/domain'
import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { collectTexts } from '../../../i18n/page-texts.server'
import { I18nProvider } from '../../../i18n/provider'
import { makeAddress, PartAddress } from '../../../lib/page/part-address.server'
import { RootContext } from '../../../lib/use-root'
import { AddToCartForm } from './add-to-cart-form'

vi.mock('@remix-run/react', async () => (await import('../../../testing/remix-parts')).remixParts)

type Root = NonNullable<ContextType<typeof RootContext>>

const ITEM = {
  id: 'itm_1',
  title: 'Kopi',
  listingType: 'Fixed',
  stock: 3,
  chosen: '',
  variants: [{ id: 'var_1', name: '', price: 12_90, stock: 3, picture: 0 }],
} as const

function formFor(who: RoleOrVisitor): string {
  const session = who === 'visitor' ? null : { user: { role: who } }
  return renderToString(
    <I18nProvider language="en" find={collectTexts('en').find}>
      <RootContext.Provider value={{ session } as Root}>
        <PartAddress.Provider value={makeAddress('/item/kopi', '')}>
          <AddToCartForm item={ITEM} />
        </PartAddress.Provider>
      </RootContext.Provider>
    </I18nProvider>,
  )
}

it.each(['visitor', ROLE.BUYER] as const)('%s can add an item to the cart', (who) => {
  expect(formFor(who)).toContain('action="/cart"')
})

it.each([ROLE.SELLER, ROLE.RESELLER, ROLE.MANAGER, ROLE.ADMIN])(
  'says to role %s, which has no cart, who can buy',
  (who) => {
    expect(formFor(who)).not.toContain('<form')
    expect(formFor(who)).toContain('You need a buyer account to buy this.')
  },
)
