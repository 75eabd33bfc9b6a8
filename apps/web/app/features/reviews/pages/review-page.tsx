import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { MAX_REVIEW_BYTES, MAX_REVIEW_PHOTOS } from '@pasar/domain/reviews/reviews'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { StarField } from '../components/star-field'
import type { action, loader } from '../routes/review.server'

/** A buyer's word about a line of an order: written once, changed within its days. */
export function ReviewPage() {
  const t = useT()
  const { line, review, isEditable, isRemoved } = useLoaderData<typeof loader>()
  const order = linkTo('/orders/user/:orderId', { orderId: line.orderId })
  const title = t(review ? 'reviews.changeTitle' : 'reviews.writeTitle')
  return (
    <div className="mx-auto max-w-wide px-4 py-4">
      <Breadcrumbs
        label={t('orders.whereAmI')}
        items={[
          { label: t('orders.title'), to: '/orders/user' satisfies PagePath },
          { label: line.orderNumber, to: order },
          { label: title },
        ]}
      />
      <h1 className="mt-1 mb-4 text-xl font-extrabold tracking-tight">{title}</h1>
      <Card as="section">
        <div className="mb-5 flex items-center gap-4">
          <ItemPicture
            pictureKey={line.imageKey ?? undefined}
            alt=""
            sizes="64px"
            className="size-16 shrink-0 rounded-control bg-sunken object-cover"
          />
          <div className="min-w-0">
            <p className="font-semibold">{line.title}</p>
            {line.variantName !== '' && <p className="text-sm text-ink-soft">{line.variantName}</p>}
          </div>
        </div>
        {!line.isReceived ? (
          <Notice
            tone="info"
            title={t('reviews.tooEarly')}
            action={<ButtonLink to={order}>{t('reviews.toOrder')}</ButtonLink>}
          >
            {t('errors.REVIEW_TOO_EARLY')}
          </Notice>
        ) : !line.wasSent ? (
          <Notice
            tone="info"
            title={t('reviews.refunded')}
            action={<ButtonLink to={order}>{t('reviews.toOrder')}</ButtonLink>}
          >
            {t('errors.REVIEW_REFUNDED')}
          </Notice>
        ) : isEditable ? (
          <ReviewForm />
        ) : (
          <Notice
            tone="info"
            title={t(isRemoved ? 'reviews.removed' : 'reviews.locked')}
            action={<ButtonLink to={order}>{t('reviews.toOrder')}</ButtonLink>}
          >
            {t(isRemoved ? 'errors.REVIEW_REMOVED' : 'errors.REVIEW_LOCKED')}
          </Notice>
        )}
      </Card>
    </div>
  )
}

function ReviewForm() {
  const t = useT()
  const { line, review } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure, review ? { stars: String(review.stars), body: review.body } : {})
  const stars = field('stars')
  const photosLeft = (review?.photos.length ?? 0) < MAX_REVIEW_PHOTOS
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="space-y-5">
      <FormProblem failure={failure} />
      <StarField value={stars.defaultValue} error={stars.error} />
      <TextArea
        {...field('body')}
        label={t('reviews.body')}
        note={t('reviews.optional')}
        hint={t('reviews.bodyHint')}
        rows={5}
      />
      {review && review.photos.length > 0 && <KeptPhotos photos={review.photos} />}
      <PhotoField hasRoom={photosLeft} />
      <p className="text-sm text-ink-soft">
        {review ? (
          <>
            {t('reviews.until')} <DateText time={review.changeableUntil} withTime />
          </>
        ) : (
          t('reviews.public')
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value={review ? 'edit' : 'write'}>
          {t(review ? 'reviews.save' : 'reviews.publish')}
        </Button>
        <ButtonLink to={linkTo('/orders/user/:orderId', { orderId: line.orderId })} variant="secondary">
          {t('reviews.toOrder')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function KeptPhotos({ photos }: { photos: readonly { key: string; blur: string }[] }) {
  const t = useT()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('reviews.keepPhotos')}</legend>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {photos.map(({ key, blur }, index) => (
          <li key={key}>
            <ItemPicture
              pictureKey={key}
              alt=""
              sizes="96px"
              blur={blur}
              className="size-24 rounded-control object-cover"
            />
            <Checkbox
              name="keep"
              value={key}
              defaultChecked
              label={t('reviews.keepPhoto', { number: index + 1 })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function PhotoField({ hasRoom }: { hasRoom: boolean }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const [isRefused, setRefused] = useState(false)
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const sum = [...(currentTarget.files ?? [])].reduce((bytes, { size }) => bytes + size, 0)
    setRefused(sum > MAX_REVIEW_BYTES)
  }
  const problem = fieldError(t, failure, 'photos') ?? fieldError(t, failure, 'picture')
  return (
    <TextField
      label={t('reviews.photos')}
      note={t('reviews.optional')}
      type="file"
      name="photos"
      multiple
      accept={PICTURE_TYPES.join(',')}
      hint={hasRoom ? t('reviews.photosHint') : t('errors.REVIEW_TOO_MANY_PHOTOS')}
      onChange={weigh}
      error={isRefused || failure?.code === 'TOO_LARGE' ? t('reviews.photosTooHeavy') : problem}
    />
  )
}
