import type { ClaimCase } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { useI18n, useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Card } from '../../../ui/card'
import { Notice, type NoticeTone } from '../../../ui/notice'
import { ItemPicture } from '../../checkout/components/item-picture'
import { formatMoment, When } from '../../platform/components/when'
import { ClaimWords } from './claim-parts'
import { type CaseReader, caseTitle, claimWords } from './claim-words'

const TONES: Partial<Record<ClaimCase['claim']['state'], NoticeTone>> = {
  open: 'warning',
  returning: 'warning',
  escalated: 'warning',
  settled: 'success',
  decided: 'success',
}

/** The state of a claim, for its seller and for those who decide. */
export function CaseNotice({ claim, reader }: Pick<ClaimCase, 'claim'> & { reader: CaseReader }) {
  const { t, tag } = useI18n()
  const { state, dueAt, decideBy, offered, refunded } = claim
  const until = state === 'escalated' ? decideBy : dueAt
  const time = until === null ? '' : formatMoment(tag, until)
  const amount = formatRm(state === 'offered' ? (offered ?? 0) : refunded)
  return (
    <Notice tone={TONES[state] ?? 'info'} title={t(caseTitle(claim, reader), { time, amount })}>
      {state === 'open' && reader === 'seller' && t('claimWork.text_open')}
      {state === 'return_asked' && t('claimWork.text_return', { time })}
    </Notice>
  )
}

/** The pieces that are claimed. */
export const ClaimedLines = ({ lines }: Pick<ClaimCase, 'lines'>) => (
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
)

/** What is claimed and what was said about it. */
export function CaseFacts({ claim, lines, isOfService }: Pick<ClaimCase, 'claim' | 'lines' | 'isOfService'>) {
  const t = useT()
  return (
    <Card as="section" title={t(claimWords(claim.kind, isOfService))}>
      <ClaimedLines lines={lines} />
      <ClaimWords claim={claim} reasonLabel={t('claimWork.buyerWords')} />
    </Card>
  )
}

const MOVES: Readonly<Record<string, TextKey>> = {
  claim_offered: 'claimWork.move_offered',
  claim_return_asked: 'claimWork.move_return_asked',
  claim_refused: 'claimWork.move_refused',
  claim_returning: 'claimWork.move_returning',
  claim_escalated: 'claimWork.move_escalated',
  claim_settled: 'claimWork.move_settled',
  claim_decided: 'claimWork.move_decided',
  claim_withdrawn: 'claimWork.move_withdrawn',
  claim_lapsed: 'claimWork.move_lapsed',
}

/** How a claim has moved: who did what, when, and in what words. @param isBuyers its buyer reads it */
export function CaseMoves({ moves, isBuyers = false }: Pick<ClaimCase, 'moves'> & { isBuyers?: boolean }) {
  const t = useT()
  if (moves.length === 0) return null
  return (
    <Card as="section" title={t('claimWork.moves')}>
      <ol className="space-y-3">
        {moves.map(({ id, to, actor, note, at }) => {
          const move = MOVES[to]
          return (
            <li key={id}>
              {move !== undefined && <p className="font-semibold">{t(move)}</p>}
              {note !== '' && <p className="break-words whitespace-pre-line">{note}</p>}
              <p className="text-sm text-ink-soft">
                {t(isBuyers && actor === 'buyer' ? 'claims.you' : `claimWork.who_${actor}`)} ·{' '}
                <When at={at} />
              </p>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
