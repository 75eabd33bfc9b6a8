import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { isService } from '@pasar/domain/shipping/methods'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Notice } from '../../../ui/notice'
import { PiecesFields } from '../../orders/components/refund/pieces-field'
import type { loader } from '../routes/order-claim.server'
import { claimWords } from './claim-words'
import { PhotosField, useWeight } from './photos-field'

/** What is wrong, with which pieces, and photos of it. */
export function ClaimForm({ failure }: { failure: Failure }) {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const { order, kinds, lines, key, rest } = page
  const typed = failure?.values ?? {}
  const weight = useWeight()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={linkTo(
        '/orders/user/:orderId/claim/:parcelId',
        { orderId: order.id, parcelId: page.parcel.id },
        { new: 1 },
      )}
      noValidate
      className="space-y-4"
    >
      <p className="text-ink-soft">{t('claims.lead', { days: page.answerDays })}</p>
      <input type="hidden" name="key" value={typed.key ?? key} />
      {rest && (
        <>
          <input type="hidden" name="rest" value={rest.pieces} />
          <Notice tone="warning" title={t('claims.restTitle', { count: rest.pieces })}>
            {t('claims.restText', { amount: formatRm(rest.amount) })}
          </Notice>
        </>
      )}
      <Card as="section">
        <RadioCards legend={t('claims.kind')} error={fieldError(t, failure, 'kind')}>
          {kinds.map((kind) => (
            <RadioCard
              key={kind}
              name="kind"
              value={kind}
              defaultChecked={typed.kind === kind || kinds.length === 1}
              title={t(claimWords(kind, isService(page.parcel)))}
            >
              {kind === 'changed_mind' ? t('claims.changed_mindHint') : null}
            </RadioCard>
          ))}
        </RadioCards>
        {page.parcel.state === 'shipped' && !isService(page.parcel) && (
          <p className="mt-3 text-sm text-ink-soft">{t('claims.arrivedHint')}</p>
        )}
      </Card>
      <Card as="section" title={t('claims.about')}>
        <PiecesFields lines={lines} typed={typed} error={fieldError(t, failure, 'lines')} initially="all" />
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
          <PhotosField failure={failure} weight={weight} hint={t('claims.photosHint')} />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          aria-disabled={weight.isRefused}
          loading={isBusy}
          loadingLabel={t('claims.sending')}
        >
          {t(rest ? 'claims.sendWithRest' : 'claims.send')}
        </Button>
        <ButtonLink to={linkTo('/orders/user/:orderId', { orderId: order.id })} variant="quiet">
          {t('claims.back')}
        </ButtonLink>
      </div>
    </Form>
  )
}
