import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { formatMoment } from '../../platform/components/when'
import { CardFields } from '../components/card-fields'
import type { action, loader } from '../routes/confirm-card.server'

/** A bidder confirms a card: typed here in the demonstration, else on the page of who takes the payments. */
export function ConfirmCardPage() {
  const { t, tag } = useI18n()
  const { isTypedHere, last, wasRefused, back } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().formData !== undefined
  return (
    <div className="px-4 py-8">
      <div className="mx-auto max-w-dialog space-y-4">
        <Card edge>
          <h1 className="text-lg font-bold">{t('confirmCard.title')}</h1>
          <p className="mt-1 text-ink-soft">{t('confirmCard.lead')}</p>
          {last && (
            <p className="mt-2 text-sm text-ink-soft">
              {t('confirmCard.last', { last4: last.last4, when: formatMoment(tag, last.confirmedAt) })}
            </p>
          )}
          <hr className="my-5 border-line" />
          <FormProblem failure={failure} className="mb-4" />
          {wasRefused && (
            <Notice tone="warning" title={t('confirmCard.refused')} className="mb-4">
              {t('confirmCard.refusedText')}
            </Notice>
          )}
          <Form method="post" noValidate className="space-y-4">
            {isTypedHere && <CardFields failure={failure} />}
            <Button
              type="submit"
              name="intent"
              value={isTypedHere ? 'card' : 'start'}
              block
              size="large"
              icon="lock"
              loading={isBusy}
              loadingLabel={t('confirmCard.confirming')}
            >
              {t(isTypedHere ? 'confirmCard.confirm' : 'confirmCard.start')}
            </Button>
            <ButtonLink to={back} variant="quiet" block>
              {t('pay.cancel')}
            </ButtonLink>
          </Form>
        </Card>
        {isTypedHere && (
          <Notice tone="info" title={t('pay.demoTitle')}>
            {t('confirmCard.demo', { number: '4242 4242 4242 4242' })}
          </Notice>
        )}
      </div>
    </div>
  )
}
