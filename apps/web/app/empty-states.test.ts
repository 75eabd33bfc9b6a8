import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const APP = import.meta.dirname

/** Empty states that lead nowhere, and why. */
const WITHOUT_ACTION: Record<string, string> = {
  'features/auctions/pages/bids-page.tsx': 'the form to bid stands beside it',
  'features/blog/pages/submit-page.tsx': 'the form to begin an article stands above it',
  'features/cart/components/cart-popup.tsx': 'the popup has buttons of its own',
  'features/coupons/components/running-coupons.tsx': 'a popup over the page one was at',
  'features/stores/pages/staff-membership-page.tsx': 'only a seller can invite',
  'features/payouts/pages/admin-bank-lines-page.tsx': 'nothing is left to do',
  'features/payouts/pages/admin-debts-page.tsx': 'nothing is left to do',
  'features/payouts/pages/admin-payouts-page.tsx': 'nothing is left to do',
  'features/selling/components/review/review-queue.tsx': 'nothing is left to do',
  'features/disputes/pages/admin-claims-page.tsx': 'nothing is left to do',
  'features/messaging/pages/admin-messages-page.tsx': 'nothing is left to do',
  'features/blog/pages/admin-blog-page.tsx': 'nothing is left to do',
}
const isOfStaff = (file: string): boolean => file.startsWith('features/moderation/')

it('leads on from each list of members that is empty', () => {
  const found: string[] = []
  const files = readdirSync(path.join(APP, 'features'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.tsx')).map((name) => `features/${name}`)) {
    const source = readFileSync(path.join(APP, file), 'utf8')
    for (const [, props = ''] of source.matchAll(/<EmptyState\b([\s\S]*?)(?:\/>|<\/EmptyState>)/g))
      if (!props.includes('action=') && !isOfStaff(file)) found.push(file)
  }
  expect([...new Set(found)].sort()).toEqual(Object.keys(WITHOUT_ACTION).sort())
})
