import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_RETURN_ADDRESS } from '@pasar/domain/disputes/claims'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { TextLink } from '../../../ui/text-link'
import { PiecesFields } from '../../orders/components/refund/pieces-field'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { ArrivedForm } from '../components/answer-form'
import { CaseFacts, CaseMoves, CaseNotice } from '../components/claim-case'
import type { action, loader } from '../routes/admin-claim.server'

/** A claim, and the form to decide it. */
export function AdminClaimPage() {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { claim, order } = page
  return (
    <WorkFrame
      area="admin"
      title={t('claimWork.title', { number: order.number })}
      lead={page.storeName}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextLink
            to={linkTo('/admin-orders/:id', { id: order.id })}
            className="inline-flex min-h-11 items-center"
          >
            {t('claimWork.toOrder')}
          </TextLink>
          <TextLink to="/admin/claims" className="inline-flex min-h-11 items-center">
            {t('claimWork.toQueue')}
          </TextLink>
        </div>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="space-y-4">
          <CaseNotice claim={claim} reader="admin" />
          <CaseFacts claim={claim} lines={page.lines} isOfService={page.isOfService} />
          <CaseMoves moves={page.moves} />
        </div>
        {claim.state === 'escalated' && <Decide failure={failure} />}
        {claim.state === 'returning' && (
          <Card as="section" title={t('claimWork.returning')}>
            <ArrivedForm claim={claim} />
          </Card>
        )}
      </div>
    </WorkFrame>
  )
}

const DECISIONS = ['refund', 'part', 'lines', 'return', 'none'] as const

function Decide({ failure }: { failure: Failure }) {
  const t = useT()
  const { claim, lines, canReturn, returnTo } = useLoaderData<typeof loader>().page
  const field = fieldMaker(t, failure, { address: returnTo })
  const amount = formatRm(claim.claimed)
  return (
    <Card as="section" title={t('claimWork.decide')}>
      <Form method="post" noValidate className="space-y-4">
        <RadioCards legend={t('claimWork.chooseDecision')} error={field('type').error ?? null}>
          {DECISIONS.filter((type) => type !== 'return' || canReturn).map((type) => (
            <RadioCard
              key={type}
              name="type"
              value={type}
              defaultChecked={failure?.values.type === type}
              title={t(`claimWork.decide_${type}`, { amount })}
            />
          ))}
        </RadioCards>
        <TextField
          label={t('claimWork.refundAmount')}
          hint={t('claimWork.partHint', { amount })}
          prefix="RM"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          {...field('amount')}
        />
        <fieldset>
          <legend className="text-sm font-semibold">{t('claimWork.pieces')}</legend>
          <p className="text-sm text-ink-soft">{t('claimWork.piecesHint')}</p>
          <PiecesFields
            lines={lines.map((line) => ({ ...line, left: line.claimedPieces }))}
            typed={failure?.values ?? {}}
            error={fieldError(t, failure, 'lines')}
            initially="none"
          />
        </fieldset>
        {canReturn && (
          <TextArea
            label={t('claims.returnAddress')}
            hint={t('claimWork.decideAddressHint')}
            maxLength={MAX_RETURN_ADDRESS}
            {...field('address')}
          />
        )}
        <TextArea
          label={t('claimWork.reason')}
          hint={t('claimWork.reasonHint')}
          maxLength={1_000}
          {...field('words')}
        />
        <Button type="submit" name="intent" value="decide">
          {t('claimWork.decideSure')}
        </Button>
      </Form>
    </Card>
  )
}
