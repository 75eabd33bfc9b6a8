import type { Feature } from '../access/features'
import { readSynonyms } from '../catalogue/search/synonym-settings'
import type { Synonyms } from '../catalogue/search/synonyms'
import type { CurrencyRates } from '../kernel/currencies'
import { readWindows, type Windows } from '../orders/window-settings'
import { readFeeRates } from '../payments/fee-settings'
import type { FeeRates } from '../payments/fees'
import { readCourierSetting } from '../shipping/courier-settings'
import type { Courier } from '../shipping/couriers'
import type { ShippingZone } from '../shipping/shipping'
import { readZones } from '../shipping/zone-settings'
import { readFeaturesOff } from './feature-settings'
import { readCurrencyRates } from './rate-settings'
import type { SettingTexts } from './setting-fields'

/** The settings that the market runs by. */
export interface MarketSettings {
  /** Of orders that are placed now; each parcel keeps those it was ordered at. */
  feeRates: FeeRates
  /** What shipping costs, by where it goes. */
  zones: readonly ShippingZone[]
  /** What a ringgit is worth elsewhere. */
  currencyRates: CurrencyRates
  /** Who carries parcels, also those who are switched off, in the order of forms. */
  couriers: readonly Courier[]
  /** Of what begins now; parcels and claims keep those they began with. */
  windows: Windows
  /** Words that shoppers look for the same goods by. */
  synonyms: Synonyms
  /** What an operator has switched off. */
  featuresOff: ReadonlySet<Feature>
}

/** The settings as they are stored; what is missing or makes no sense is as usual. */
export const readMarketSettings = (texts: SettingTexts): MarketSettings => ({
  feeRates: readFeeRates(texts),
  zones: readZones(texts),
  currencyRates: readCurrencyRates(texts),
  couriers: readCourierSetting(texts),
  windows: readWindows(texts),
  synonyms: readSynonyms(texts),
  featuresOff: readFeaturesOff(texts),
})
