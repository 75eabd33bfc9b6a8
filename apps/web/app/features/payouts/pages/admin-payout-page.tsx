import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { useTimeText } from '../../accounts/components/time-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { runStatus } from '../client/run-tones'
import { PayoutRow } from '../components/payout-row'
import type { action, loader } from '../routes/admin-payout.server'

/** A run: to be approved, sent to the bank, and settled payout by payout. */
export function AdminPayoutPage() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { run, payouts, next, isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const look = runStatus(run)
  const linkFrom = (after?: string): string => linkTo('/admin/payouts/:id', { id: run.id }, { after })
  return (
    <WorkFrame
      area="admin"
      title={<span suppressHydrationWarning>{t('payoutRuns.run', { time: writeTime(run.proposedAt) })}</span>}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={look.tone}>{t(look.text)}</Badge>
          <span>{t('payoutRuns.proposedBy', { name: run.proposedByName })}</span>
          {run.decidedByName !== null && (
            <span>
              {t(run.state === 'approved' ? 'payoutRuns.approvedBy' : 'payoutRuns.cancelledBy', {
                name: run.decidedByName,
              })}
            </span>
          )}
        </span>
      }
      actions={
        <TextLink to="/admin/payouts" className="inline-flex min-h-11 items-center">
          {t('payoutRuns.all')}
        </TextLink>
      }
    >
      {(failure?.values.payoutId ?? '') === '' && <FormProblem failure={failure} className="mb-4" />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card as="section" flush title={t('payoutRuns.payouts')} className="order-2 lg:order-1">
          <ul className="divide-y divide-line">
            {payouts.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </ul>
          <Pagination
            className="border-t border-line p-4"
            label={t('payoutRuns.pages')}
            previousTo={isFirst ? null : linkFrom()}
            previousLabel={t('payoutRuns.first')}
            nextTo={next === null ? null : linkFrom(next)}
            nextLabel={t('payoutRuns.nextPage')}
          />
        </Card>
        <div className="order-1 lg:order-2">
          {run.state === 'proposed' && <Decide />}
          {run.state === 'approved' && <AtBank />}
        </div>
      </div>
    </WorkFrame>
  )
}

function Total() {
  const t = useT()
  const { run } = useLoaderData<typeof loader>()
  return (
    <p className="mb-4">
      <span className="block text-sm text-ink-soft">{t('payoutRuns.total')}</span>
      <span className="text-xl font-extrabold whitespace-nowrap tabular-nums">{formatRm(run.total)}</span>
    </p>
  )
}

function Decide() {
  const t = useT()
  const { needsOther, secondAdmin } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge title={t('payoutRuns.run-proposed')}>
      <Total />
      {needsOther ? (
        <Notice tone="warning" title={t('payoutRuns.secondAdmin', { limit: formatRm(secondAdmin) })} />
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="approve" />
          <p className="mb-3 text-sm text-ink-soft">{t('payoutRuns.approveText')}</p>
          <Button type="submit" icon="check">
            {t('payoutRuns.approve')}
          </Button>
        </Form>
      )}
      <Form method="post" className="mt-5 border-t border-line pt-5">
        <input type="hidden" name="intent" value="cancel" />
        <Button type="submit" variant="secondary">
          {t('payoutRuns.giveUp')}
        </Button>
      </Form>
    </Card>
  )
}

function AtBank() {
  const t = useT()
  const { run } = useLoaderData<typeof loader>()
  return (
    <Card as="section" edge title={t('payoutRuns.bank')}>
      <Total />
      {/* A plain link: nothing may fetch it before someone presses it, for each download is written down. */}
      <a
        href={linkTo('/admin/payouts/:id/bank.csv', { id: run.id })}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('payoutRuns.csv')}
      </a>
      <p className="mt-2 text-sm text-ink-soft">{t('payoutRuns.csvText')}</p>
      <p className="mt-3">
        <TextLink to="/admin/books/statements" className="inline-flex min-h-11 items-center">
          {t('bankStatements.upload')}
        </TextLink>
      </p>
      {run.inTransit > 0 && (
        <Form method="post" className="mt-5 border-t border-line pt-5">
          <input type="hidden" name="intent" value="rest" />
          <Button type="submit" icon="check">
            {t('payoutRuns.restPaid', { count: run.inTransit })}
          </Button>
        </Form>
      )}
    </Card>
  )
}
