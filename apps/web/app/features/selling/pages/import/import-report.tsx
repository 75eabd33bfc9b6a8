import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { Button, ButtonLink } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { ProgressBar } from '../../../../ui/forms/progress-bar'
import { Notice } from '../../../../ui/notice'
import { TextLink } from '../../../../ui/text-link'
import { FormProblem } from '../../../platform/components/form-problem'
import { WorkFrame } from '../../../platform/components/workspace/work-frame'
import { IMPORT_TONES, shownStates } from '../../client/import-tones'
import { ImportItems } from '../../components/import/import-items'
import type { action, loader } from '../../routes/import-report.server'

const ASK_EVERY_MS = 2_000

/** What an import would do, how far it is, and what it has done. */
export function ImportReport() {
  const t = useT()
  const { state, format, fileName, fileRows, total } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <WorkFrame
      area="seller"
      title={<span className="wrap-anywhere">{fileName}</span>}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={IMPORT_TONES[state]}>{t(`imports.state_${state}`)}</Badge>
          {format !== '' && <span>{t(`imports.format_${format}`)}</span>}
          {fileRows > 0 && <span>{t('imports.rows', { count: fileRows })}</span>}
        </span>
      }
      actions={
        <TextLink to="/my-products/import" className="inline-flex min-h-11 items-center">
          {t('imports.all')}
        </TextLink>
      }
    >
      <FormProblem failure={failure} className="mb-4" />
      <div className="space-y-6">
        {state === 'checking' || state === 'running' ? <Progress /> : <Outcome />}
        {total > 0 && state !== 'checking' && <ImportItems />}
      </div>
    </WorkFrame>
  )
}

/** How far it is; the page asks again by itself, or by its link where no scripts run. */
function Progress() {
  const t = useT()
  const { id, state, total, counts } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  const { create, change, same, refused, created, changed, failed } = counts
  const made = created + changed + failed
  const [done, all] =
    state === 'checking' ? [create + change + same + refused, total] : [made, made + create + change]
  const isReading = total === 0
  const text = isReading
    ? t('imports.reading')
    : t(state === 'checking' ? 'imports.checkingText' : 'imports.runningText', { done, total: all })
  return (
    <Card as="section" edge title={t(state === 'checking' ? 'imports.checking' : 'imports.running')}>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <ProgressBar
        label={t('imports.progress')}
        value={isReading ? undefined : done}
        max={Math.max(all, 1)}
      />
      <p className="mt-2 text-ink-soft" role="status">
        {text}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          to={linkTo('/my-products/import/:id', { id })}
          variant="secondary"
          icon="refresh"
          reloadDocument
        >
          {t('imports.refresh')}
        </ButtonLink>
        <Cancel />
      </div>
    </Card>
  )
}

function Cancel() {
  const t = useT()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" variant="quiet">
        {t('imports.cancel')}
      </Button>
    </Form>
  )
}

function Outcome() {
  const t = useT()
  const { state, counts, reason } = useLoaderData<typeof loader>()
  const written = t(counts.created + counts.changed > 0 ? 'imports.writtenStays' : 'imports.nothingWritten')
  if (state === 'failed')
    return (
      <Notice tone="error" title={t('imports.failedTitle')}>
        {reason} {written}
      </Notice>
    )
  if (state === 'cancelled')
    return (
      <Notice tone="warning" title={t('imports.cancelledTitle')}>
        {written}
      </Notice>
    )
  const toDo = counts.create + counts.change
  return (
    <Card as="section" edge title={t(state === 'done' ? 'imports.doneTitle' : 'imports.checkedTitle')}>
      <Counts />
      {state === 'checked' && (
        <div className="mt-5 flex flex-wrap gap-3">
          {toDo > 0 ? (
            <Form method="post">
              <input type="hidden" name="intent" value="confirm" />
              <Button type="submit" icon="check">
                {t('imports.confirm', { count: toDo })}
              </Button>
            </Form>
          ) : (
            <p className="w-full text-ink-soft">{t('imports.confirmNone')}</p>
          )}
          <Cancel />
        </div>
      )}
    </Card>
  )
}

function Counts() {
  const t = useT()
  const { state, counts } = useLoaderData<typeof loader>()
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {shownStates(state)
        .filter((own) => counts[own] > 0)
        .map((own) => (
          <div key={own} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{t(`imports.count_${own}`)}</dt>
            <dd className="text-2xl font-extrabold tabular-nums">{counts[own]}</dd>
          </div>
        ))}
    </dl>
  )
}
