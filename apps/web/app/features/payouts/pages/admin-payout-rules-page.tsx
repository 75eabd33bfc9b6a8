import type { RulesEffect } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { TextLink } from '../../../ui/text-link'
import { useTimeText } from '../../accounts/components/time-text'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { action, loader } from '../routes/admin-payout-rules.server'

const SEEN = ['seenMinimum', 'seenSecondAdmin'] as const

/** The rules of payout runs: what they are, what others would change, and who changed them. */
export function AdminPayoutRulesPage() {
  const t = useT()
  const { fields } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer && 'failure' in answer ? answer.failure : undefined
  const preview = answer && 'preview' in answer ? answer.preview : undefined
  const field = fieldMaker(t, failure, { ...fields, ...preview?.values })
  return (
    <WorkFrame
      area="admin"
      title={t('payoutRules.title')}
      lead={t('payoutRules.lead')}
      actions={
        <TextLink to="/admin/payouts" className="inline-flex min-h-11 items-center">
          {t('payoutRules.back')}
        </TextLink>
      }
    >
      <div className="grid max-w-wide items-start gap-6">
        <Card>
          <Form
            method="post"
            noValidate
            className="space-y-4"
            key={`${fields.minimum} ${fields.secondAdmin}`}
          >
            <FormProblem failure={failure} />
            {SEEN.map((name) => (
              <input key={name} type="hidden" name={name} value={fields[name]} />
            ))}
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={t('payoutRules.minimum')}
                hint={t('payoutRules.minimumHint')}
                prefix="RM"
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                {...field('minimum')}
              />
              <TextField
                label={t('payoutRules.secondAdmin')}
                hint={t('payoutRules.secondAdminHint')}
                prefix="RM"
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                {...field('secondAdmin')}
              />
            </div>
            <Button type="submit" name="intent" value="preview" variant={preview ? 'secondary' : 'primary'}>
              {t('payoutRules.show')}
            </Button>
          </Form>
        </Card>
        {preview && <Preview />}
        <Changes />
      </div>
    </WorkFrame>
  )
}

/** What the next run is now, and what it would be: saved only by the button below it. */
function Preview() {
  const t = useT()
  const answer = useActionData<typeof action>()
  if (!answer || !('preview' in answer)) return null
  const { values, before, after } = answer.preview
  const names = ['minimum', 'secondAdmin', ...SEEN] as const
  return (
    <Card as="section" edge title={t('payoutRules.effect')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Effect title={t('payoutRules.before')} effect={before} />
        <Effect title={t('payoutRules.after')} effect={after} />
      </div>
      <Form method="post" className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5">
        <input type="hidden" name="intent" value="save" />
        {names.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
        ))}
        <Button type="submit" icon="check">
          {t('payoutRules.save')}
        </Button>
        <ButtonLink to="/admin/payouts/rules" variant="quiet">
          {t('payoutRules.keep')}
        </ButtonLink>
      </Form>
    </Card>
  )
}

function Effect({ title, effect }: { title: string; effect: RulesEffect }) {
  const t = useT()
  const { payouts, total, below, belowTotal, needsOther } = effect
  return (
    <div>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        <li>{t('payoutRules.paid', { count: payouts, total: formatRm(total) })}</li>
        <li>{t('payoutRules.below', { count: below, total: formatRm(belowTotal) })}</li>
        <li>{t(needsOther ? 'payoutRules.needsOther' : 'payoutRules.needsNobody')}</li>
      </ul>
    </div>
  )
}

function Changes() {
  const t = useT()
  const { writeTime } = useTimeText()
  const { changes } = useLoaderData<typeof loader>()
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{t('payoutRules.changes')}</h2>
      {changes.length === 0 && <p className="text-ink-soft">{t('payoutRules.changesNone')}</p>}
      <ul className="divide-y divide-line">
        {changes.map(({ id, at, rule, change, byName }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-3">
            <span>
              <span className="font-semibold">{t(`payoutRules.${rule}`)}</span>{' '}
              <span className="tabular-nums">{change}</span>
            </span>
            <span className="text-sm text-ink-soft" suppressHydrationWarning>
              {byName ?? t('payoutRules.shell')} · {writeTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
