import { FEATURES, type Feature } from '../access/features'
import { type SettingFields, type SettingTexts, settingOf } from './setting-fields'

/** What is off while something else is off: nobody writes for a blog that nobody can read. */
const PART_OF: Partial<Record<Feature, Feature>> = { blogSubmissions: 'blog' }

const field = <F extends Feature>(feature: F) =>
  ({ kind: 'switch', label: `feature_${feature}`, name: `feature.${feature}`, usual: 'on' }) as const

export const FEATURE_FIELDS = {
  registration: field('registration'),
  sellerApplications: field('sellerApplications'),
  affiliateApplications: field('affiliateApplications'),
  auctions: field('auctions'),
  messages: field('messages'),
  reviews: field('reviews'),
  questions: field('questions'),
  planner: field('planner'),
  games: field('games'),
  blog: field('blog'),
  blogSubmissions: field('blogSubmissions'),
  newsletter: field('newsletter'),
} as const satisfies SettingFields & Record<Feature, unknown>

/** The features that are switched off. Anything but `off` in the database is on, as is usual. */
export function readFeaturesOff(texts: SettingTexts): ReadonlySet<Feature> {
  const isOff = (feature: Feature | undefined): boolean =>
    feature !== undefined && settingOf(texts, FEATURE_FIELDS[feature]) === 'off'
  return new Set(FEATURES.filter((feature) => isOff(feature) || isOff(PART_OF[feature])))
}

export type FeatureEffectKind = `off_feature_${Feature}` | 'featureOn'

/** What becomes possible, and what no longer is. */
export const featureEffects = (
  before: ReadonlySet<Feature>,
  after: ReadonlySet<Feature>,
): { kind: FeatureEffectKind; values: Record<'feature' | 'before' | 'after', string> }[] =>
  FEATURES.filter((feature) => before.has(feature) !== after.has(feature)).map((feature) => {
    const isOff = after.has(feature)
    return {
      kind: isOff ? (`off_feature_${feature}` as const) : ('featureOn' as const),
      values: { feature, before: isOff ? 'on' : 'off', after: isOff ? 'off' : 'on' },
    }
  })
