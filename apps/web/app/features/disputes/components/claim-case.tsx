import type { ClaimCase } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { useI18n, useT } from '../../../i18n/provider'
import { Card } from '../../../ui/card'
import { Notice, type NoticeTone } from '../../../ui/notice'
import { ItemPicture } from '../../checkout/components/item-picture'
import { formatMoment } from '../../platform/components/when'
import { ClaimWords } from './claim-parts'
import { claimWords } from './claim-words'

const TONES: Partial<Record<ClaimCase['claim']['state'], NoticeTone>> = {
  open: 'warning',
  returning: 'warning',
  escalated: 'warning',
  settled: 'success',
  decided: 'success',
}

/** The state of a claim, for its seller and for those who decide. */
export function CaseNotice({ claim }: Pick<ClaimCase, 'claim'>) {
  const { t, tag } = useI18n()
  const { state, dueAt, decideBy, offered, refunded } = claim
  const until = state === 'escalated' ? decideBy : dueAt
  const time = until === null ? '' : formatMoment(tag, until)
  const amount = formatRm(state === 'offered' ? (offered ?? 0) : refunded)
  return (
    <Notice tone={TONES[state] ?? 'info'} title={t(`claimWork.state_${state}`, { time, amount })}>
      {state === 'open' && t('claimWork.text_open')}
    </Notice>
  )
}

/** What is claimed and what was said about it. */
export function CaseFacts({ claim, lines, isOfService }: Pick<ClaimCase, 'claim' | 'lines' | 'isOfService'>) {
  const t = useT()
  return (
    <Card as="section" title={t(claimWords(claim.kind, isOfService))}>
      <ul className="mb-4 divide-y divide-line">
        {lines.map(({ id, title, variantName, imageKey, claimedPieces }) => (
          <li key={id} className="flex items-center gap-3 py-3 first:pt-0">
            <ItemPicture imageKey={imageKey} />
            <span className="min-w-0 grow">
              <span className="block break-words">{title}</span>
              {variantName !== '' && <span className="block text-sm text-ink-soft">{variantName}</span>}
            </span>
            <span className="shrink-0 font-bold tabular-nums">{claimedPieces} ×</span>
          </li>
        ))}
      </ul>
      <ClaimWords claim={claim} reasonLabel={t('claimWork.buyerWords')} />
    </Card>
  )
}
