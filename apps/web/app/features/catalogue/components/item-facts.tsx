import type { ItemDetail, ItemView, StoreFigures } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { byTag } from '@pasar/domain/kernel/format'
import { useI18n, useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Icon } from '../../../ui/icon'
import { describeCategory } from '../../platform/client/category-words'
import { formatBytes } from '../../platform/client/file-size'
import { AverageRating, writeStars } from '../../platform/components/items/average-rating'
import { formatDay } from '../../platform/components/when'
import { describeCondition } from '../client/facet-words'
import { type Fact, FactList } from './fact-list'

/** Parts of an item's page that no script follows: their links are plain ones. */

const GRAMS_PER_KG = 1_000

const decimals = byTag((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }))

type Facts = Pick<
  ItemDetail,
  'category' | 'condition' | 'isVirtual' | 'servicePlace' | 'weightG' | 'dimensions' | 'shipsFrom'
>

/** An attribute in the reader's language. */
export interface AttributeView {
  name: string
  label: string
  /** Leads to more of the same author or brand. */
  path: string | null
}

/** The measurements and attributes of an item. */
export function ItemFactsList({
  item,
  attributes,
  files,
}: {
  item: Facts
  attributes: readonly AttributeView[]
  files: ItemView['files']
}) {
  const { t, tag } = useI18n()
  const number = decimals(tag)
  const { dimensions } = item
  const facts: Fact[] = [[t('browse.category'), describeCategory(t, item.category)]]
  // A service is neither new nor used, and weighs nothing.
  if (!item.servicePlace) facts.push([t('browse.condition'), describeCondition(t, item.condition)])
  for (const { name, label, path } of attributes)
    facts.push([
      name,
      path === null ? (
        label
      ) : (
        <a key={name} href={path} className="text-jade underline">
          {label}
        </a>
      ),
    ])
  if (!item.isVirtual && !item.servicePlace) {
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
  if (files.length > 0)
    facts.push([
      t('itemFiles.youGet'),
      files.map(({ id, name, bytes, createdAt }) => (
        <span key={id} className="block">
          {name} ({t('itemFiles.updated', { size: formatBytes(tag, bytes), date: formatDay(tag, createdAt) })}
          )
        </span>
      )),
    ])
  return <FactList facts={facts} />
}

/** Fewer questions say little about how a store answers. */
const TELLING_QUESTIONS = 3

export interface StoreCardView {
  slug: string
  /** It has no page for now. */
  isHidden: boolean
  name: string
  sellerName: string
  place: string
  logoKey: string | null
  /** A month, in words. */
  since: string
  figures: StoreFigures
}

export function StoreCard({
  store,
  askPath,
}: {
  store: StoreCardView
  /** Null while messages are switched off. */
  askPath: string | null
}) {
  const t = useT()
  const path = linkTo('/store/:id', { id: store.slug })
  const { rating, reviews, questions, answers } = store.figures
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
            {store.isHidden ? (
              store.name
            ) : (
              <a href={path} className="hover:underline">
                {store.name}
              </a>
            )}
          </h2>
          <p className="text-sm text-ink-soft">{t('browse.storeBy', { name: store.sellerName })}</p>
          <p className="text-sm text-ink-soft">{store.place}</p>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {reviews > 0 && (
          <li>
            <AverageRating rating={rating} count={reviews} compact>
              {t('reviews.storeRating', { stars: writeStars(rating), count: reviews })}
            </AverageRating>
          </li>
        )}
        <li>{t('reviews.storeSince', { month: store.since })}</li>
        {questions >= TELLING_QUESTIONS && (
          <li>{t('reviews.storeAnswers', { percent: Math.round((answers / questions) * 100) })}</li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 *:grow">
        {!store.isHidden && (
          <a href={path} className={buttonClass({ variant: 'secondary' })}>
            <Icon name="store" />
            {t('item.visitStore')}
          </a>
        )}
        {askPath !== null && (
          <a href={askPath} className={buttonClass({ variant: 'secondary' })}>
            <Icon name="chat" />
            {t('messages.ask')}
          </a>
        )}
      </div>
    </Card>
  )
}
