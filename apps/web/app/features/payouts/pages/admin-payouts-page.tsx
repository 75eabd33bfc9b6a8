import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { HeldBackList } from '../components/held-back-list'
import { PayoutRuns } from '../components/payout-runs'
import type { action, loader } from '../routes/admin-payouts.server'

/** Who is paid next, who is not and why, and the runs so far. */
export function AdminPayoutsPage() {
  const t = useT()
  const { proposal, open, isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const { rules, heldCount, held } = proposal
  return (
    <WorkFrame area="admin" title={t('payoutRuns.title')} lead={t('payoutRuns.lead')}>
      <FormProblem failure={failure?.values.intent === 'waive' ? undefined : failure} className="mb-4" />
      <div className="space-y-6">
        {isFirst && open && (
          <Notice
            tone="info"
            title={t('payoutRuns.open')}
            action={
              <ButtonLink to={linkTo('/admin/payouts/:id', { id: open.id })}>
                {t('payoutRuns.openLink')}
              </ButtonLink>
            }
          >
            {t('payoutRuns.openText')}
          </Notice>
        )}
        {isFirst && !open && <NextRun />}
        {isFirst && (
          <p className="text-sm text-ink-soft">
            {t('payoutRuns.rules', { minimum: formatRm(rules.minimum), limit: formatRm(rules.secondAdmin) })}{' '}
            <TextLink to="/admin/payouts/rules">{t('payoutRules.title')}</TextLink>
          </p>
        )}
        {isFirst && heldCount > 0 && <HeldBackList held={held} count={heldCount} />}
        <PayoutRuns />
      </div>
    </WorkFrame>
  )
}

function NextRun() {
  const t = useT()
  const { payable, payableCount, total } = useLoaderData<typeof loader>().proposal
  if (payableCount === 0)
    return (
      <EmptyState icon="check" title={t('payoutRuns.nextNone')}>
        {t('payoutRuns.nextNoneText')}
      </EmptyState>
    )
  return (
    <Card as="section" edge flush title={t('payoutRuns.next')}>
      <p className="px-4 sm:px-5">
        {t('payoutRuns.nextText', { count: payableCount, total: formatRm(total) })}
      </p>
      <ul className="divide-y divide-line">
        {payable.map(({ userId, name, balance, bank, holder }) => (
          <li key={userId} className="flex justify-between gap-x-4 px-4 py-3 sm:gap-x-6 sm:px-5">
            <div className="min-w-0">
              <p className="font-semibold break-words">{name}</p>
              <p className="text-sm break-words text-ink-soft">
                {bank} · {holder}
              </p>
            </div>
            <p className="font-semibold whitespace-nowrap tabular-nums">{formatRm(balance)}</p>
          </li>
        ))}
      </ul>
      {payableCount > payable.length && (
        <p className="px-4 pb-3 text-sm text-ink-soft sm:px-5">
          {t('payoutRuns.moreRows', { count: payableCount - payable.length })}
        </p>
      )}
      <Form method="post" className="border-t border-line p-4 sm:px-5">
        <p className="mb-3 text-sm text-ink-soft">{t('payoutRuns.proposeText')}</p>
        <Button type="submit">{t('payoutRuns.propose')}</Button>
      </Form>
    </Card>
  )
}
