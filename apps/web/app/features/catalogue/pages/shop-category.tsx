import type { PagePath } from '@pasar/domain/access/link-to'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import type { loader } from '../routes/shop-category.server'
import { ListingPage } from './listing-page'

export function ShopCategory() {
  const { listing, slug } = useLoaderData<typeof loader>()
  const t = useT()
  const name = t(`categories.${slug}`)
  return (
    <ListingPage
      listing={listing}
      title={name}
      lead={t('browse.categoryLead', { name })}
      trail={
        <Breadcrumbs
          label={t('browse.trail')}
          items={[{ label: t('site.categories'), to: '/categories' satisfies PagePath }, { label: name }]}
        />
      }
    />
  )
}
