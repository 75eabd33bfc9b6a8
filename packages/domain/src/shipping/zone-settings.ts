import { formatAmount } from '../kernel/format'
import {
  amountOf,
  readCodes,
  type SettingFields,
  type SettingTexts,
  settingOf,
} from '../platform/setting-fields'
import { isCountry } from './places'
import { HOME_COUNTRY, SHIPPING_ZONES, type ShippingZone } from './shipping'

/** What a zone costs, and which countries are in it; the zone of all others names none. */
const fieldsOfZone = ({ name, baseFee, perKgFee, countries }: ShippingZone) => {
  const group = name
  return {
    base: {
      ...{ kind: 'amount', label: 'zoneBase', group, name: `ship${name}Base` },
      ...{ usual: formatAmount(baseFee), least: '0.50', most: '1,000.00' },
    },
    perKg: {
      ...{ kind: 'amount', label: 'zonePerKg', group, name: `ship${name}PerKg` },
      ...{ usual: formatAmount(perKgFee), least: '0.10', most: '200.00' },
    },
    countries: {
      ...{ kind: 'countries', label: 'zoneCountries', group, name: `ship${name}Countries` },
      usual: countries.join(', '),
    },
  } as const satisfies SettingFields
}

const ZONES = SHIPPING_ZONES.map((zone) => ({
  zone,
  fields: fieldsOfZone(zone),
  isRest: zone.countries.length === 0,
}))

/** Fields are named by their zone: `Zone1Base`, `Zone1PerKg`, `Zone1Countries`. */
export const ZONE_FIELDS: SettingFields = Object.fromEntries(
  ZONES.flatMap(({ zone: { name }, fields, isRest }) => [
    [`${name}Base`, fields.base],
    [`${name}PerKg`, fields.perKg],
    ...(isRest ? [] : [[`${name}Countries`, fields.countries] as const]),
  ]),
)

/** The zones that shipping is charged by. */
export const readZones = (texts: SettingTexts): ShippingZone[] =>
  ZONES.map(({ zone: { name }, fields, isRest }) => ({
    name,
    countries: isRest ? [] : readCodes(settingOf(texts, fields.countries)),
    baseFee: amountOf(texts, fields.base),
    perKgFee: amountOf(texts, fields.perKg),
  }))

/** Every country is one, and in one zone at most; Malaysia is in one, because its fee is what pages show first. */
export function checkZones(values: Readonly<Record<string, string>>): Record<string, string> {
  const wrong: Record<string, string> = {}
  const known = new Set<string>()
  for (const { zone, isRest } of ZONES) {
    if (isRest) continue
    const field = `${zone.name}Countries`
    for (const code of readCodes(values[field] ?? '')) {
      if (!isCountry(code) || known.has(code)) wrong[field] = 'countryCodes'
      known.add(code)
    }
  }
  const [first] = ZONES
  if (first && !known.has(HOME_COUNTRY)) wrong[`${first.zone.name}Countries`] ??= 'countryCodes'
  return wrong
}
