import { DomainError, type Feature, offCodeOf } from '@pasar/domain'
import type { Context } from '../context'

type Known = Pick<Context, 'settings'>

/** Whether something is switched on; the answer comes from memory. */
export const isFeatureOn = async ({ settings }: Known, feature: Feature): Promise<boolean> =>
  !(await settings.read()).featuresOff.has(feature)

/** @throws DomainError FEATURE_OFF, or the feature's own code, while it is switched off */
export async function requireFeature(ctx: Known, feature: Feature): Promise<void> {
  if (!(await isFeatureOn(ctx, feature))) throw new DomainError(offCodeOf(feature))
}

/** Wraps a command so that it is refused while a feature is switched off. */
export const whileOn =
  <Given extends unknown[], Result>(
    feature: Feature,
    command: (ctx: Context, ...given: Given) => Promise<Result>,
  ) =>
  async (ctx: Context, ...given: Given): Promise<Result> => {
    await requireFeature(ctx, feature)
    return command(ctx, ...given)
  }
