import {
  MAX_OPTION_LENGTH,
  MAX_VALUES_LENGTH,
  nameVariant,
  type VariantRow,
} from '@pasar/domain/selling/option-rows'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { useListingFields } from '../client/use-listing-fields'

/** What an item differs by, and each combination with its price and stock. */
export function ListingOptions() {
  const { t, field, rows, view } = useListingFields()
  return (
    <Card as="section" title={t('variants.title')}>
      <div className="space-y-4">
        <p className="max-w-text text-sm text-ink-soft">{t('variants.lead')}</p>
        {([0, 1] as const).map((option) => (
          <div key={option} className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <TextField
              label={t(`variants.name${option}`)}
              note={t('listing.optional')}
              hint={t(`variants.nameHint${option}`)}
              maxLength={MAX_OPTION_LENGTH}
              autoComplete="off"
              {...field(`option${option}`)}
            />
            <TextField
              label={t(`variants.values${option}`)}
              hint={t('variants.valuesHint')}
              maxLength={MAX_VALUES_LENGTH}
              autoComplete="off"
              {...field(`values${option}`)}
            />
          </div>
        ))}
        {/* Sent without the pictures, which would be thrown away. */}
        <Button
          type="submit"
          name="intent"
          value="combine"
          variant="secondary"
          formEncType="application/x-www-form-urlencoded"
        >
          {t('variants.update')}
        </Button>
        {rows.length > 0 && (
          <>
            <p className="max-w-text text-sm text-ink-soft">{t('variants.tableLead')}</p>
            {!view.item?.pictures.length && (
              <p className="max-w-text text-sm text-ink-soft">{t('variantPictures.saveFirst')}</p>
            )}
            <div className="divide-y divide-line border-y border-line">
              {rows.map((row, at) => (
                <Row key={row.values.join('\n')} row={row} at={at} />
              ))}
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function Row({ row: { values, id, seen }, at }: { row: VariantRow; at: number }) {
  const { t, field, view, failure } = useListingFields()
  const name = nameVariant(values)
  const now = view.item?.variants.find((variant) => variant.id === id)?.stock
  const pictures = view.item?.pictures ?? []
  const label = (key: 'price' | 'stock' | 'sku' | 'gtin' | 'picture') => {
    const text = key === 'picture' ? t('variantPictures.label') : t(`listing.${key}`)
    return (
      <>
        <span aria-hidden>{text}</span>
        <span className="sr-only">{t('variants.of', { label: text, name })}</span>
      </>
    )
  }
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-4 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_9rem_8rem_10rem]">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden className="col-span-2 font-semibold wrap-anywhere sm:col-span-1 sm:pt-8">
        {name}
      </p>
      {/* Fields that are named by their row are filled anew when it moves. */}
      <input type="hidden" name={`v0-${at}`} value={values[0]} />
      <input type="hidden" name={`v1-${at}`} value={values[1]} />
      <input type="hidden" name={`id-${at}`} value={id} />
      <input
        type="hidden"
        name={`seen-${at}`}
        value={failure?.code === 'STOCK_CHANGED' ? String(now ?? '') : seen}
      />
      <TextField
        label={label('price')}
        prefix="RM"
        inputMode="decimal"
        maxLength={20}
        {...field(`price-${at}`)}
      />
      <TextField label={label('stock')} inputMode="numeric" maxLength={7} {...field(`stock-${at}`)} />
      <TextField
        label={label('sku')}
        maxLength={60}
        className="col-span-2 sm:col-span-1"
        {...field(`sku-${at}`)}
      />
      {pictures.length > 0 && (
        <Select
          label={label('picture')}
          className="col-span-2 sm:col-start-2"
          options={[
            { value: '', label: t('variantPictures.none') },
            ...pictures.map(({ key, alt }, index) => ({
              value: key,
              label: t('variantPictures.choice', { number: index + 1, alt }),
            })),
          ]}
          {...field(`picture-${at}`)}
        />
      )}
      <TextField
        label={label('gtin')}
        inputMode="numeric"
        maxLength={24}
        className="col-span-2 sm:col-span-1 sm:col-start-4"
        {...field(`gtin-${at}`)}
      />
    </fieldset>
  )
}
