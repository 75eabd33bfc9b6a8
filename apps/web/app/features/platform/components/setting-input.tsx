import type { Feature } from '@pasar/domain/access/features'
import type { SettingLabel } from '@pasar/domain/platform/setting-fields'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
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
  synonyms: {},
  switch: {},
} as const

const HINTS: Partial<Record<SettingLabel, TextKey>> = {
  zoneCountries: 'marketSettings.countries',
  rateSource: 'marketSettings.sourceHint',
}

const EXAMPLE = '{"base": "MYR", "rates": {"USD": 0.22} }'

const isSwitch = (label: SettingLabel): label is `feature_${Feature}` => label.startsWith('feature_')

/** The field of a setting, with its bounds where it is a number. */
export function SettingInput({
  setting: { label: what, kind, bounds, letters },
  given,
}: {
  setting: FormField
  given: { name: string; defaultValue: string | undefined; error: string | undefined }
}) {
  const t = useT()
  if (isSwitch(what))
    return (
      <Select
        label={t(`marketSettings.field_${what}`)}
        hint={t('marketSettings.switchHint', { effect: t(`marketSettings.effect_off_${what}`) })}
        options={(['on', 'off'] as const).map((value) => ({
          value,
          label: t(`marketSettings.switch_${value}`),
        }))}
        {...given}
      />
    )
  if (kind === 'synonyms')
    return (
      <TextArea
        label={t(`marketSettings.field_${what}`)}
        hint={t('marketSettings.synonymsHint')}
        className="sm:col-span-2"
        rows={18}
        spellCheck={false}
        {...(letters !== null && { maxLength: letters })}
        {...given}
      />
    )
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
