import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { SectionHeading } from '../../../ui/section-heading'
import { CategoryCards } from '../components/category-grid'
import type { loader } from '../routes/categories.server'

export function Categories() {
  const { counts } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <div className="page-width py-6">
      <SectionHeading titleLevel={1} title={t('browse.categoriesTitle')}>
        {t('browse.categoriesLead')}
      </SectionHeading>
      <CategoryCards counts={counts} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/shop-now" iconEnd="arrow-right">
          {t('browse.seeAll')}
        </ButtonLink>
        <ButtonLink to="/user/coupons" variant="secondary" icon="ticket">
          {t('site.coupons')}
        </ButtonLink>
      </div>
    </div>
  )
}
