import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Card } from '../../../../ui/card'
import { TextLink } from '../../../../ui/text-link'
import type { loader } from '../../routes/seller-dashboard.server'

/** What is looked at and not bought; nothing where there is no such item. */
export function UnsoldItems() {
  const t = useT()
  const { unsold } = useLoaderData<typeof loader>()
  if (unsold.length === 0) return null
  return (
    <Card as="section" title={t('itemViews.deskTitle')}>
      <p className="-mt-2 text-sm text-ink-soft">{t('itemViews.deskText')}</p>
      <ul>
        {unsold.map(({ id, title, views }) => (
          <li key={id} className="flex items-center justify-between gap-x-3 text-sm">
            <TextLink
              plain
              to={linkTo('/add-items', { item: id })}
              className="inline-flex min-h-11 min-w-0 items-center"
            >
              {title}
            </TextLink>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {t('itemViews.viewsCount', { count: views })}
            </span>
          </li>
        ))}
      </ul>
      <TextLink
        to={linkTo('/my-products', { demand: 'unsold' })}
        className="inline-flex min-h-11 items-center"
      >
        {t('itemViews.all')}
      </TextLink>
    </Card>
  )
}
