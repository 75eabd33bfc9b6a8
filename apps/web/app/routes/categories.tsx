import { categoryCounts } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CategoryCards } from '../features/catalogue/category-grid'
import { useT } from '../i18n/provider'
import { guardPage } from '../lib/guards.server'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'
import { ButtonLink } from '../ui/button'
import { SectionHeading } from '../ui/section-heading'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage('/categories', { context, request })
  const [head, counts] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('browse.categoriesTitle'),
      description: t('browse.categoriesLead'),
    })),
    categoryCounts(context.ctx),
  ])
  return { head, counts: Object.fromEntries(counts) }
}

export const meta = headMeta

export default function Categories() {
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
