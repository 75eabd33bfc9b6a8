import { listBalances, type MemberBalance } from '@pasar/db'
import { type HeldBack, heldBack, type PayoutRules, type Sen, sen, ZERO } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { nameBank, openNumber } from '../internal/accounts'
import { payoutRules } from '../internal/rules'

export interface PayableBalance {
  userId: string
  name: string
  seller: Sen
  reseller: Sen
  balance: Sen
  accountId: string
  bank: string
  holder: string
}

export interface HeldBalance {
  userId: string
  name: string
  balance: Sen
  reason: HeldBack
}

/** Everybody's balance: who is paid now, and who is not and why. */
export async function sortBalances(
  ctx: Context,
  db: Context['db'],
  rules: PayoutRules,
): Promise<{ payable: PayableBalance[]; held: HeldBalance[] }> {
  const payable: PayableBalance[] = []
  const held: HeldBalance[] = []
  for (const member of await listBalances(db)) {
    const { userId, name, seller, reseller, account } = member
    const balance = sen(seller + reseller)
    const reason = heldBack(caseOf(ctx, member), rules, ctx.now())
    if (reason !== null || account === null)
      held.push({ userId, name, balance, reason: reason ?? 'noAccount' })
    else {
      const { id: accountId, bank, holder } = account
      payable.push({ userId, name, seller, reseller, balance, accountId, bank: nameBank(bank), holder })
    }
  }
  return { payable, held }
}

function caseOf(ctx: Context, member: MemberBalance) {
  const { userId, seller, reseller, isActive, hasOpenPayout, hasOpenFailure, account } = member
  return {
    balance: sen(seller + reseller),
    isActive,
    hasOpenPayout,
    hasOpenFailure,
    account: account && {
      usableAt: account.usableAt,
      isReadable: openNumber(ctx, { userId, sealedNumber: account.sealedNumber }) !== null,
    },
  }
}

/** Rows of each list that a page shows; the rest is counted. */
const MAX_SHOWN = 100

/** What the next run would pay, and who stays out of it and why. */
export async function proposalPage(ctx: Context, _admin: Admin) {
  const rules = await payoutRules(ctx)
  const { payable, held } = await sortBalances(ctx, ctx.db, rules)
  return {
    rules,
    payable: payable.slice(0, MAX_SHOWN),
    payableCount: payable.length,
    total: sen(payable.reduce((sum: number, { balance }) => sum + balance, ZERO)),
    held: held.slice(0, MAX_SHOWN),
    heldCount: held.length,
  }
}
