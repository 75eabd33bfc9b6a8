import { numberFormat } from '@pasar/domain/kernel/format'
import { Form } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useI18n } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextField } from '../../../ui/forms/field'
import { DisclosureSheet } from '../../../ui/overlays/disclosure-sheet'
import { atLeast } from '../client/at-least'
import { listSetFilters } from '../client/listing-links'
import type { ListingView } from '../client/listing-view'
import { FILTER_FORM_ID, useFollowAddress, useSendFilters } from '../client/use-filter-form'
import { FacetFrame, FacetGroup } from './facet-group'

/** Text counts once it is finished: with Enter, or when the field is left. */
const isText = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'text'

const isOutside = (target: EventTarget | null, listing: ListingView): boolean =>
  target instanceof HTMLInputElement &&
  (target.name === 'min' || target.name === 'max') &&
  target.value.trim() !== listing.values[target.name]

/** What narrows a listing: beside it on wide screens, a sheet from below on a phone. A plain form without scripts. */
export function ListingFilters({ listing }: { listing: ListingView }) {
  const { t, tag } = useI18n()
  const send = useSendFilters(listing)
  useFollowAddress(listing, send)
  const { values, isCapped } = listing
  const set = listSetFilters(listing).length

  const finish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
    event.currentTarget.closest('.disclosure-sheet')?.querySelector('details')?.removeAttribute('open')
  }

  const [first, ...others] = listing.choices.map((choice) => (
    <FacetGroup key={choice.field} {...choice} isCapped={isCapped} chosen={values[choice.field] ?? ''} />
  ))
  const number = numberFormat(tag).format(listing.total)

  return (
    <DisclosureSheet
      summary={t('browse.filters')}
      badge={
        set > 0 && (
          <Badge tone="jade" look="solid">
            {set}
          </Badge>
        )
      }
    >
      <h2 className="sr-only">{t('browse.filters')}</h2>
      <Form
        id={FILTER_FORM_ID}
        role="search"
        aria-label={t('browse.filters')}
        onSubmit={finish}
        onChange={(event) => {
          if (!isText(event.target)) send(event.currentTarget)
        }}
        onBlur={(event) => {
          if (isOutside(event.target, listing)) send(event.currentTarget)
        }}
      >
        <input type="hidden" name="q" value={values.q} />
        {first}
        <FacetFrame legend={t('browse.price')}>
          <div className="flex items-start gap-2 pt-1">
            <PriceField listing={listing} field="min" label={t('browse.priceMin')} />
            <PriceField listing={listing} field="max" label={t('browse.priceMax')} />
          </div>
        </FacetFrame>
        <FacetFrame legend={t('browse.availability')}>
          {listing.flags.map(({ field, text, count }) => (
            <Checkbox
              key={field}
              name={field}
              value="1"
              label={t(`browse.${text}`)}
              aside={atLeast(count, isCapped)}
              defaultChecked={values[field] === '1'}
            />
          ))}
        </FacetFrame>
        {others}
        <div className="sticky short:static -bottom-[16px] -mx-[16px] mt-4 -mb-[16px] border-t border-line bg-surface p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] lg:static lg:m-0 lg:p-0 lg:hidden lg:border-0 lg:noscript:block">
          <Button type="submit" block size="large">
            {t('browse.show', { count: listing.total, number })}
          </Button>
        </div>
      </Form>
    </DisclosureSheet>
  )
}

type PriceFieldProps = { listing: ListingView; field: 'min' | 'max'; label: string }

function PriceField({ listing, field, label }: PriceFieldProps) {
  const { t } = useI18n()
  const problem = listing.problems[field]
  return (
    <TextField
      name={field}
      label={label}
      prefix="RM"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={listing.values[field]}
      error={problem && t(`validation.${problem}`)}
      className="min-w-0 flex-1"
    />
  )
}
