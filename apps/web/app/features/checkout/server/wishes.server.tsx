import { appointmentDays, DAY_PARTS, type Language, type Quote } from '@pasar/domain'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'
import type { FormFailure } from '../../../lib/forms/forms.server'
import { renderStatic } from '../../../lib/page/render-static.server'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Step } from '../components/step'

const DAY = 'wishDay-'
const PART = 'wishPart-'

const PARTS = {
  any: 'services.partAny',
  morning: 'services.partMorning',
  afternoon: 'services.partAfternoon',
  evening: 'services.partEvening',
} as const

type Item = Quote['parcels'][number]['lines'][number]['item']

const servicesOf = ({ parcels }: Pick<Quote, 'parcels'>): Item[] =>
  parcels.flatMap(({ lines }) => lines.map(({ item }) => item).filter(({ servicePlace }) => servicePlace))

/** The dates that were typed for services, by variant; a date that was left out comes later. */
export const readWishes = (values: FormValues) =>
  Object.entries(values).flatMap(([name, day = '']) => {
    if (!name.startsWith(DAY) || day === '') return []
    const variantId = name.slice(DAY.length)
    return [{ variantId, day, part: values[`${PART}${variantId}`] ?? 'any' }]
  })

/**
 * Asks for the dates that suit the buyer of services, as HTML: no script follows these fields. Empty when there are none.
 */
export function renderWishes(
  language: Language,
  quote: Quote,
  values: FormValues,
  failure: FormFailure | undefined,
  now: number,
): string {
  const services = servicesOf(quote)
  if (services.length === 0) return ''
  return renderStatic(language, <Wishes services={services} values={values} failure={failure} now={now} />)
}

function Wishes({
  services,
  values,
  failure,
  now,
}: {
  services: readonly Item[]
  values: FormValues
  failure: FormFailure | undefined
  now: number
}) {
  const t = useT()
  const field = fieldMaker(t, failure, values)
  const { first, last } = appointmentDays(now)
  const options = DAY_PARTS.map((value) => ({ value, label: t(PARTS[value]) }))
  return (
    <Step title={t('services.wishTitle')}>
      <Card>
        <div className="space-y-5">
          <p className="text-sm text-ink-soft">{t('services.wishText')}</p>
          {services.map(({ variantId, name }) => (
            <fieldset key={variantId} className="grid items-start gap-4 sm:grid-cols-2">
              <legend className="mb-2 font-semibold">{name}</legend>
              <TextField
                id={`${DAY}${variantId}`}
                label={t('services.day')}
                note={t('services.optional')}
                type="date"
                min={first}
                max={last}
                {...field(`${DAY}${variantId}`)}
              />
              <Select
                id={`${PART}${variantId}`}
                label={t('services.part')}
                options={options}
                {...field(`${PART}${variantId}`)}
              />
            </fieldset>
          ))}
        </div>
      </Card>
    </Step>
  )
}
