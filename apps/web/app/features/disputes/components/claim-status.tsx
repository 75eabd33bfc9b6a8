import type { ClaimPage } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { isService } from '@pasar/domain/shipping/methods'
import { Form, useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { useRoot } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Html } from '../../../ui/html'
import { Notice, type NoticeTone } from '../../../ui/notice'
import { MessageLink } from '../../orders/components/message-link'
import { courierOptions } from '../../orders/components/tracking'
import { formatMoment } from '../../platform/components/when'
import type { loader } from '../routes/order-claim.server'
import { ClaimWords } from './claim-parts'
import { claimWords } from './claim-words'

type Claim = Omit<NonNullable<ClaimPage['claim']>, 'moves'>

const TONES: Partial<Record<Claim['state'], NoticeTone>> = {
  offered: 'warning',
  return_asked: 'warning',
  refused: 'warning',
  settled: 'success',
  decided: 'success',
}

/** The state of a claim, its statements, and what its buyer can do now. */
export function ClaimStatus({ claim, failure }: { claim: Claim; failure: Failure }) {
  const { t } = useI18n()
  const { page } = useLoaderData<typeof loader>()
  const { order, kinds, parcel } = page
  const back = linkTo('/orders/user/:orderId', { orderId: order.id })
  return (
    <div className="space-y-4">
      <StateNotice
        claim={claim}
        protectedUntil={kinds.length > 0 && parcel.state === 'delivered' ? parcel.dueAt : null}
      />
      {claim.state === 'return_asked' && (
        <SendBackForm address={claim.returnAddress} couriers={page.couriers} failure={failure} />
      )}
      <Actions claim={claim} />
      <Card as="section" title={t(claimWords(claim.kind, isService(parcel)))}>
        <ClaimWords claim={claim} reasonLabel={t('claims.yourWords')} />
      </Card>
      <Html html={page.course} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={back} variant="secondary">
          {t('claims.back')}
        </ButtonLink>
        <MessageLink parcelId={parcel.id}>{t('messages.write', { name: parcel.storeName })}</MessageLink>
        {claim.closedAt !== null && kinds.length > 0 && (
          <ButtonLink
            to={linkTo(
              '/orders/user/:orderId/claim/:parcelId',
              { orderId: order.id, parcelId: parcel.id },
              { new: 1 },
            )}
            variant="quiet"
          >
            {t('claims.another')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** The state in words: what happens next, and by when. @param protectedUntil until when something else may be claimed */
function StateNotice({ claim, protectedUntil }: { claim: Claim; protectedUntil: number | null }) {
  const { t, tag } = useI18n()
  const { state, dueAt, decideBy, offered, refunded, claimed, closedAt } = claim
  const until = state === 'escalated' ? decideBy : dueAt
  const time = until === null ? '' : formatMoment(tag, until)
  const amount = formatRm(state === 'offered' ? (offered ?? 0) : refunded)
  return (
    <Notice tone={TONES[state] ?? 'info'} title={t(`claims.state_${state}`, { time, amount })}>
      {state === 'open' && t('claims.text_open')}
      {(state === 'offered' || state === 'return_asked' || state === 'refused') &&
        t('claims.text_answer', { time })}
      {state === 'returning' && t('claims.text_returning', { time, amount: formatRm(claimed) })}
      {state === 'escalated' && t('claims.text_escalated', { time })}
      {closedAt !== null && (
        <>
          {refunded > 0 && t('claims.text_refunded')}{' '}
          {protectedUntil !== null && t('claims.text_goesOn', { time: formatMoment(tag, protectedUntil) })}
        </>
      )}
    </Notice>
  )
}

/** What its buyer may do in each state; the commands ask the table again. */
const MAY: Partial<Record<Claim['state'], readonly ('accept' | 'escalate' | 'withdraw')[]>> = {
  open: ['withdraw'],
  offered: ['accept', 'escalate', 'withdraw'],
  return_asked: ['escalate', 'withdraw'],
  refused: ['escalate', 'withdraw'],
  escalated: ['withdraw'],
}

function Actions({ claim }: { claim: Claim }) {
  const t = useT()
  const app = useRoot()?.appName ?? ''
  const may = MAY[claim.state] ?? []
  if (may.length === 0) return null
  return (
    <Form method="post" className="space-y-2">
      <div className="flex flex-wrap gap-2">
        {may.includes('accept') && (
          <Button type="submit" name="intent" value="accept" icon="check">
            {t('claims.accept', { amount: formatRm(claim.offered ?? 0) })}
          </Button>
        )}
        {may.includes('escalate') && (
          <Button type="submit" name="intent" value="escalate" variant="secondary" icon="shield">
            {t('claims.escalate', { app })}
          </Button>
        )}
        <Button type="submit" name="intent" value="withdraw" variant="quiet">
          {t('claims.withdraw')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t('claims.withdrawText')}</p>
    </Form>
  )
}

function SendBackForm({
  address,
  couriers,
  failure,
}: {
  address: string
  couriers: readonly string[]
  failure: Failure
}) {
  const t = useT()
  return (
    <Card as="section" title={t('claims.sendBack')}>
      <h3 className="text-sm font-semibold">{t('claims.sendTo')}</h3>
      <p className="mb-4 break-words whitespace-pre-line">{address || t('claims.noReturnAddress')}</p>
      <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('claims.courier')}
          name="courier"
          options={courierOptions(t, couriers)}
          placeholder={t('claims.chooseCourier')}
          defaultValue={failure?.values.courier}
          error={fieldError(t, failure, 'courier')}
        />
        <TextField
          label={t('claims.trackingNumber')}
          name="trackingNumber"
          autoComplete="off"
          maxLength={60}
          defaultValue={failure?.values.trackingNumber}
          error={fieldError(t, failure, 'trackingNumber')}
        />
        <div className="sm:col-span-2">
          <Button type="submit" name="intent" value="sent-back" icon="truck">
            {t('claims.sentBack')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
