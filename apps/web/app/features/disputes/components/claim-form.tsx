import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { ItemPicture } from '../../checkout/components/item-picture'
import type { loader } from '../routes/order-claim.server'

/** What is wrong, with which pieces, and photos of it. */
export function ClaimForm({ failure }: { failure: Failure }) {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const { order, kinds, lines, key, isTooHeavy } = page
  const typed = failure?.values ?? {}
  const [isRefused, setRefused] = useState(isTooHeavy)
  const isBusy = useNavigation().state === 'submitting'
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setRefused([...(currentTarget.files ?? [])].some(({ size }) => size > MAX_PICTURE_BYTES))
  const photoError = fieldError(t, failure, 'photos') ?? fieldError(t, failure, 'picture')
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={`/orders/user/${order.id}/claim/${page.parcel.id}?new=1`}
      noValidate
      className="space-y-4"
    >
      <p className="text-ink-soft">{t('claims.lead')}</p>
      <input type="hidden" name="key" value={typed.key ?? key} />
      <Card as="section">
        <RadioCards legend={t('claims.kind')} error={fieldError(t, failure, 'kind')}>
          {kinds.map((kind) => (
            <RadioCard
              key={kind}
              name="kind"
              value={kind}
              defaultChecked={typed.kind === kind || kinds.length === 1}
              title={t(`claims.${kind}`)}
            >
              {kind === 'changed_mind' ? t('claims.changed_mindHint') : null}
            </RadioCard>
          ))}
        </RadioCards>
      </Card>
      <Card as="section" title={t('claims.about')}>
        {fieldError(t, failure, 'lines') && (
          <p role="alert" className="mb-2 text-sm font-semibold text-bunga-ink">
            {fieldError(t, failure, 'lines')}
          </p>
        )}
        <ul className="divide-y divide-line">
          {lines
            .filter(({ left }) => left > 0)
            .map(({ id, title, variantName, imageKey, left }) => (
              <li key={id} className="flex items-center gap-3 py-3">
                <ItemPicture imageKey={imageKey} />
                <div className="min-w-0 grow">
                  <p className="line-clamp-2 font-semibold">{title}</p>
                  {variantName !== '' && <p className="text-sm text-ink-soft">{variantName}</p>}
                  <p className="text-sm text-ink-soft">{t('claims.piecesOf', { count: left })}</p>
                </div>
                <TextField
                  type="number"
                  inputMode="numeric"
                  className="w-20 shrink-0"
                  hideLabel
                  label={t('claims.pieces', { name: title })}
                  name={`pieces-${id}`}
                  min={0}
                  max={left}
                  defaultValue={typed[`pieces-${id}`] ?? String(left)}
                />
              </li>
            ))}
        </ul>
      </Card>
      <Card as="section">
        <div className="space-y-4">
          <TextArea
            label={t('claims.reason')}
            name="reason"
            maxLength={1_000}
            hint={t('claims.reasonHint')}
            defaultValue={typed.reason}
            error={fieldError(t, failure, 'reason')}
          />
          <TextField
            label={t('claims.photos')}
            type="file"
            name="photos"
            multiple
            accept={PICTURE_TYPES.join(',')}
            hint={t('claims.photosHint')}
            onChange={weigh}
            error={isRefused ? t('claims.tooHeavy') : photoError}
          />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isRefused} loading={isBusy} loadingLabel={t('claims.sending')}>
          {t('claims.send')}
        </Button>
        <ButtonLink to={`/orders/user/${order.id}`} variant="quiet">
          {t('claims.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}
