import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import type { Finding } from '@pasar/domain/payouts/bank-matches'
import type { PayoutState } from '@pasar/domain/payouts/payouts'
import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/provider'
import { Badge } from '../../../../ui/badge'
import { TextLink } from '../../../../ui/text-link'
import { FINDING_TONES } from '../../client/finding-tones'

export interface BankLineProps {
  line: {
    row: number
    day: string
    words: string
    amount: number
    balance: number | null
    problem: 'date' | 'amount' | 'both' | null
    finding: Finding
    payout: {
      runId: string
      reference: string
      memberName: string
      state: PayoutState
      amount: number
    } | null
    suggestions: { runId: string; reference: string }[]
  }
  /** Stands before the row: of which account it is. */
  account?: string
  children?: ReactNode
}

/** A line of a statement: what the bank says, what it comes to, and the payout it is about. */
export function BankLine({ line, account, children }: BankLineProps) {
  const t = useT()
  const { row, day, words, amount, balance, problem, finding, payout, suggestions } = line
  const isOut = amount < 0
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 basis-80 grow">
          <p className="text-sm text-ink-soft">
            {account !== undefined && `${account} · `}
            {day === '' ? t('bankStatements.noDay') : day} · {t('bankStatements.row', { row })}
          </p>
          <p className="wrap-anywhere">{words === '' ? t('bankStatements.noWords') : words}</p>
        </div>
        <p className="sm:text-right">
          <span className="block text-sm text-ink-soft">
            {t(isOut ? 'bankStatements.out' : 'bankStatements.in')}
          </span>
          <span className="font-semibold tabular-nums">{formatRm(Math.abs(amount))}</span>
          {balance !== null && (
            <span className="block text-sm tabular-nums text-ink-soft">
              {t('bankStatements.balance', { amount: formatRm(balance) })}
            </span>
          )}
        </p>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={FINDING_TONES[finding]}>{t(`bankStatements.found_${finding}`)}</Badge>
        {problem !== null && <span>{t(`bankStatements.problem_${problem}`)}</span>}
        {payout !== null && (
          <>
            <TextLink
              to={linkTo('/admin/payouts/:id', { id: payout.runId })}
              className="inline-flex min-h-11 items-center"
            >
              {payout.reference}
            </TextLink>
            <span className="wrap-anywhere">
              {payout.memberName} · {formatRm(payout.amount)} · {t(`payoutRuns.state-${payout.state}`)}
            </span>
          </>
        )}
      </p>
      {suggestions.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
          <span>{t('bankStatements.maybe')}</span>
          {suggestions.map(({ runId, reference }) => (
            <TextLink
              key={reference}
              to={linkTo('/admin/payouts/:id', { id: runId })}
              className="inline-flex min-h-11 items-center"
            >
              {reference}
            </TextLink>
          ))}
        </p>
      )}
      {children}
    </li>
  )
}
