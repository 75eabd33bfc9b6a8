import { Link, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { useHydrated } from '../../../lib/use-hydrated'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { WORK_AREAS } from '../../platform/client/work-areas'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { groupFound, type SearchGroup } from '../client/search-groups'
import { StaffSearch } from '../components/staff-list'
import type { loader } from '../routes/admin-search.server'

/** Everything of the back office that some words find; without words, its pages. */
export function AdminSearchPage() {
  const t = useT()
  const { found } = useLoaderData<typeof loader>()
  const { words, matches } = found
  const isHydrated = useHydrated()
  const groups = groupFound(t, WORK_AREAS.admin.parts, words, found)
  return (
    <WorkFrame area="admin" title={t('staffSearch.title')} lead={t('staffSearch.lead')}>
      <StaffSearch filter={{ words }} label={t('staffSearch.label')} show={t('staffSearch.find')} />
      {words !== '' && matches === null && (
        <Notice tone="info" title={t('staffSearch.more')} className="mb-6" />
      )}
      <div className="space-y-4">
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </div>
      {groups.length === 0 && matches !== null && (
        <EmptyState icon="search" title={t('staffSearch.none')}>
          {t('staffSearch.noneText')}
        </EmptyState>
      )}
      {isHydrated && <p className="mt-6 text-sm text-ink-soft">{t('staffSearch.keys')}</p>}
    </WorkFrame>
  )
}

function Group({ group: { title, all, rows } }: { group: SearchGroup }) {
  return (
    <Card as="section" flush title={title} action={all && <TextLink to={all.to}>{all.name}</TextLink>}>
      <ul>
        {rows.map(({ to, name, detail }) => (
          <li key={to} className="relative border-t border-line px-4 py-3 hover:bg-sunken sm:px-5">
            <Link
              to={to}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            {detail !== '' && <p className="text-sm wrap-anywhere text-ink-soft">{detail}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
