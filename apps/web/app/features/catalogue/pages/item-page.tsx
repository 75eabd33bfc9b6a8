import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { memo, useEffect } from 'react'
import { useT } from '../../../i18n/provider'
import { useMayShop } from '../../../lib/use-root'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { Card } from '../../../ui/card'
import { Html } from '../../../ui/html'
import { describeCategory } from '../../platform/client/category-words'
import { MissingParts } from '../../platform/components/missing-parts'
import { ItemBar } from '../components/item-bar'
import { ItemBuy } from '../components/item-buy'
import { ItemGallery } from '../components/item-gallery'
import { RecentShelf } from '../components/recent-shelf'
import { Shelf } from '../components/shelf'
import type { ItemPageView } from '../server/item-view.server'

export type ItemPageProps = Omit<ItemPageView, 'meta' | 'wishes'>

/** Everything about one item, and how to get it. */
export const ItemPage = memo(function ItemPage({
  item,
  descriptionHtml,
  parts,
  similar,
  isWhole,
}: ItemPageProps) {
  const t = useT()
  const mayShop = useMayShop()
  const categoryPath = mayShop
    ? linkTo('/shop/category/:categoryName', { categoryName: item.category })
    : undefined
  useEffect(() => {
    const seen = new FormData()
    seen.set('itemId', item.id)
    navigator.sendBeacon('/recent' satisfies PagePath, seen)
  }, [item.id])
  const canBuy = mayShop && item.isForSale && item.auction === null && item.stock > 0
  return (
    <div className="page-width py-2 sm:py-4">
      <div className="max-sm:hidden">
        <Breadcrumbs
          label={t('browse.trail')}
          items={[
            { label: t('site.categories'), to: mayShop ? ('/categories' satisfies PagePath) : undefined },
            { label: describeCategory(t, item.category), to: categoryPath },
            { label: item.title },
          ]}
        />
      </div>
      <div className="mt-2 grid items-start gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-10">
        <ItemGallery key={item.id} title={item.title} images={item.images} />
        <div className="space-y-6 md:row-span-2">
          <div className="space-y-4">
            <ItemBuy item={item} />
            <Html html={parts.shipping} />
          </div>
          <Html html={parts.store} />
        </div>
        <div className="space-y-6">
          <Card title={t('item.description')}>
            <Html html={descriptionHtml} className="prose" />
          </Card>
          <Card title={t('item.details')}>
            <Html html={parts.facts} />
          </Card>
        </div>
      </div>
      <div className="mt-10 space-y-10">
        {!isWhole && <MissingParts />}
        <Html html={parts.reviews} />
        <Html html={parts.questions} />
        <Shelf id="similar" title={t('item.similar')} moreTo={categoryPath} cards={similar} />
        <RecentShelf key={item.id} exceptId={item.id} />
      </div>
      {canBuy && <ItemBar item={item} />}
    </div>
  )
})
