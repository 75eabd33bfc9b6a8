import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, Link } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button, IconButton } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { StockBadge } from '../../platform/components/items/item-badges'
import { ItemPicture } from '../../platform/components/items/item-picture'
import type { loader } from '../routes/plan.server'
import { WantedFields } from './wanted-fields'

export type PlanItemView = Awaited<ReturnType<typeof loader>>['items'][number]

interface ShownItem {
  title: string
  slug: string
  variantName: string
  storeName: string
  image: string | null
  isForSale: boolean
}

/**
 * Picture, name and store of an item on a list.
 * @param level of the heading: below that of what the item stands in
 */
export function PlanItemHead({ item, level }: { item: ShownItem; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const path = linkTo('/item/:slug', { slug: item.slug })
  return (
    <>
      <Link to={path} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <ItemPicture
          pictureKey={item.image ?? undefined}
          alt=""
          sizes="96px"
          className={cx(
            'size-20 rounded-control bg-sunken object-cover sm:size-24',
            !item.isForSale && 'opacity-50',
          )}
        />
      </Link>
      <div className="min-w-0 grow">
        <Heading className="font-semibold">
          <Link to={path} className="line-clamp-2 hover:underline">
            {item.title}
          </Link>
        </Heading>
        <p className="truncate text-sm text-ink-soft">
          {[item.variantName, item.storeName].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
    </>
  )
}

/** An item of one's own list: the price then and now, what is bought of it, and how many are wanted. */
export function PlanItemRow({
  item,
  givers,
  failure,
}: {
  item: PlanItemView
  givers: readonly string[]
  failure: Failure
}) {
  const t = useT()
  const own = failure?.values.lineId === item.id ? failure : undefined
  const field = fieldMaker(t, own, {
    quantity: String(item.quantity),
    note: item.note,
    wantedBy: item.wantedBy ?? '',
  })
  return (
    <li className="rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex gap-3 sm:gap-4">
        <PlanItemHead item={item} level={3} />
        <Form method="post" className="-mt-2 -mr-2">
          <input type="hidden" name="lineId" value={item.id} />
          <IconButton
            type="submit"
            name="intent"
            value="removeLine"
            icon="trash"
            label={t('planner.removeItem', { title: item.title })}
          />
        </Form>
      </div>
      <PriceThenAndNow item={item} />
      {givers.length > 0 && (
        <p className="mt-2 flex items-center gap-1 text-sm font-semibold text-jade">
          <Icon name="gift" size={18} />
          {t('planner.givenBy', { names: givers.join(', ') })}
        </p>
      )}
      <Form
        method="post"
        noValidate
        className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_11rem_auto]"
      >
        <input type="hidden" name="lineId" value={item.id} />
        <WantedFields field={field} dayClass="max-sm:col-span-2" />
        <Button
          type="submit"
          name="intent"
          value="line"
          variant="secondary"
          className="max-sm:col-span-2 sm:mt-6"
        >
          {t('planner.save')}
          <span className="sr-only"> {item.title}</span>
        </Button>
      </Form>
    </li>
  )
}

function PriceThenAndNow({ item }: { item: PlanItemView }) {
  const t = useT()
  const change = item.price - item.planned
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <span>
        <span className="text-ink-soft">{t('planner.priceThen')}</span>{' '}
        <span className="tabular-nums">{formatRm(item.planned)}</span>
      </span>
      <span>
        <span className="text-ink-soft">{t('planner.priceNow')}</span>{' '}
        <span className="font-semibold tabular-nums">{formatRm(item.price)}</span>
      </span>
      {change !== 0 && (
        <span className={cx('flex items-center gap-1 font-semibold', change < 0 && 'text-jade')}>
          <Icon name={change < 0 ? 'chevron-down' : 'chevron-up'} size={16} />
          {t(change < 0 ? 'planner.cheaper' : 'planner.dearer', { amount: formatRm(Math.abs(change)) })}
        </span>
      )}
      <Availability item={item} />
      {item.pieces > 0 && (
        <Badge tone="jade" icon="check">
          {t('planner.boughtFor', { count: item.pieces, amount: formatRm(item.spent) })}
        </Badge>
      )}
    </div>
  )
}

/** Whether it can be had. */
export function Availability({ item }: { item: { isForSale: boolean; stock: number } }) {
  const t = useT()
  if (!item.isForSale) return <Badge tone="bunga">{t('planner.notForSale')}</Badge>
  return <StockBadge stock={item.stock} />
}
