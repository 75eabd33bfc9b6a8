import { type Courier, OTHER_COURIER } from '@pasar/domain/shipping/couriers'
import { useT } from '../../../i18n/provider'
import type { fieldMaker } from '../../../lib/forms/failure'
import type { FormValues } from '../../../lib/forms/form-values'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextField } from '../../../ui/forms/field'

const NEW: Courier = { id: 'new', name: '', track: null, numbers: '', isOn: true }

/** The couriers in their order, and a row for one more. */
export function CourierFields({
  couriers,
  isFull,
  field,
  typed,
}: {
  couriers: readonly Courier[]
  /** No more fit in. */
  isFull: boolean
  field: ReturnType<typeof fieldMaker>
  /** What the form has sent; undefined while it has sent nothing. */
  typed: FormValues | undefined
}) {
  const t = useT()
  return (
    <>
      <div className="space-y-1 text-sm text-ink-soft">
        <p>{t('marketSettings.courierHint', { place: '{number}' })}</p>
        <p>{t('marketSettings.courierNumbersHint')}</p>
      </div>
      <ul className="divide-y divide-line">
        {[...couriers, ...(isFull ? [] : [NEW])].map((courier, at) => (
          <li key={courier.id} className="py-5 first:pt-0">
            <CourierRow
              courier={courier}
              position={courier.id === NEW.id ? '' : String(at + 1)}
              field={field}
              typed={typed}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function CourierRow({
  courier: { id, name, track, numbers, isOn },
  position,
  field,
  typed,
}: {
  courier: Courier
  position: string
  field: ReturnType<typeof fieldMaker>
  typed: FormValues | undefined
}) {
  const t = useT()
  const isOther = id === OTHER_COURIER
  const title = id === NEW.id ? t('marketSettings.courierAdd') : isOther ? t('claims.otherCourier') : name
  const make = (part: string, stored: string) => {
    const { defaultValue = stored, ...rest } = field(`courier-${id}-${part}`)
    return { ...rest, defaultValue, autoComplete: 'off' }
  }
  const on = `courier-${id}-on`
  // One that another admin has added meanwhile was not in the form that was sent.
  const wasShown = typed?.[`courier-${id}-position`] !== undefined
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem]">
      <legend className="mb-2 font-bold wrap-anywhere">{title}</legend>
      {isOther ? (
        <p className="text-sm text-ink-soft sm:col-span-2">{t('marketSettings.courierOtherHint')}</p>
      ) : (
        <>
          <TextField label={t('marketSettings.courierName')} maxLength={40} {...make('name', name)} />
          <TextField
            label={t('marketSettings.courierNumbers')}
            maxLength={200}
            {...make('numbers', numbers)}
          />
        </>
      )}
      <TextField
        label={t('marketSettings.courierPosition')}
        inputMode="numeric"
        maxLength={2}
        {...make('position', position)}
      />
      {!isOther && (
        <TextField
          className="sm:col-span-3"
          label={t('marketSettings.courierTrack')}
          inputMode="url"
          maxLength={300}
          {...make('track', track ?? '')}
        />
      )}
      <Checkbox
        className="sm:col-span-3"
        label={t('marketSettings.courierIsOn')}
        name={on}
        value="on"
        defaultChecked={wasShown ? typed?.[on] === 'on' : isOn}
        error={field(on).error ?? null}
      />
    </fieldset>
  )
}
