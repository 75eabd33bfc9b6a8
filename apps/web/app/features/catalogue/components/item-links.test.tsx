import { ROLE, type RoleOrVisitor } from '@pasar/domain'
import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { collectTexts } from '../../../i18n/page-texts.server'
import { I18nProvider } from '../../../i18n/provider'
import { RootContext } from '../../../lib/use-root'
import { navigationFor } from '../../platform/server/navigation.server'
import { ItemLinks } from './item-links'

type Root = NonNullable<ContextType<typeof RootContext>>

function linksFor(who: RoleOrVisitor): string {
  const navigation = navigationFor(who, 'en', 'Pasar', new Set())
  return renderToString(
    <I18nProvider language="en" find={collectTexts('en').find}>
      <RootContext.Provider value={{ navigation } as Root}>
        <ItemLinks item={{ id: 'itm_1', title: 'Kopi', url: 'https://pasar.test/item/kopi' }} />
      </RootContext.Provider>
    </I18nProvider>,
  )
}

it.each([
  ['visitor', true],
  [ROLE.BUYER, true],
  [ROLE.SELLER, false],
  [ROLE.RESELLER, false],
  [ROLE.MANAGER, false],
  [ROLE.ADMIN, false],
] as const)('%s is offered to plan an item: %s', (who, isOffered) => {
  expect(linksFor(who).includes('/planner/add')).toBe(isOffered)
  expect(linksFor(who)).toContain('/report/item/itm_1')
})
