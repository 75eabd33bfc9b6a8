import type { AuditView, StaffNoteView } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { DateText } from '../../platform/components/date-text'

/** What staff wrote down about something, and a form for more. */
export function StaffNotes({ notes, failure }: { notes: readonly StaffNoteView[]; failure: Failure }) {
  const t = useT()
  const refused = failure?.values.intent === 'note' ? failure : undefined
  return (
    <Card as="section" title={t('staffLog.notes')}>
      {notes.length === 0 && <p className="mb-4 text-ink-soft">{t('staffLog.noNotes')}</p>}
      <ul className="mb-4 space-y-4">
        {notes.map(({ id, body, author, createdAt }) => (
          <li key={id} className="border-l-2 border-line pl-3">
            <p className="text-sm text-ink-soft">
              {author || t('staffLog.gone')} · <DateText time={createdAt} withTime />
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {body}
            </p>
          </li>
        ))}
      </ul>
      <Form method="post" noValidate className="space-y-3">
        <input type="hidden" name="intent" value="note" />
        <TextArea
          label={t('staffLog.note')}
          hint={t('staffLog.noteHint')}
          rows={2}
          maxLength={2_000}
          {...fieldMaker(t, refused)('note')}
        />
        <Button type="submit" variant="secondary">
          {t('staffLog.write')}
        </Button>
      </Form>
    </Card>
  )
}

/** What was done to something, the newest first. */
export function AuditTrail({ audit }: { audit: readonly AuditView[] }) {
  const t = useT()
  return (
    <Card as="section" title={t('staffLog.audit')}>
      {audit.length === 0 && <p className="text-ink-soft">{t('staffLog.noAudit')}</p>}
      <ol className="space-y-4">
        {audit.map(({ id, at, action, actor, isOwn, reason }) => (
          <li key={id} className="border-l-2 border-line pl-3">
            <p className="font-semibold">{t(`staffLog.act_${action}`)}</p>
            <p className="text-sm text-ink-soft">
              {isOwn ? t('staffLog.bySelf') : (actor ?? t('staffLog.shell'))} ·{' '}
              <DateText time={at} withTime />
            </p>
            {reason !== '' && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
