import { formatAmount, HOME_COUNTRY, type ShippingDefaults } from '@pasar/domain'
import type { FormValues } from '../../../lib/forms/form-values'

const digits = (value: number | null): string => (value === null ? '' : String(value))

/** How a seller usually ships, as the fields of a form. */
export const toShippingFields = (defaults: ShippingDefaults | null): FormValues =>
  defaults === null
    ? { shipsFrom: HOME_COUNTRY }
    : {
        shipsFrom: defaults.shipsFrom,
        weight: digits(defaults.weight),
        length: digits(defaults.length),
        width: digits(defaults.width),
        height: digits(defaults.height),
        baseShipping: defaults.baseShipping === null ? '' : formatAmount(defaults.baseShipping),
      }
