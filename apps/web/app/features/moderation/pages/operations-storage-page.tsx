import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Facts } from '../../../ui/facts'
import { Notice } from '../../../ui/notice'
import { formatBytes } from '../../platform/client/file-size'
import { DateText } from '../../platform/components/date-text'
import { OperationsFrame } from '../components/operations-frame'
import type { action, loader } from '../routes/operations/operations-storage.server'

/** The backups, the disk, and what the data takes. */
export function OperationsStoragePage() {
  const failure = useActionData<typeof action>()?.failure
  return (
    <OperationsFrame failure={failure}>
      <div className="space-y-6">
        <Backups />
        <Storage />
      </div>
    </OperationsFrame>
  )
}

function Backups() {
  const t = useT()
  const { tag } = useI18n()
  const { backups, elsewhere, lastBackup, kept, isBackupRunning, backupError, isBackupOld } =
    useLoaderData<typeof loader>()
  const proofs = [...backups, ...(elsewhere === null ? [] : [elsewhere])].map(({ provenAt }) => provenAt ?? 0)
  const lastProof = Math.max(0, ...proofs) || null
  const showTime = (time: number | null) =>
    time === null ? t('operations.none') : <DateText time={time} withTime />
  return (
    <Card as="section" title={t('operations.backups')}>
      <p className="mb-4 text-ink-soft">{t('operations.backupsLead')}</p>
      {isBackupRunning && <Notice tone="info" title={t('operations.backupRunning')} className="mb-4" />}
      {backupError !== '' && (
        <Notice tone="error" title={t('operations.backupFailed', { error: backupError })} className="mb-4" />
      )}
      {isBackupOld && !isBackupRunning && (
        <Notice
          tone="warning"
          title={t(lastBackup === null ? 'operations.noBackup' : 'operations.old')}
          className="mb-4"
        />
      )}
      <Facts
        rows={[
          [t('operations.lastBackup'), showTime(lastBackup)],
          ...(elsewhere === null
            ? []
            : ([
                [
                  t('operations.elsewhere'),
                  <span key="elsewhere" className="wrap-anywhere">
                    <DateText time={elsewhere.madeAt} withTime /> · <code>{elsewhere.where}</code>
                  </span>,
                ],
              ] as const)),
          [t('operations.lastProof'), showTime(lastProof)],
        ]}
      />
      {!isBackupRunning && (
        <Form method="post" className="mt-4">
          <Button type="submit" icon="shield">
            {t('operations.makeBackup')}
          </Button>
        </Form>
      )}
      {backups.length > 0 && (
        <p className="mt-4 text-sm text-ink-soft">{t('operations.kept', { count: kept })}</p>
      )}
      {backups.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line" aria-label={t('operations.backups')}>
          {backups.map(({ name, madeAt, bytes, provenAt }) => (
            <li key={name} className="py-3">
              <p className="font-semibold">
                <DateText time={madeAt} withTime />
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <code>{name}</code> · {t('operations.size')}: {formatBytes(tag, bytes)} ·{' '}
                {provenAt === null ? (
                  t('operations.notProven')
                ) : (
                  <>
                    {t('operations.proven')}: <DateText time={provenAt} withTime />
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const PARTS = {
  'pasar.db': 'operations.part_database',
  'pasar.db-wal': 'operations.part_wal',
  uploads: 'operations.part_uploads',
  claims: 'operations.part_claims',
  files: 'operations.part_files',
  applications: 'operations.part_applications',
  imports: 'operations.part_imports',
  outbox: 'operations.part_outbox',
  backups: 'operations.part_backups',
} as const satisfies Record<string, TextKey>

function Storage() {
  const t = useT()
  const { tag } = useI18n()
  const { disk, isDiskFull, parts, measuredAt, days } = useLoaderData<typeof loader>()
  const writeGrowth = (bytes: number) => `${bytes < 0 ? '−' : '+'}${formatBytes(tag, Math.abs(bytes))}`
  return (
    <Card as="section" title={t('operations.parts_title')}>
      {isDiskFull && <Notice tone="error" title={t('operations.diskFull')} className="mb-4" />}
      {disk !== null && (
        <p className="mb-4">
          {t('operations.disk')}:{' '}
          {t('operations.diskFree', {
            free: formatBytes(tag, disk.free),
            size: formatBytes(tag, disk.size),
          })}
        </p>
      )}
      {measuredAt === null ? (
        <p className="text-ink-soft">{t('operations.notMeasured')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {parts.map(({ part, bytes, files, growth }) => (
              <li key={part} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
                <span className="font-semibold">{t(PARTS[part])}</span>
                <span className="text-sm tabular-nums">
                  {formatBytes(tag, bytes)}
                  <span className="text-ink-soft">
                    {' '}
                    · {t('operations.files')}: {files}
                    {growth !== null &&
                      ` · ${t('operations.growth', { count: days })}: ${writeGrowth(growth)}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-soft">
            {t('operations.measured')}: <DateText time={measuredAt} withTime />
          </p>
        </>
      )}
    </Card>
  )
}
