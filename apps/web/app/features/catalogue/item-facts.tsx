import { Link } from '@remix-run/react'
import { useI18n, useT } from '../../i18n/provider'
import { pictureUrl } from '../../lib/uploads'
import { Avatar } from '../../ui/avatar'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { describeCategory } from './category-words'
import { describeCondition } from './facet-words'
import type { ItemFacts } from './item-view.server'

const GRAMS_PER_KG = 1_000

/** What there is to measure and to name. */
export function ItemFactsList({ item }: { item: ItemFacts }) {
  const { t, tag } = useI18n()
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const { dimensions } = item
  const facts: [string, string][] = [
    [t('browse.category'), describeCategory(t, item.category)],
    [t('browse.condition'), describeCondition(t, item.condition)],
  ]
  if (!item.isVirtual) {
    if (item.weightG > 0)
      facts.push([
        t('item.weight'),
        item.weightG < GRAMS_PER_KG
          ? `${number.format(item.weightG)} g`
          : `${number.format(item.weightG / GRAMS_PER_KG)} kg`,
      ])
    if (dimensions)
      facts.push([
        t('item.size'),
        `${[dimensions.lengthCm, dimensions.widthCm, dimensions.heightCm].map((length) => number.format(length)).join(' × ')} cm`,
      ])
    facts.push([t('browse.shipsFrom'), item.shipsFrom])
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function StoreCard({ store }: Pick<ItemFacts, 'store'>) {
  const t = useT()
  const path = `/store/${store.slug}`
  return (
    <Card edge>
      <div className="flex items-center gap-4">
        <Avatar
          name={store.name}
          src={store.logoKey === null ? undefined : pictureUrl(store.logoKey, 320)}
          size={64}
        />
        <div className="min-w-0">
          <h2 className="text-lg leading-tight font-bold">
            <Link to={path} className="hover:underline">
              {store.name}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{t('browse.storeBy', { name: store.sellerName })}</p>
          <p className="text-sm text-ink-soft">{store.place}</p>
        </div>
      </div>
      <ButtonLink to={path} variant="secondary" block icon="store" className="mt-4">
        {t('item.visitStore')}
      </ButtonLink>
    </Card>
  )
}
