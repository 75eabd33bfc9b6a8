import { linkTo } from '@pasar/domain/access/link-to'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Icon } from '../../../ui/icon'
import { DateText } from '../components/date-text'
import { WorkFrame } from '../components/workspace/work-frame'
import type { loader } from '../routes/admin-settings.server'

/** Settings that stand on pages of their own work. */
const ELSEWHERE = [
  ['/admin/banners', 'bannerWork.title', 'bannerWork.lead'],
  ['/admin/payouts/rules', 'marketSettings.payouts', 'marketSettings.payoutsLead'],
  ['/admin/messages', 'marketSettings.messages', 'marketSettings.messagesLead'],
] as const satisfies readonly (readonly [string, TextKey, TextKey])[]

/** All settings of the market, by what they are about. */
export function AdminSettingsPage() {
  const t = useT()
  const { sections } = useLoaderData<typeof loader>()
  return (
    <WorkFrame area="admin" title={t('marketSettings.title')} lead={t('marketSettings.lead')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {sections.map(({ section, last }) => (
          <Entry
            key={section}
            to={linkTo('/admin/settings/:section', { section })}
            title={t(`marketSettings.section_${section}`)}
            lead={t(`marketSettings.lead_${section}`)}
          >
            {last && (
              <span className="mt-2 block text-sm text-ink-soft">
                {last.byName ?? t('marketSettings.shell')} · <DateText time={last.at} withTime />
              </span>
            )}
          </Entry>
        ))}
        {ELSEWHERE.map(([to, title, lead]) => (
          <Entry key={to} to={to} title={t(title)} lead={t(lead)} />
        ))}
      </ul>
    </WorkFrame>
  )
}

function Entry({
  to,
  title,
  lead,
  children,
}: {
  to: string
  title: string
  lead: string
  children?: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-start justify-between gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
      >
        <span className="min-w-0">
          <span className="block font-bold">{title}</span>
          <span className="block text-ink-soft">{lead}</span>
          {children}
        </span>
        <Icon name="chevron-right" size={20} className="mt-0.5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}
