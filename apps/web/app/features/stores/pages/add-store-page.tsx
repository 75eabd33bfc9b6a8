import { HOLIDAY_ITEMS, MAX_STORES } from '@pasar/domain/stores/stores'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { HiddenStore } from '../components/hidden-store'
import { StoreFeeds } from '../components/store-feeds'
import { STORE_FORM, StorePictures } from '../components/store-pictures'
import type { action, loader } from '../routes/add-store.server'

/** A store: a new one, or one to be changed. */
export function AddStorePage() {
  const t = useT()
  const { store, lead, feeds, isFull } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer?.failure
  const typed = answer && 'typed' in answer ? answer.typed : undefined
  const changed = answer && 'changed' in answer ? answer.changed : undefined
  const shown = store?.hiddenFor == null ? 'stores.pictureSetText' : 'stores.seenLater'
  return (
    <WorkFrame
      area="seller"
      title={store ? t('stores.editTitle', { name: store.name }) : t('stores.newTitle')}
      lead={t(lead)}
    >
      {isFull ? (
        <Notice
          tone="info"
          title={t('stores.full', { most: MAX_STORES })}
          action={<ButtonLink to="/stores">{t('stores.title')}</ButtonLink>}
        >
          {t('stores.fullText')}
        </Notice>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            {store?.hiddenFor != null && <HiddenStore reason={store.hiddenFor} className="mb-4" />}
            <FormProblem failure={failure} className="mb-4" />
            {changed && (
              <Notice
                tone="success"
                title={t(changed.isSet ? 'stores.pictureSet' : 'stores.pictureGone')}
                className="mb-4"
              >
                {t(changed.isSet ? shown : 'stores.pictureGoneText')}
              </Notice>
            )}
            {/* With another store the fields begin anew. */}
            <StoreForm key={store?.id ?? 'new'} failure={failure} typed={typed} />
          </div>
          {store && (
            <div className="space-y-6">
              <StorePictures store={store} failure={failure} changed={changed} />
              {feeds && <StoreFeeds feeds={feeds} />}
            </div>
          )}
        </div>
      )}
    </WorkFrame>
  )
}

function StoreForm({ failure, typed }: { failure: Failure; typed: FormValues | undefined }) {
  const t = useT()
  const { form: saved, store, countries } = useLoaderData<typeof loader>()
  const form = { ...saved, ...typed }
  const isBusy = useNavigation().state === 'submitting'
  const field = fieldMaker(t, failure, form)
  const optional = t('inbox.optional')
  const holidayItems = failure?.values.holidayItems ?? form.holidayItems ?? 'sell'
  return (
    <Form
      id={STORE_FORM}
      method="post"
      // A store that is there has its pictures beside it.
      encType={store ? 'multipart/form-data' : undefined}
      noValidate
      className="space-y-6"
    >
      {store && <input type="hidden" name="version" value={failure?.values.version ?? form.version} />}
      <Card as="section" edge title={t('stores.basics')}>
        <div className="space-y-4">
          <TextField label={t('stores.name')} hint={t('stores.nameHint')} maxLength={60} {...field('name')} />
          <TextArea
            label={t('stores.description')}
            note={optional}
            hint={t('stores.descriptionHint')}
            maxLength={1_000}
            {...field('description')}
          />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField
              label={t('stores.city')}
              {...(store && { note: optional })}
              maxLength={100}
              {...field('city')}
            />
            <Select label={t('stores.country')} options={countries} {...field('country')} />
          </div>
        </div>
      </Card>
      <Card as="section" title={t('stores.selling')}>
        <div className="space-y-4">
          <TextField
            label={t('stores.freeFrom')}
            note={optional}
            hint={t('stores.freeFromHint')}
            inputMode="decimal"
            maxLength={20}
            {...field('freeShippingFrom')}
          />
          <TextArea
            label={t('stores.policies')}
            note={optional}
            hint={t('stores.policiesHint')}
            rows={6}
            maxLength={4_000}
            {...field('policies')}
          />
        </div>
      </Card>
      <Card as="section" title={t('stores.holiday')}>
        <div className="space-y-4">
          <p className="max-w-text text-sm text-ink-soft">{t('stores.holidayLead')}</p>
          <TextField
            label={t('stores.holidayUntil')}
            note={optional}
            hint={t('stores.holidayUntilHint')}
            type="date"
            {...field('holidayUntil')}
          />
          <RadioCards legend={t('stores.holidayItems')} error={fieldError(t, failure, 'holidayItems')}>
            {HOLIDAY_ITEMS.map((value) => (
              <RadioCard
                key={value}
                name="holidayItems"
                value={value}
                defaultChecked={holidayItems === value}
                title={t(`stores.holidayItems_${value}`)}
              >
                {t(`stores.holidayItems_${value}Text`)}
              </RadioCard>
            ))}
          </RadioCards>
          <TextArea
            label={t('stores.holidayNote')}
            note={optional}
            rows={2}
            maxLength={300}
            {...field('holidayNote')}
          />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={isBusy} loadingLabel={t('stores.saving')}>
          {t(store ? 'stores.save' : 'stores.create')}
        </Button>
        <ButtonLink to="/stores" variant="quiet">
          {t('site.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}
