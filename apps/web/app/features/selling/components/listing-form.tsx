import { PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import {
  MAX_ALT_LENGTH,
  MAX_ITEM_TEXT_LENGTH,
  MAX_LISTING_BYTES,
  MAX_TITLE_LENGTH,
} from '@pasar/domain/selling/listing-limits'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { describeCategory } from '../../catalogue/client/category-words'
import { describeCondition } from '../../catalogue/client/facet-words'
import { ItemPicture } from '../../catalogue/components/item-picture'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/add-items.server'

const CONDITIONS = ['new', 'like_new', 'used'] as const

/** The fields of this form: what stands in them and what is wrong with it. */
function useFields() {
  const t = useT()
  const { fields } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return { t, failure, field: fieldMaker(t, failure, fields) }
}

/**
 * What a seller tells of an item. What it was filled from stays through a refusal; only who has been told that it changed
 * compares with what there is now.
 */
export function ListingForm() {
  const { t, failure } = useFields()
  const { item } = useLoaderData<typeof loader>()
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="max-w-3xl space-y-6">
      <FormProblem failure={failure} />
      {item && (
        <>
          <input
            type="hidden"
            name="version"
            value={(failure?.code === 'ITEM_EDITED' ? undefined : failure?.values.version) ?? item.version}
          />
          <input
            type="hidden"
            name="seenStock"
            value={(failure?.code === 'STOCK_CHANGED' ? undefined : failure?.values.seenStock) ?? item.stock}
          />
        </>
      )}
      <About />
      <Pictures />
      <Money />
      {!item?.isVirtual && <Parcel />}
      <div className="flex flex-wrap gap-3">
        {item && item.status !== 'draft' ? (
          <Button type="submit" name="intent" value="save" icon="check">
            {t('listing.save')}
          </Button>
        ) : (
          <>
            <Button type="submit" name="intent" value="publish" icon="check">
              {t('listing.publish')}
            </Button>
            <Button type="submit" name="intent" value="draft" variant="secondary">
              {t('listing.saveDraft')}
            </Button>
          </>
        )}
        <ButtonLink to="/my-products" variant="quiet">
          {t('listing.toProducts')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function About() {
  const { t, field } = useFields()
  const { stores, categories } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge title={t('listing.about')}>
      <div className="space-y-4">
        <TextField
          label={t('listing.name')}
          hint={t('listing.nameHint')}
          maxLength={MAX_TITLE_LENGTH}
          {...field('title')}
        />
        <TextArea
          label={t('listing.description')}
          hint={t('listing.descriptionHint')}
          rows={8}
          maxLength={MAX_ITEM_TEXT_LENGTH}
          {...field('description')}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Select
            label={t('listing.category')}
            placeholder={t('listing.choose')}
            options={categories.map((value) => ({ value, label: describeCategory(t, value) }))}
            {...field('category')}
          />
          <Select
            label={t('listing.condition')}
            options={CONDITIONS.map((value) => ({ value, label: describeCondition(t, value) }))}
            {...field('condition')}
          />
          <Select label={t('listing.store')} options={stores} {...field('storeId')} />
        </div>
      </div>
    </Card>
  )
}

function Pictures() {
  const { t, failure } = useFields()
  const { item, isTooHeavy } = useLoaderData<typeof loader>()
  const [isHeavy, setHeavy] = useState(isTooHeavy)
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const sum = [...(currentTarget.files ?? [])].reduce((bytes, { size }) => bytes + size, 0)
    setHeavy(sum > MAX_LISTING_BYTES)
  }
  const problem = fieldError(t, failure, 'pictures') ?? fieldError(t, failure, 'picture')
  return (
    <Card as="section" title={t('listing.pictures')}>
      <div className="space-y-4">
        {item?.pictures.map(({ key, blur, alt }, at) => (
          <KeptPicture key={key} pictureKey={key} blur={blur} alt={alt} number={at + 1} />
        ))}
        <TextField
          label={t('listing.addPictures')}
          note={t('listing.optional')}
          type="file"
          name="pictures"
          multiple
          accept={PICTURE_TYPES.join(',')}
          hint={t('listing.picturesHint')}
          onChange={weigh}
          error={
            isHeavy || failure?.code === 'TOO_LARGE'
              ? t('listing.picturesHeavy')
              : (problem ?? (failure?.values.pictures ? t('listing.picturesAgain') : undefined))
          }
        />
      </div>
    </Card>
  )
}

function KeptPicture(picture: { pictureKey: string; blur: string; alt: string; number: number }) {
  const { t, failure } = useFields()
  const { pictureKey: key, blur, alt, number } = picture
  const main = failure?.values.main
  return (
    <fieldset className="flex flex-wrap gap-4 border-b border-line pb-4">
      <legend className="sr-only">{t('listing.picture', { number })}</legend>
      <ItemPicture
        pictureKey={key}
        alt=""
        sizes="96px"
        blur={blur}
        className="size-24 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-52 grow">
        <TextField
          label={t('listing.alt', { number })}
          hint={t('listing.altHint')}
          maxLength={MAX_ALT_LENGTH}
          name={`alt-${key}`}
          defaultValue={failure?.values[`alt-${key}`] ?? alt}
          error={fieldError(t, failure, `alt-${key}`)}
        />
        <div className="mt-2 flex flex-wrap gap-x-6">
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="main"
              value={key}
              defaultChecked={main === undefined ? number === 1 : main === key}
              className="size-5 accent-jade"
            />
            {t('listing.main')}
          </label>
          <Checkbox
            name={`drop-${key}`}
            label={t('listing.dropPicture', { number })}
            defaultChecked={failure?.values[`drop-${key}`] === 'on'}
          />
        </div>
      </div>
    </fieldset>
  )
}

function Money() {
  const { t, field } = useFields()
  const { item } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('listing.money')}>
      {item && !item.hasOwnPrice ? (
        <p className="text-ink-soft">
          {t(item.isAuction ? 'listing.fixedByBids' : 'listing.fixedByOptions')}
        </p>
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t('listing.price')}
            prefix="RM"
            inputMode="decimal"
            maxLength={20}
            {...field('price')}
          />
          <TextField
            label={t('listing.originalPrice')}
            note={t('listing.optional')}
            hint={t('listing.originalPriceHint')}
            prefix="RM"
            inputMode="decimal"
            maxLength={20}
            {...field('originalPrice')}
          />
          <TextField
            label={t('listing.stock')}
            suffix={t('listing.pieces')}
            inputMode="numeric"
            maxLength={7}
            {...field('stock')}
          />
          <TextField label={t('listing.sku')} note={t('listing.optional')} maxLength={60} {...field('sku')} />
        </div>
      )}
    </Card>
  )
}

function Parcel() {
  const { t, field } = useFields()
  const { countries } = useLoaderData<typeof loader>()
  const side = { suffix: 'cm', inputMode: 'numeric', maxLength: 7, note: t('listing.optional') } as const
  return (
    <Card as="section" title={t('listing.parcel')}>
      <div className="space-y-4">
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-4">
          <TextField
            label={t('listing.weight')}
            suffix="g"
            inputMode="numeric"
            maxLength={7}
            {...field('weight')}
          />
          <TextField label={t('listing.length')} {...side} {...field('length')} />
          <TextField label={t('listing.width')} {...side} {...field('width')} />
          <TextField label={t('listing.height')} {...side} {...field('height')} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('listing.shipsFrom')}
            options={countries}
            autoComplete="off"
            {...field('shipsFrom')}
          />
          <TextField
            label={t('listing.baseShipping')}
            note={t('listing.optional')}
            hint={t('listing.baseShippingHint')}
            prefix="RM"
            inputMode="decimal"
            maxLength={20}
            {...field('baseShipping')}
          />
        </div>
      </div>
    </Card>
  )
}
