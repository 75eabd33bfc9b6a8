import type { Member, RecentMember } from '../../access/actors'
import type { Context } from '../../platform/context'
import { beginTwoFactor, turnOn, twoFactorOf } from '../commands/two-factor'
import { codeAt } from '../internal/totp'

/** Turns two-step login on for a member. The code of this step of time is used up by that. */
export async function setUpTwoFactor(
  ctx: Context,
  member: Member,
): Promise<{ recoveryCodes: string[]; codeNow(): string }> {
  const me = member as RecentMember
  await beginTwoFactor(ctx, me)
  const view = await twoFactorOf(ctx, me)
  if (view.state !== 'begun') throw new Error(`Two-step login is ${view.state}`)
  const codeNow = () => codeAt(view.secret, ctx.now())
  return { recoveryCodes: await turnOn(ctx, me, codeNow()), codeNow }
}
