import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { TextLink } from '../../../ui/text-link'

/** Leads to the form that reports a seller's answer alone. */
export function ReportAnswer({ kind, id, name }: { kind: 'review' | 'question'; id: string; name: string }) {
  const t = useT()
  return (
    <TextLink
      plain
      to={linkTo('/report/:kind/:id', { kind: `${kind}Answer`, id })}
      aria-label={t(`${kind}s.reportAnswerOf`, { name: name || t('site.formerMember') })}
      className="inline-flex min-h-11 items-center text-sm text-ink-soft"
    >
      {t(`${kind}s.reportAnswer`)}
    </TextLink>
  )
}
