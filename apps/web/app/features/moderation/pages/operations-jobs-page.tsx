import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { DateText } from '../../platform/components/date-text'
import { OperationsFrame } from '../components/operations-frame'
import type { action, loader } from '../routes/operations/operations-jobs.server'

type Job = ReturnType<typeof useLoaderData<typeof loader>>['jobs'][number]

/** The background jobs, and a button for each to run it now. */
export function OperationsJobsPage() {
  const t = useT()
  const { jobs } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <OperationsFrame failure={failure}>
      <p className="mb-4 text-ink-soft">{t('operations.jobsLead')}</p>
      <ul className="grid gap-3 xl:grid-cols-2" aria-label={t('operations.jobs')}>
        {jobs.map((job) => (
          <JobCard key={job.name} job={job} />
        ))}
      </ul>
    </OperationsFrame>
  )
}

const SECOND = 1_000

function writeTime(t: Translate, ms: number): string {
  if (ms < SECOND) return t('operations.milliseconds', { count: ms })
  return t('operations.seconds', { count: Math.round(ms / SECOND) })
}

function JobBadge({ job }: { job: Job }) {
  const t = useT()
  if (job.state === 'running') return <Badge tone="laut">{t('operations.running')}</Badge>
  if (job.error !== '') return <Badge tone="bunga">{t('operations.failed')}</Badge>
  if (job.endedAt === null) return <Badge>{t('operations.never')}</Badge>
  return <Badge tone="jade">{t('operations.ok')}</Badge>
}

function JobCard({ job }: { job: Job }) {
  const t = useT()
  const { name, state, endedAt, took, nextAt, error, runs, failures } = job
  const title = t(`operations.job_${name}`)
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-bold">{title}</h2>
          <code className="text-xs text-ink-soft">{name}</code>
        </div>
        <JobBadge job={job} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {t('operations.lastRun')}:{' '}
        {endedAt === null ? t('operations.never') : <DateText time={endedAt} withTime />}
        {took !== null && ` · ${writeTime(t, took)}`}
      </p>
      <p className="text-sm text-ink-soft">
        {t('operations.nextRun')}: {state === 'running' && t('operations.running')}
        {state === 'onDemand' && t('operations.onDemand')}
        {nextAt !== null && <DateText time={nextAt} withTime />}
      </p>
      <p className="text-sm text-ink-soft">
        {t('operations.runs')}: {runs}
        {failures > 0 && ` · ${t('operations.failures', { count: failures })}`}
      </p>
      {error !== '' && (
        <p className="mt-2 text-sm">
          {t('operations.error')}: <code>{error}</code>. {t('operations.errorNote')}
        </p>
      )}
      {state !== 'running' && (
        <Form method="post" className="mt-3">
          <input type="hidden" name="job" value={name} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            aria-label={t('operations.runOf', { job: title })}
          >
            {t('operations.run')}
          </Button>
        </Form>
      )}
    </Card>
  )
}
