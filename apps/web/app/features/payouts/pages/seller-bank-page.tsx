import { BANK_DIGITS, BANKS } from '@pasar/domain/payouts/banks'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { WAIT_HOURS } from '../client/wait'
import type { action, loader } from '../routes/seller-bank.server'

/** Another bank account to be paid on. */
export function SellerBankPage() {
  const t = useT()
  const { isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const field = fieldMaker(t, failure)
  const banks = BANKS.map(({ name, swiftCode }) => ({ value: swiftCode, label: name }))
  return (
    <WorkFrame
      area="seller"
      title={t(isFirst ? 'payouts.add' : 'payouts.changeTitle')}
      lead={t('payouts.changeLead', { hours: WAIT_HOURS })}
    >
      <Card className="max-w-dialog">
        <Form method="post" noValidate className="space-y-4">
          <FormProblem failure={failure} />
          <Select
            label={t('payouts.bankName')}
            placeholder={t('payouts.chooseBank')}
            options={banks}
            {...field('bank')}
          />
          <TextField
            label={t('payouts.number')}
            hint={t('payouts.numberHint', { banks: BANK_DIGITS })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            {...field('accountNumber')}
          />
          <TextField
            label={t('payouts.holder')}
            hint={t('payouts.holderHint')}
            autoComplete="name"
            maxLength={120}
            {...field('accountHolder')}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={isBusy} loadingLabel={t('payouts.saving')}>
              {t('payouts.save')}
            </Button>
            <ButtonLink to="/seller/settings" variant="quiet">
              {t('payouts.back')}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </WorkFrame>
  )
}
