import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { TabLinks } from '../../../ui/tab-links'

type Part = readonly [path: string, text: TextKey]

/** The pages of an area, in the order in which one works through them. */
export const WORK_PARTS = {
  seller: [
    ['/orders/seller', 'work.orders'],
    ['/my-products', 'work.products'],
    ['/add-items', 'work.addItem'],
    ['/stores', 'work.stores'],
    ['/seller/balance', 'work.balance'],
    ['/seller/settings', 'work.settings'],
    ['/seller-notifications', 'work.notices'],
  ],
  manager: [['/seller-applications', 'work.applications']],
  admin: [
    ['/seller-requests', 'work.requests'],
    ['/admin/payouts', 'work.payouts'],
    ['/admin-notifications', 'work.notices'],
  ],
} as const satisfies Record<string, readonly Part[]>

/** What stands around every page that sellers and staff work on. */
export function WorkFrame({
  area,
  title,
  lead,
  actions,
  children,
}: {
  area: keyof typeof WORK_PARTS
  title: ReactNode
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}) {
  const t = useT()
  const { pathname } = useLocation()
  const parts: readonly Part[] = WORK_PARTS[area]
  const tabs = parts.map(([to, text]) => ({ to, label: t(text), current: to === pathname }))
  return (
    <div className="mx-auto max-w-wide px-4 py-6">
      <p className="mb-3 text-sm font-semibold text-ink-soft">
        {t(area === 'seller' ? 'work.sellerTitle' : 'work.staffTitle')}
      </p>
      {tabs.length > 1 && <TabLinks label={t('work.parts')} tabs={tabs} className="mb-6" />}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold tracking-tight">{title}</h1>
          {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  )
}
