import { ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { navigationFor } from './navigation.server'

it.each([...Object.values(ROLE), 'visitor'] as const)('each link of the menu of %s has an icon', (who) => {
  const { menu, tabs } = navigationFor(who, 'en', 'Pasar', new Set())
  expect([...menu, ...tabs].filter(({ icon }) => icon === undefined)).toEqual([])
})
