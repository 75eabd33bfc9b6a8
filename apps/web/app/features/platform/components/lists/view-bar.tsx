import type { PagePath } from '@pasar/domain/access/link-to'
import { toWhole } from '@pasar/domain/platform/whole-list'
import { useT } from '../../../../i18n/provider'
import { Notice } from '../../../../ui/notice'
import { TabLinks } from '../../../../ui/tab-links'
import { TextLink } from '../../../../ui/text-link'
import type { ViewTabs } from '../../server/saved-views.server'

/** An address of a list: one that asks for nothing would open with the reader's view. */
export const pageOf = ({ opensWithView }: ViewTabs, to: string): string => (opensWithView ? toWhole(to) : to)

/** The views that were saved of a list, and where what it shows is saved. */
export function ViewBar({
  saved,
  all,
}: {
  saved: ViewTabs /** The list without a filter. */
  all: PagePath
}) {
  const t = useT()
  const { tabs, isPartial, isWhole, editTo } = saved
  const links = [
    { to: pageOf(saved, all), label: t('savedViews.all'), current: isWhole },
    ...tabs.map(({ to, name, current }) => ({ to, label: name, current })),
  ]
  const isKnown = isWhole || tabs.some(({ current }) => current)
  if (tabs.length === 0 && isWhole) return null
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        {tabs.length > 0 && (
          <TabLinks label={t('savedViews.title')} tabs={links} className="min-w-0 max-w-full" />
        )}
        <TextLink to={editTo} className="inline-flex min-h-11 items-center text-sm">
          {t(isKnown ? 'savedViews.edit' : 'savedViews.saveThis')}
        </TextLink>
      </div>
      {isPartial && <Notice tone="warning" title={t('savedViews.partial')} className="mt-3" />}
    </div>
  )
}
