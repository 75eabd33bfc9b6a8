import type { ClaimCase } from '@pasar/api'
import { MAX_RETURN_ADDRESS } from '@pasar/domain/disputes/claims'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { useRoot } from '../../../lib/use-root'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { PhotosField, useWeight } from './photos-field'

const ANSWERS = ['refund', 'offer', 'return', 'refuse'] as const

/** How the seller answers: all the money, a part, the goods back first, or no. */
export function AnswerForm({
  claim,
  canReturn,
  returnTo,
  failure,
}: Pick<ClaimCase, 'claim' | 'canReturn' | 'returnTo'> & { failure: Failure }) {
  const t = useT()
  const app = useRoot()?.appName ?? ''
  const weight = useWeight()
  const isBusy = useNavigation().state === 'submitting'
  const field = fieldMaker(t, failure, { address: returnTo })
  const amount = formatRm(claim.claimed)
  const answers = ANSWERS.filter((type) => type !== 'return' || canReturn)
  return (
    <Card as="section" title={t('claimWork.answer')}>
      <Form method="post" encType="multipart/form-data" noValidate className="space-y-4">
        <input type="hidden" name="intent" value="answer" />
        <RadioCards legend={t('claimWork.choose')} error={field('type').error ?? null}>
          {answers.map((type) => (
            <RadioCard
              key={type}
              name="type"
              value={type}
              defaultChecked={failure?.values.type === type}
              title={t(`claimWork.answer_${type}`, { amount })}
            >
              {t(
                type === 'refund' && !canReturn ? 'serviceEnds.answerRefund' : `claimWork.answerText_${type}`,
                { app },
              )}
            </RadioCard>
          ))}
        </RadioCards>
        <TextField
          label={t('claimWork.amount')}
          hint={t('claimWork.amountHint', { amount })}
          prefix="RM"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          {...field('amount')}
        />
        {canReturn && (
          <TextArea
            label={t('claims.returnAddress')}
            hint={t('claimWork.addressHint')}
            maxLength={MAX_RETURN_ADDRESS}
            {...field('address')}
          />
        )}
        <TextArea
          label={t('claimWork.words')}
          hint={t('claimWork.wordsHint')}
          maxLength={1_000}
          {...field('words')}
        />
        <PhotosField failure={failure} weight={weight} hint={t('claimWork.photosHint', { app })} />
        <Button
          type="submit"
          aria-disabled={weight.isRefused}
          loading={isBusy}
          loadingLabel={t('claims.sending')}
        >
          {t('claimWork.send')}
        </Button>
      </Form>
    </Card>
  )
}

/** Goods on their way back have come: the buyer gets their money. */
export function ArrivedForm({ claim }: Pick<ClaimCase, 'claim'>) {
  const t = useT()
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="arrived" icon="check">
        {t('claimWork.arrived', { amount: formatRm(claim.claimed) })}
      </Button>
    </Form>
  )
}

/** Goods on their way back: they have come, or not as they should. */
export function ReturnForm({ claim, failure }: Pick<ClaimCase, 'claim'> & { failure: Failure }) {
  const t = useT()
  const app = useRoot()?.appName ?? ''
  const own = failure?.values.intent === 'contest' ? failure : undefined
  return (
    <Card as="section" title={t('claimWork.returning')}>
      <ArrivedForm claim={claim} />
      <Disclosure summary={t('claimWork.contest')} open={own !== undefined} className="mt-4 border-b-0">
        <Form method="post" noValidate className="space-y-3">
          <TextArea
            label={t('claimWork.words')}
            hint={t('claimWork.contestHint', { app })}
            maxLength={1_000}
            {...fieldMaker(t, own)('words')}
          />
          <Button type="submit" name="intent" value="contest" variant="secondary" icon="shield">
            {t('claimWork.contestSure', { app })}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  )
}
