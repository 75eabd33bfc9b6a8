import { describe, expect, it } from 'vitest'
import { ERRORS } from '../kernel/errors'
import { FEATURE_FIELDS, featureEffects, readFeaturesOff } from '../platform/feature-settings'
import { FEATURES, type Feature, offCodeOf } from './features'
import { isRouteOn, linksIn, ROUTES } from './routes'

const off = (...features: Feature[]) =>
  readFeaturesOff(new Map(features.map((feature) => [FEATURE_FIELDS[feature].name, 'off'])))

describe('features', () => {
  it('are on until somebody switches them off, whatever else the database holds', () => {
    expect(readFeaturesOff(new Map())).toEqual(new Set())
    expect(readFeaturesOff(new Map([[FEATURE_FIELDS.games.name, 'perhaps']]))).toEqual(new Set())
    expect(off('games', 'planner')).toEqual(new Set(['planner', 'games']))
  })

  it('close what is part of them, too', () => {
    expect(off('blog')).toEqual(new Set(['blog', 'blogSubmissions']))
    expect(off('blogSubmissions')).toEqual(new Set(['blogSubmissions']))
  })

  it('are refused with 403', () => {
    for (const feature of FEATURES) expect(ERRORS[offCodeOf(feature)].status).toBe(403)
  })

  it('that are switched say what follows, one line each', () => {
    expect(featureEffects(off('games'), off('blog'))).toEqual([
      { kind: 'featureOn', values: { feature: 'games', before: 'off', after: 'on' } },
      { kind: 'off_feature_blog', values: { feature: 'blog', before: 'on', after: 'off' } },
      {
        kind: 'off_feature_blogSubmissions',
        values: { feature: 'blogSubmissions', before: 'on', after: 'off' },
      },
    ])
  })
})

/** Of the addresses that begin so, all belong to these, but for those named. */
const BELOW: readonly [prefix: RegExp, features: readonly Feature[], open: readonly string[]][] = [
  [/^\/games\b/, ['games'], []],
  [/^\/planner\b/, ['planner'], []],
  [/^\/blog\/submit\b/, ['blogSubmissions'], []],
  [/^\/blog\b/, ['blog', 'blogSubmissions'], []],
  [/^\/register\b/, ['registration'], []],
  [/^\/become-seller\b/, ['sellerApplications'], []],
  [/^\/affiliate\b/, ['affiliateApplications'], ['/affiliate']],
  // What was written is still read, and whoever is on the list can leave it.
  [/^\/(?:messages|chat)\b/, ['messages'], ['/messages', '/chat/:conversationId']],
  [/^\/newsletter\b/, ['newsletter'], ['/newsletter/:token']],
]

describe('the addresses of a feature', () => {
  it.each(BELOW)('%s all name it', (prefix, features, open) => {
    const rows = ROUTES.filter(({ path }) => prefix.test(path) && !path.startsWith('/chat-photo'))
    expect(rows.length).toBeGreaterThan(0)
    const unnamed = rows.filter(({ feature }) => feature === undefined || !features.includes(feature))
    expect(unnamed.map(({ path }) => path)).toEqual(open)
  })

  it('have no links while it is off', () => {
    const links = (...features: Feature[]) =>
      (['bar', 'menu', 'footer', 'tabs'] as const).flatMap((place) =>
        linksIn(
          place,
          'visitor',
          ROUTES.filter((row) => isRouteOn(row, off(...features))),
        ).map(({ to }) => to),
      )
    const gone = links().filter((to) => !links('blog', 'sellerApplications').includes(to))
    expect(gone.sort()).toEqual(['/become-seller', '/blog'])
  })
})
