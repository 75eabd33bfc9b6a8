import { formatApprox, formatRm } from '../kernel/format'
import { type Sen, sen, ZERO } from '../kernel/money'
import { type WindowEffectKind, windowEffects } from '../orders/window-settings'
import { splitParcel } from '../payments/fees'
import { type CourierEffectKind, courierEffects } from '../shipping/courier-effects'
import { shippingFee } from '../shipping/shipping'
import { type FeatureEffectKind, featureEffects } from './feature-settings'
import type { MarketSettings } from './market-settings'
import { FETCHED_CURRENCIES } from './rate-settings'
import type { SettingSection } from './setting-sections'

/** One thing that a change of settings does, in the words of `marketSettings.effect_…`. */
export interface SettingEffect {
  kind:
    | 'fee'
    | 'sellerGets'
    | 'resellerGets'
    | 'shipping'
    | 'shownAs'
    | CourierEffectKind
    | WindowEffectKind
    | FeatureEffectKind
  /** Amounts are written; a country is its code, a feature its name in `FEATURES`. */
  values: Readonly<Record<string, string>>
}

/** An amount that is easy to reckon with. */
const EXAMPLE: Sen = sen(10_000)

/** Of the zone of all others, as long as nobody puts it into another. */
const FAR = 'AU'

const fromTo = (before: Sen, after: Sen) => ({ before: formatRm(before), after: formatRm(after) })

function feeEffects(before: MarketSettings, after: MarketSettings): SettingEffect[] {
  const [was, becomes] = [before, after].map(({ feeRates }) =>
    splitParcel({ itemMoney: EXAMPLE, shipping: ZERO }, feeRates, true),
  )
  if (!was || !becomes) return []
  const amount = formatRm(EXAMPLE)
  return [
    { kind: 'fee', values: { amount, ...fromTo(sen(EXAMPLE - was.seller), sen(EXAMPLE - becomes.seller)) } },
    { kind: 'sellerGets', values: { amount, ...fromTo(was.seller, becomes.seller) } },
    { kind: 'resellerGets', values: { amount, ...fromTo(was.reseller, becomes.reseller) } },
  ]
}

const EXAMPLE_KG = 2

/** One country of each zone stands for it, and each one that changes zones for itself. */
function zoneEffects(before: MarketSettings, after: MarketSettings): SettingEffect[] {
  const shown = new Set<string>()
  for (const { zones } of [before, after])
    for (const { countries } of zones) if (countries[0] !== undefined) shown.add(countries[0])
  for (const { name, countries } of after.zones) {
    const was = before.zones.find((zone) => zone.name === name)?.countries ?? []
    for (const code of countries) if (!was.includes(code)) shown.add(code)
    for (const code of was) if (!countries.includes(code)) shown.add(code)
  }
  return [...shown.add(FAR)].map((country) => ({
    kind: 'shipping',
    values: {
      country,
      kg: String(EXAMPLE_KG),
      ...fromTo(
        shippingFee({ country, zones: before.zones }, EXAMPLE_KG),
        shippingFee({ country, zones: after.zones }, EXAMPLE_KG),
      ),
    },
  }))
}

const rateEffects = (before: MarketSettings, after: MarketSettings): SettingEffect[] =>
  FETCHED_CURRENCIES.map((code) => ({
    kind: 'shownAs',
    values: {
      amount: formatRm(EXAMPLE),
      before: formatApprox(EXAMPLE, code, before.currencyRates[code]),
      after: formatApprox(EXAMPLE, code, after.currencyRates[code]),
    },
  }))

const EFFECTS: Readonly<
  Record<SettingSection, (before: MarketSettings, after: MarketSettings) => SettingEffect[]>
> = {
  fees: feeEffects,
  zones: zoneEffects,
  rates: rateEffects,
  operator: () => [],
  apps: () => [],
  windows: (before, after) => windowEffects(before.windows, after.windows),
  couriers: (before, after) => courierEffects(before.couriers, after.couriers),
  search: () => [],
  features: (before, after) => featureEffects(before.featuresOff, after.featuresOff),
}

/** What a change of a section does, by examples; only what becomes another. */
export const settingEffects = (
  section: SettingSection,
  before: MarketSettings,
  after: MarketSettings,
): SettingEffect[] => EFFECTS[section](before, after).filter(({ values }) => values.before !== values.after)
