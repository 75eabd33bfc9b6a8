import { findSettings, insertAuditEntry, NO_ROOTS, type Tx, tryChangeSetting } from '@pasar/db'
import {
  formatAmount,
  formatRm,
  linkTo,
  PAYOUT_SETTING,
  type PayoutRules,
  type PayoutRulesInput,
  readPayoutRules,
  type Sen,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy } from '../../access/staff-notes'
import { notifyAdmins } from '../../notifications/internal/notify-admins'
import type { Context } from '../../platform/context'

const RULES = ['minimum', 'secondAdmin'] as const satisfies readonly (keyof PayoutRules)[]

/** One rule, from what the page showed to what it is to be. @throws DomainError PAYOUT_RULES_CHANGED */
async function changeRule(
  tx: Tx,
  ctx: Context,
  admin: Admin,
  change: { name: string; stored: string | null; before: Sen; after: Sen },
): Promise<void> {
  const { name, stored: seen, before, after } = change
  const now = ctx.now()
  if (!(await tryChangeSetting(tx, { name, seen, value: formatAmount(after) }, now)))
    throw await decidedBy(tx, ctx, 'PAYOUT_RULES_CHANGED', name, ['changeSetting'])
  await insertAuditEntry(tx, {
    id: ctx.newId('audit'),
    actorId: admin.id,
    action: 'changeSetting',
    subjectId: name,
    reason: `${formatRm(before)} → ${formatRm(after)}`,
    now,
  })
}

/** One admin alone could otherwise lift the limit that two of them are for, and nobody would notice in time. */
async function notifyOfLimit(tx: Tx, ctx: Context, admin: Admin, before: Sen, after: Sen): Promise<void> {
  if (before === after) return
  const path = linkTo('/admin/payouts/rules')
  const by = admin.name
  const data = { by, before: formatRm(before), after: formatRm(after) }
  const values = { link: `${ctx.config.appUrl}${path}`, by, before, after }
  await notifyAdmins(tx, ctx, { kind: 'payoutLimitChanged', data, path, values }, [admin.id])
}

/**
 * Sets the rules of payout runs. Proposals that are open keep who is in them; whoever approves
 * one is judged by its own limit and the new one, whichever is lower. The other admins are notified of another limit.
 * @throws DomainError PAYOUT_RULES_CHANGED when they are not what the page showed any more
 */
export async function changePayoutRules(
  ctx: Context,
  admin: Admin,
  { seenMinimum, seenSecondAdmin, ...rules }: PayoutRulesInput,
): Promise<void> {
  const seen: PayoutRules = { minimum: seenMinimum, secondAdmin: seenSecondAdmin }
  await ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const stored = await findSettings(tx, Object.values(PAYOUT_SETTING))
    const given = (rule: keyof PayoutRules) => stored.get(PAYOUT_SETTING[rule]) ?? null
    const before = readPayoutRules({
      minimum: given('minimum') ?? '',
      secondAdmin: given('secondAdmin') ?? '',
    })
    for (const rule of RULES) {
      if (before[rule] !== seen[rule])
        throw await decidedBy(tx, ctx, 'PAYOUT_RULES_CHANGED', PAYOUT_SETTING[rule], ['changeSetting'])
      if (rules[rule] === before[rule]) continue
      const name = PAYOUT_SETTING[rule]
      await changeRule(tx, ctx, admin, {
        name,
        stored: given(rule),
        before: before[rule],
        after: rules[rule],
      })
    }
    await notifyOfLimit(tx, ctx, admin, before.secondAdmin, rules.secondAdmin)
  })
}
