import { useT } from '../../i18n/provider'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Card } from '../../ui/card'
import { describeCategory } from './category-words'
import { ItemBar } from './item-bar'
import { ItemBuy } from './item-buy'
import { ItemFactsList, StoreCard } from './item-facts'
import { ItemGallery } from './item-gallery'
import { ItemReviews } from './item-reviews'
import type { ItemPageView } from './item-view.server'
import { Shelf } from './shelf'

export type ItemPageProps = Omit<ItemPageView, 'meta' | 'wishes'>

/** Everything about one item, and how to get it. */
export function ItemPage({ item, descriptionHtml, reviews, similar }: ItemPageProps) {
  const t = useT()
  const category = describeCategory(t, item.category)
  const canBuy = item.isForSale && item.auction === null && item.stock > 0
  return (
    <div className="page-width py-2 sm:py-4">
      <div className="max-sm:hidden">
        <Breadcrumbs
          label={t('browse.trail')}
          items={[
            { label: t('site.categories'), to: '/categories' },
            { label: category, to: `/shop/category/${item.category}` },
            { label: item.title },
          ]}
        />
      </div>
      <div className="mt-2 grid items-start gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-10">
        <ItemGallery key={item.id} title={item.title} images={item.images} />
        <div className="space-y-6 md:row-span-2">
          <ItemBuy item={item} />
          <StoreCard store={item.store} />
        </div>
        <div className="space-y-6">
          <Card title={t('item.description')}>
            <div
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders Markdown with HTML switched off
              dangerouslySetInnerHTML={{ __html: descriptionHtml }}
            />
          </Card>
          <Card title={t('item.details')}>
            <ItemFactsList item={item} />
          </Card>
        </div>
      </div>
      <div className="mt-10 space-y-10">
        <ItemReviews rating={item.rating} total={item.reviews} reviews={reviews} />
        <Shelf
          id="similar"
          title={t('item.similar')}
          moreTo={`/shop/category/${item.category}`}
          cards={similar}
        />
      </div>
      {canBuy && <ItemBar item={item} />}
    </div>
  )
}
