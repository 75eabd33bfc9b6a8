import type { CardPage } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { TextLink } from '../../../ui/text-link'
import { CardFields } from './card-fields'

interface PaymentFormProps {
  page: CardPage & { testCode: string | null }
  failure: Failure
}

/** The pay button and the way out. */
function PaymentButtons({ page }: { page: CardPage }) {
  const t = useT()
  const isBusy = useNavigation().formData !== undefined
  return (
    <div className="space-y-2">
      <Button type="submit" block size="large" icon="lock" loading={isBusy} loadingLabel={t('pay.paying')}>
        {t('pay.pay', { amount: formatRm(page.amount) })}
      </Button>
      <ButtonLink to={linkTo('/payment-cancel', { order: page.orderId })} variant="quiet" block>
        {t('pay.cancel')}
      </ButtonLink>
    </div>
  )
}

/** Leads to the first field that was refused. */
function useFocusOnProblem(failure: Failure) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])
  return form
}

export function CardForm({ page, failure }: PaymentFormProps) {
  const form = useFocusOnProblem(failure)
  return (
    <Form ref={form} method="post" noValidate className="space-y-4">
      <CardFields failure={failure} />
      <PaymentButtons page={page} />
    </Form>
  )
}

export function CodeForm({ page, failure }: PaymentFormProps) {
  const t = useT()
  const form = useFocusOnProblem(failure)
  return (
    <Form ref={form} method="post" noValidate className="space-y-4">
      <input type="hidden" name="intent" value="code" />
      <p>{t('pay.codeText')}</p>
      <TextField
        label={t('pay.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        hint={t('pay.codeHint', { code: page.testCode ?? '' })}
        {...fieldMaker(t, failure)('code')}
      />
      <PaymentButtons page={page} />
      <p className="text-center text-sm">
        <TextLink
          to={linkTo('/pay/:id', { id: page.paymentId }, { card: '' })}
          className="inline-flex min-h-11 items-center"
        >
          {t('pay.otherCard')}
        </TextLink>
      </p>
    </Form>
  )
}
