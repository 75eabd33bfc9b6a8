import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { Card } from '../../../../ui/card'
import { TextLink } from '../../../../ui/text-link'
import { DateText } from '../../../platform/components/date-text'
import { APPLICATION_TONES } from '../../client/application-tones'

type State = keyof typeof APPLICATION_TONES

interface DecisionProps {
  state: State
  decidedAt: number | null
  /** Null if the member who decided has left. */
  decidedBy: string | null
  reason: string
}

/** What was decided on an application, by whom and why. */
export function Decision({ state, decidedAt, decidedBy, reason }: DecisionProps) {
  const t = useT()
  return (
    <Card as="section" title={t('approvals.decision')}>
      <div className="space-y-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={APPLICATION_TONES[state]}>{t(`approvals.${state}`)}</Badge>
          {decidedAt !== null && <DateText time={decidedAt} withTime />}
        </p>
        {decidedBy !== null && <p>{t('approvals.by', { name: decidedBy })}</p>}
        {reason !== '' && <p className="break-words">{t('approvals.why', { reason })}</p>}
      </div>
    </Card>
  )
}

interface HistoryProps {
  base: '/seller-applications' | '/seller-requests' | '/become-reseller' | '/admin/affiliates'
  others: readonly { id: string; state: State; reason: string; createdAt: number }[]
}

/** What a member applied with before or after; nothing where that is all. */
export function ApplicationHistory({ base, others }: HistoryProps) {
  const t = useT()
  if (others.length === 0) return null
  return (
    <Card as="section" title={t('approvals.history')}>
      <ul className="space-y-3">
        {others.map(({ id, state, reason, createdAt }) => (
          <li key={id}>
            <TextLink to={linkTo(`${base}/:id`, { id })} className="inline-flex min-h-11 items-center gap-2">
              <DateText time={createdAt} withTime />
            </TextLink>{' '}
            <Badge tone={APPLICATION_TONES[state]}>{t(`approvals.${state}`)}</Badge>
            {reason !== '' && <p className="text-sm break-words text-ink-soft">{reason}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
