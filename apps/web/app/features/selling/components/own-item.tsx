import { linkTo } from '@pasar/domain/access/link-to'
import { conversionOf } from '@pasar/domain/analytics/item-views'
import { formatRm, numberFormat } from '@pasar/domain/kernel/format'
import { mayMove } from '@pasar/domain/selling/listing-limits'
import type { OwnColumn } from '@pasar/domain/selling/own-items'
import { shipsAgainAt } from '@pasar/domain/stores/stores'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextLink } from '../../../ui/text-link'
import { describeCategory } from '../../platform/client/category-words'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { formatDay, formatMoment } from '../../platform/components/when'
import { STATUS_TONES, wordOfStatus } from '../client/item-status'
import type { action, loader } from '../routes/my-products.server'
import { BULK_FORM } from './bulk-fields'
import { OfferForm } from './offer-form'
import { OwnRemoval } from './own-removal'

type Item = Awaited<ReturnType<typeof loader>>['items'][number]

/** What these forms ask for is refused at their fields. */
const BESIDE_IT = ['offer', 'appeal']

const FIGURE_COLUMNS = ['views', 'orders', 'sold', 'conversion'] as const satisfies readonly OwnColumn[]
type FigureColumn = (typeof FIGURE_COLUMNS)[number]

/** A cell on wide screens, a part of a card on phones. */
const CELL = 'block lg:table-cell lg:border-b lg:border-line lg:px-3 lg:py-4 lg:align-top'

/** One item: a row on wide screens, a card on phones. */
export function OwnItem({ item }: { item: Item }) {
  const t = useT()
  const { columns } = useLoaderData<typeof loader>().filter
  return (
    <tr
      data-item={item.id}
      className="relative mb-3 block space-y-3 rounded-card border border-line bg-surface p-4 lg:table-row lg:hover:bg-sunken"
    >
      <td className={`${CELL} absolute top-2 right-3 lg:static`}>
        {item.status !== 'removed' && (
          <Checkbox
            label={<span className="sr-only">{t('products.choose', { title: item.title })}</span>}
            name="id"
            value={item.id}
            form={BULK_FORM}
          />
        )}
      </td>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <About item={item} />
        {item.status === 'removed' && <OwnRemoval itemId={item.id} />}
      </th>
      {columns.includes('offer') && (
        <td className={CELL}>
          <Offers item={item} />
        </td>
      )}
      <Figures item={item} />
      <td className={CELL}>
        <Actions item={item} />
      </td>
    </tr>
  )
}

function About({ item }: { item: Item }) {
  const { t, tag } = useI18n()
  return (
    <div className="flex min-w-0 gap-3 xl:min-w-60">
      <ItemPicture
        pictureKey={item.imageKey ?? undefined}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-control bg-sunken object-cover"
      />
      <div className="min-w-0 max-lg:pr-8">
        <h2 className="font-semibold wrap-anywhere">
          {item.status === 'removed' ? (
            item.title
          ) : (
            <TextLink to={linkTo('/add-items', { item: item.id })}>{item.title}</TextLink>
          )}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone={STATUS_TONES[item.status]}>{t(wordOfStatus(item))}</Badge>
          {item.listingType === 'Auction' && <Badge tone="laut">{t('listing.auction')}</Badge>}
          {item.onSaleAt !== null && (
            <span className="font-semibold">
              {t('products.startsAt', { when: formatMoment(tag, item.onSaleAt) })}
            </span>
          )}
          {item.hiddenUntil !== null && (
            <span className="font-semibold">
              {t('products.hiddenUntil', { day: formatDay(tag, shipsAgainAt(item.hiddenUntil, 0) ?? 0) })}
            </span>
          )}
          {item.category !== '' && <span>{describeCategory(t, item.category)}</span>}
        </p>
      </div>
    </div>
  )
}

/** How it is looked at and bought: a column each on wide screens, a line on phones. */
function Figures({ item }: { item: Item }) {
  const { t, tag } = useI18n()
  const { columns } = useLoaderData<typeof loader>().filter
  const rate = conversionOf(item)
  const percent =
    rate === null
      ? null
      : new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(rate / 1_000)
  const number = numberFormat(tag)
  const said: Record<FigureColumn, { short: string; long: string | null }> = {
    views: { short: number.format(item.views), long: t('itemViews.viewsCount', { count: item.views }) },
    orders: { short: number.format(item.orders), long: t('ownLists.ordersCount', { count: item.orders }) },
    sold: { short: number.format(item.sold), long: t('listing.soldCount', { count: item.sold }) },
    conversion: { short: percent ?? '–', long: percent && t('itemViews.conversionOf', { percent }) },
  }
  return FIGURE_COLUMNS.filter((column) => columns.includes(column)).map((column) => (
    <td
      key={column}
      data-column={column}
      className="max-lg:mr-4 max-lg:inline-block lg:table-cell lg:border-b lg:border-line lg:px-3 lg:py-4 lg:align-top lg:text-right tabular-nums"
    >
      {said[column].long !== null && <span className="lg:hidden">{said[column].long}</span>}
      <span className="max-lg:hidden">{said[column].short}</span>
    </td>
  ))
}

function Offers({ item }: { item: Item }) {
  const t = useT()
  const { id, title, offers, variants } = item
  if (item.listingType !== 'Fixed' || item.status === 'removed')
    return (
      <p className="flex gap-4 tabular-nums">
        <span className="font-semibold">{formatRm(item.price)}</span>
        <span>
          {t('listing.stock')}: {item.stock}
        </span>
      </p>
    )
  const forms = offers.map((offer) => <OfferForm key={offer.id} itemId={id} title={title} offer={offer} />)
  if (variants === 1) return forms
  return (
    <details className="xl:min-w-64">
      <summary className="min-h-11 py-2.5 font-semibold">
        {t('products.kinds', { count: variants })}
        <span className="ml-2 font-normal text-ink-soft tabular-nums">
          {formatRm(item.price)} · {t('listing.stock')}: {item.stock}
        </span>
      </summary>
      <div className="mt-2 space-y-3">{forms}</div>
      {variants > offers.length && (
        <p className="mt-2">
          <TextLink to={linkTo('/add-items', { item: id })}>
            {t('products.otherKinds', { count: variants })}
          </TextLink>
        </p>
      )}
    </details>
  )
}

function Actions({ item }: { item: Item }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const { id, status, slug } = item
  const own =
    failure?.values.itemId === id && !BESIDE_IT.includes(failure.values.intent ?? '') ? failure : undefined
  const isPublic = status !== 'draft' && status !== 'removed'
  return (
    <div className="flex flex-wrap items-center gap-2 lg:max-2xl:grid lg:max-2xl:w-max lg:max-2xl:grid-cols-2 2xl:w-60">
      <FormProblem failure={own} className="lg:max-2xl:col-span-2" />
      {(item.listingType === 'Fixed' || status === 'draft') && <Moves item={item} />}
      {status !== 'removed' && (
        <ButtonLink to={linkTo('/add-items', { item: id })} variant="secondary" size="small" icon="pencil">
          <ActionLabel text={t('listing.edit')} />
        </ButtonLink>
      )}
      {isPublic && (
        <ButtonLink to={linkTo('/item/:slug', { slug })} variant="quiet" size="small" icon="eye">
          <ActionLabel text={t('listing.view')} />
        </ButtonLink>
      )}
    </div>
  )
}

/** On narrow tables only its icon is seen. */
const ActionLabel = ({ text }: { text: string }) => (
  <span title={text} className="lg:max-2xl:sr-only">
    {text}
  </span>
)

function Moves({ item }: { item: Item }) {
  const { id, title, status, isVirtual, listingType, hiddenUntil } = item
  const t = useT()
  return (
    <Form method="post" className="contents">
      <input type="hidden" name="itemId" value={id} />
      {mayMove('activate', status) && hiddenUntil === null && (
        <Button type="submit" name="intent" value="activate" size="small" icon="check">
          <ActionLabel text={t('listing.activate')} />
        </Button>
      )}
      {mayMove('pause', status) && (
        <Button type="submit" name="intent" value="pause" variant="secondary" size="small" icon="pause">
          <ActionLabel text={t('listing.pause')} />
        </Button>
      )}
      {status !== 'removed' && !isVirtual && listingType === 'Fixed' && (
        <Button
          type="submit"
          name="intent"
          value="duplicate"
          variant="secondary"
          size="small"
          icon="copy"
          aria-label={t('products.duplicateOf', { title })}
        >
          <ActionLabel text={t('products.duplicate')} />
        </Button>
      )}
      {status === 'draft' && (
        <Button type="submit" name="intent" value="delete" variant="quiet" size="small" icon="trash">
          <ActionLabel text={t('listing.deleteDraft')} />
        </Button>
      )}
    </Form>
  )
}
