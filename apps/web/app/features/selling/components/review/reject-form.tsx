import type { RejectionReason } from '@pasar/domain/selling/application-lists'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { TextArea } from '../../../../ui/forms/field'
import { Select } from '../../../../ui/forms/select'

interface RejectFormProps {
  picks: readonly RejectionReason[]
  failure: Failure
  /** More fields. */
  children?: ReactNode
}

/** Rejects an application, with a reason that is picked, own words, or both. */
export function RejectForm({ picks, failure, children }: RejectFormProps) {
  const t = useT()
  const field = fieldMaker(t, failure)
  const options = picks.map((pick) => ({ value: pick, label: t(`rejections.${pick}`) }))
  return (
    <Form method="post" noValidate className="mt-6 space-y-3 border-t border-line pt-5">
      <input type="hidden" name="intent" value="reject" />
      {children}
      <p className="text-sm text-ink-soft">{t('approvals.rejectLead')}</p>
      <Select
        label={t('rejections.pick')}
        note={t('rejections.optional')}
        options={[{ value: '', label: t('rejections.none') }, ...options]}
        {...field('pick')}
      />
      <TextArea
        label={t('approvals.reason')}
        hint={t('approvals.reasonHint')}
        rows={3}
        maxLength={400}
        {...field('reason')}
      />
      <Button type="submit" variant="secondary">
        {t('approvals.reject')}
      </Button>
    </Form>
  )
}
