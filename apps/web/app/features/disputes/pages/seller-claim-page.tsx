import { linkTo } from '@pasar/domain/access/link-to'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { TextLink } from '../../../ui/text-link'
import { MessageLink } from '../../orders/components/message-link'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { AnswerForm, ReturnForm } from '../components/answer-form'
import { CaseFacts, CaseMoves, CaseNotice } from '../components/claim-case'
import type { action, loader } from '../routes/seller-claim.server'

/** A claim about a parcel, as its seller answers it. */
export function SellerClaimPage() {
  const t = useT()
  const { page } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { claim, order, parcelId } = page
  return (
    <WorkFrame
      area="seller"
      title={t('claimWork.title', { number: order.number })}
      lead={page.storeName}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextLink
            to={linkTo('/seller/orders/:id/ship', { id: parcelId })}
            className="inline-flex min-h-11 items-center"
          >
            {t('claimWork.toParcel')}
          </TextLink>
          <MessageLink parcelId={parcelId}>{t('messages.writeBuyer')}</MessageLink>
        </div>
      }
    >
      <div className="max-w-text space-y-4">
        <FormProblem failure={failure} />
        <CaseNotice claim={claim} reader="seller" />
        <CaseFacts claim={claim} lines={page.lines} isOfService={page.isOfService} />
        {claim.state === 'open' && (
          <AnswerForm claim={claim} canReturn={page.canReturn} returnTo={page.returnTo} failure={failure} />
        )}
        {claim.state === 'returning' && <ReturnForm claim={claim} failure={failure} />}
        <CaseMoves moves={page.moves} />
      </div>
    </WorkFrame>
  )
}
