import { linkTo } from '@pasar/domain/access/link-to'
import { formatAmount, formatRm } from '@pasar/domain/kernel/format'
import { mayMove } from '@pasar/domain/selling/listing-limits'
import { Form, useActionData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from '../../catalogue/components/item-picture'
import { FormProblem } from '../../platform/components/form-problem'
import { STATUS_TONES, STATUS_WORDS } from '../client/item-status'
import type { action, loader } from '../routes/my-products.server'

type Item = Awaited<ReturnType<typeof loader>>['items'][number]

/** One item in the list: what it is, its price and stock to change, and what may be done with it. */
export function OwnItem({ item }: { item: Item }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const own = failure?.values.itemId === item.id ? failure : undefined
  const isEditable = item.listingType === 'Fixed' && item.variants === 1 && item.status !== 'removed'
  const isPublic = item.status !== 'draft' && item.status !== 'removed'
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <FormProblem failure={own} className="mb-3" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="flex min-w-0 gap-4">
          <ItemPicture
            pictureKey={item.imageKey ?? undefined}
            alt=""
            sizes="80px"
            className="size-20 shrink-0 rounded-control bg-sunken object-cover"
          />
          <div className="min-w-0">
            <h2 className="font-semibold wrap-anywhere">
              {item.status === 'removed' ? (
                item.title
              ) : (
                <TextLink to={linkTo('/add-items', { item: item.id })}>{item.title}</TextLink>
              )}
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              <Badge tone={STATUS_TONES[item.status]}>{t(STATUS_WORDS[item.status])}</Badge>
              {item.listingType === 'Auction' && <Badge tone="laut">{t('listing.auction')}</Badge>}
              <span className="tabular-nums">{t('listing.soldCount', { count: item.sold })}</span>
            </p>
          </div>
        </div>
        {isEditable ? (
          <div className="flex flex-wrap gap-4 lg:row-start-2">
            <ValueForm item={item} name="price" />
            <ValueForm item={item} name="stock" />
          </div>
        ) : (
          <p className="flex gap-4 tabular-nums lg:row-start-2">
            <span className="font-semibold">{formatRm(item.price)}</span>
            <span>
              {t('listing.stock')}: {item.stock}
            </span>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 lg:justify-end">
          {item.listingType === 'Fixed' && <Moves item={item} />}
          {item.status !== 'removed' && (
            <ButtonLink
              to={linkTo('/add-items', { item: item.id })}
              variant="secondary"
              size="small"
              icon="pencil"
            >
              {t('listing.edit')}
            </ButtonLink>
          )}
          {isPublic && (
            <ButtonLink to={linkTo('/item/:slug', { slug: item.slug })} variant="quiet" size="small">
              {t('listing.view')}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** A price or a stock to change, beside what it was when the page was made. */
function ValueForm({ item, name }: { item: Item; name: 'price' | 'stock' }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const isOwn = failure?.values.itemId === item.id && failure.values.intent === name
  const now = name === 'price' ? formatAmount(item.price) : String(item.stock)
  const field = fieldMaker(t, isOwn ? failure : undefined, { [name]: now })
  return (
    <Form method="post" noValidate className="flex items-end gap-2" key={now}>
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="seen" value={now} />
      <TextField
        label={
          <>
            <span aria-hidden>{t(`listing.${name}`)}</span>
            <span className="sr-only">{t(`listing.${name}Of`, { title: item.title })}</span>
          </>
        }
        inputMode={name === 'price' ? 'decimal' : 'numeric'}
        prefix={name === 'price' ? 'RM' : undefined}
        autoComplete="off"
        maxLength={20}
        className={name === 'price' ? 'w-36' : 'w-24'}
        {...field(name)}
      />
      <Button
        type="submit"
        name="intent"
        value={name}
        variant="secondary"
        aria-label={`${t(name === 'price' ? 'listing.savePrice' : 'listing.saveStock')}: ${item.title}`}
      >
        {t('listing.save')}
      </Button>
    </Form>
  )
}

function Moves({ item: { id, status } }: { item: Item }) {
  const t = useT()
  return (
    <Form method="post" className="contents">
      <input type="hidden" name="itemId" value={id} />
      {mayMove('activate', status) && (
        <Button type="submit" name="intent" value="activate" size="small">
          {t('listing.activate')}
        </Button>
      )}
      {mayMove('pause', status) && (
        <Button type="submit" name="intent" value="pause" variant="secondary" size="small" icon="pause">
          {t('listing.pause')}
        </Button>
      )}
      {status === 'draft' && (
        <Button type="submit" name="intent" value="delete" variant="quiet" size="small" icon="trash">
          {t('listing.deleteDraft')}
        </Button>
      )}
    </Form>
  )
}
