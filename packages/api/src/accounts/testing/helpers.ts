import type { Member, RecentMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import { beginTwoFactor, turnOn, twoFactorOf } from '../commands/two-factor'
import { codeAt } from '../internal/totp'

/** Turns two-step login on for a member. @returns the code that is used up by that, too */
export async function setUpTwoFactor(
  ctx: Context,
  member: Member,
): Promise<{ recoveryCodes: string[]; usedCode: string; codeNow(): string }> {
  const me = member as RecentMember
  await beginTwoFactor(ctx, me)
  const view = await twoFactorOf(ctx, me)
  if (view.state !== 'begun') throw new Error(`Two-step login is ${view.state}`)
  const codeNow = () => codeAt(view.secret, ctx.now())
  // Taken once: by the time it is used up, the next step may have begun.
  const usedCode = codeNow()
  return { recoveryCodes: await turnOn(ctx, me, usedCode), usedCode, codeNow }
}
