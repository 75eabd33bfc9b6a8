import { Form, useActionData, type useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { formatBytes } from '../../platform/client/file-size'
import { FormProblem } from '../../platform/components/form-problem'
import { formatMoment } from '../../platform/components/when'
import type { action, loader } from '../routes/item-files.server'
import { FileUpload } from './file-upload'

type File = ReturnType<typeof useLoaderData<typeof loader>>['files'][number]
type Version = File['versions'][number]

const SUMMARY = 'inline-flex min-h-11 cursor-pointer items-center font-semibold text-jade underline'

/** A file with its versions, and the way to the next one. */
export function FileVersions({ file }: { file: File }) {
  const t = useT()
  const { seriesId, name, versions } = file
  const failure = useActionData<typeof action>()?.failure
  return (
    <Card as="section" title={<span className="wrap-anywhere">{name}</span>}>
      <ul className="divide-y divide-line">
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} isRenamed={version.name !== name} />
        ))}
      </ul>
      <details className="mt-2 border-t border-line pt-2" open={failure?.values.seriesId === seriesId}>
        <summary className={SUMMARY}>{t('itemFiles.uploadVersion')}</summary>
        <div className="mt-2">
          <FileUpload key={versions.length} seriesId={seriesId} label={t('itemFiles.uploadVersion')} />
        </div>
      </details>
    </Card>
  )
}

function VersionRow({ version, isRenamed }: { version: Version; isRenamed: boolean }) {
  const { t, tag } = useI18n()
  const { bytes, createdAt, downloads, isCurrent, note, withdrawnAt } = version
  const facts = [
    formatMoment(tag, createdAt),
    formatBytes(tag, bytes),
    t('itemFiles.downloads', { count: downloads }),
  ]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t('itemFiles.version', { number: version.version })}
          {isCurrent && <Badge tone="jade">{t('itemFiles.current')}</Badge>}
          {withdrawnAt !== null && <Badge tone="neutral">{t('itemFiles.withdrawn')}</Badge>}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{facts.join(' · ')}</p>
        {isRenamed && <p className="text-sm wrap-anywhere">{version.name}</p>}
        {note !== '' && <p className="wrap-anywhere">{note}</p>}
      </div>
      {version.mayWithdraw && <Withdraw version={version} />}
    </li>
  )
}

function Withdraw({ version: { id, name, version } }: { version: Version }) {
  const t = useT()
  const answered = useActionData<typeof action>()?.failure
  const failure = answered?.values.fileId === id ? answered : undefined
  return (
    <details open={failure !== undefined}>
      <summary className={SUMMARY}>{t('itemFiles.withdraw')}</summary>
      <Form method="post" className="max-w-prose space-y-3 py-2">
        <FormProblem failure={failure} />
        <p className="text-sm">{t('itemFiles.withdrawText')}</p>
        <input type="hidden" name="fileId" value={id} />
        <Button
          type="submit"
          name="intent"
          value="withdraw"
          variant="danger"
          aria-label={t('itemFiles.withdrawVersion', { number: version, name })}
        >
          {t('itemFiles.withdraw')}
        </Button>
      </Form>
    </details>
  )
}
