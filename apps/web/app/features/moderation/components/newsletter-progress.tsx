import type { NewsletterIssuePage } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { ProgressBar } from '../../../ui/forms/progress-bar'
import { DateText } from '../../platform/components/date-text'

const COUNTS = ['audience', 'sent', 'waiting', 'failed', 'withdrawn', 'unsubscribed'] as const

/** How far an issue has come, with what stops it or has it go on. */
export function NewsletterProgress({
  issue,
  canStop,
}: {
  issue: NewsletterIssuePage['issue']
  canStop: boolean
}) {
  const t = useT()
  const { state, audience, sent, failed, withdrawn, startedAt, finishedAt } = issue
  return (
    <Card as="section" title={t('newsletterWork.progress')}>
      <ProgressBar
        label={t('newsletterWork.progress')}
        value={sent + failed + withdrawn}
        max={Math.max(audience, 1)}
        className="mb-4"
      />
      <dl className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
        {COUNTS.map((name) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{t(`newsletterWork.${name}`)}</dt>
            <dd className="text-right font-semibold tabular-nums">{issue[name]}</dd>
          </div>
        ))}
        {startedAt !== null && (
          <>
            <dt className="text-ink-soft">{t('newsletterWork.began')}</dt>
            <dd className="text-right">
              <DateText time={startedAt} withTime />
            </dd>
          </>
        )}
        {finishedAt !== null && (
          <>
            <dt className="text-ink-soft">{t('newsletterWork.ended')}</dt>
            <dd className="text-right">
              <DateText time={finishedAt} withTime />
            </dd>
          </>
        )}
      </dl>
      {(canStop || state === 'stopped') && (
        <Form method="post" className="space-y-3">
          <p className="text-sm text-ink-soft">
            {t(canStop ? 'newsletterWork.stopLead' : 'newsletterWork.resumeLead')}
          </p>
          {canStop ? (
            <Button type="submit" name="intent" value="stop" variant="danger">
              {t('newsletterWork.stop')}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="resume">
              {t('newsletterWork.resume')}
            </Button>
          )}
        </Form>
      )}
      {canStop && (
        <Form method="get" className="mt-3">
          <Button type="submit" variant="secondary" size="small">
            {t('newsletterWork.refresh')}
          </Button>
        </Form>
      )}
    </Card>
  )
}
