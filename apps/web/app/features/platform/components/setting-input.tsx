import type { SettingLabel } from '@pasar/domain/platform/setting-fields'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { TextField } from '../../../ui/forms/field'
import type { FormField } from '../server/setting-fields.server'

const NUMBER = { inputMode: 'decimal', maxLength: 20 } as const

/** How each kind of setting is typed. */
const LOOKS = {
  percent: { ...NUMBER, suffix: '%' },
  amount: { ...NUMBER, prefix: 'RM' },
  rate: NUMBER,
  days: { ...NUMBER, inputMode: 'numeric', maxLength: 3 },
  countries: { maxLength: 1_200 },
  text: {},
  email: { type: 'email', maxLength: 254 },
  phone: { type: 'tel', maxLength: 30 },
  link: { type: 'url', maxLength: 500 },
  // They have fields of their own.
  couriers: {},
} as const

const HINTS: Partial<Record<SettingLabel, TextKey>> = {
  zoneCountries: 'marketSettings.countries',
  rateSource: 'marketSettings.sourceHint',
}

const EXAMPLE = '{"base": "MYR", "rates": {"USD": 0.22}}'

/** The field of a setting, with its bounds where it is a number. */
export function SettingInput({
  setting: { label: what, kind, bounds, letters },
  given,
}: {
  setting: FormField
  given: { name: string; defaultValue: string | undefined; error: string | undefined }
}) {
  const t = useT()
  return (
    <TextField
      label={t(`marketSettings.field_${what}`)}
      hint={bounds ? t('marketSettings.bounds', bounds) : HINTS[what] && t(HINTS[what], { example: EXAMPLE })}
      className={kind === 'countries' || kind === 'link' ? 'sm:col-span-2' : ''}
      autoComplete="off"
      {...(letters !== null && { maxLength: letters })}
      {...LOOKS[kind]}
      {...given}
    />
  )
}
