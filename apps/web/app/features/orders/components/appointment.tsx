import type { AppointmentView } from '@pasar/api'
import { Form } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import type { TextKey, Translate } from '../../../i18n/translate'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Icon } from '../../../ui/icon'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { formatDate, formatMoment } from '../../platform/components/when'

type Side = 'buyer' | 'seller'

const PARTS = {
  any: 'services.partAny',
  morning: 'services.partMorning',
  afternoon: 'services.partAfternoon',
  evening: 'services.partEvening',
} as const satisfies Record<NonNullable<AppointmentView['part']>, TextKey>

const partOptions = (t: Translate) =>
  Object.entries(PARTS).map(([value, text]) => ({ value, label: t(text) }))

const NOTES: Record<Side, Record<AppointmentView['state'], TextKey>> = {
  buyer: {
    open: 'services.chooseNext',
    wished: 'services.wishedByYou',
    proposed: 'services.proposedToYou',
    agreed: 'services.agreed',
  },
  seller: {
    open: 'services.openForSeller',
    wished: 'services.wishedOfYou',
    proposed: 'services.proposedByYou',
    agreed: 'services.agreed',
  },
}

const ASKED: Record<Side, AppointmentView['state']> = { buyer: 'proposed', seller: 'wished' }

function sayPlace(t: Translate, { place, area }: AppointmentView, side: Side): string {
  if (place === 'remote') return t('services.remote')
  if (place === 'buyer') return t(side === 'buyer' ? 'services.atYours' : 'services.atBuyers')
  return t(side === 'buyer' ? 'services.atSellers' : 'services.atOurs', { area })
}

/** When and where a service takes place, and what the reader can do about its date. */
export function Appointment({
  appointment,
  side,
  isOpen,
  isMovable,
  dueAt,
  days,
  failure,
}: {
  appointment: AppointmentView
  side: Side
  /** Whether a date can still be agreed. */
  isOpen: boolean
  /** Whether the agreed date can still be moved. */
  isMovable: boolean
  /** Until when, before it is cancelled. */
  dueAt: number | null
  days: { first: string; last: string }
  failure: Failure
}) {
  const { t, tag } = useI18n()
  const { parcelId, state, day, part, revision } = appointment
  const own = failure?.values.parcelId === parcelId ? failure : undefined
  const isAsked = state === ASKED[side]
  const form = (
    <NameDate appointment={appointment} side={side} days={days} failure={own} isFirst={day === null} />
  )
  return (
    <div className="space-y-3">
      {day !== null && part !== null && (
        <p className="flex items-center gap-2 text-lg font-bold">
          <Icon name="calendar" className="text-jade" />
          <span>
            {formatDate(tag, day)} · {t(PARTS[part])}
          </span>
        </p>
      )}
      <p className="text-sm text-ink-soft">{sayPlace(t, appointment, side)}</p>
      {(isOpen || state === 'agreed') && <p>{t(NOTES[side][state])}</p>}
      {isOpen && dueAt !== null && (
        <p className="text-sm text-ink-soft">
          {t(side === 'buyer' ? 'services.chooseText' : 'services.agreeBy', {
            time: formatMoment(tag, dueAt),
          })}
        </p>
      )}
      {isOpen && isAsked && (
        <Form method="post">
          <input type="hidden" name="parcelId" value={parcelId} />
          <input type="hidden" name="revision" value={revision} />
          <Button
            type="submit"
            name="intent"
            value={side === 'buyer' ? 'acceptDate' : 'confirmDate'}
            icon="check"
          >
            {t(side === 'buyer' ? 'services.accept' : 'services.confirm')}
          </Button>
        </Form>
      )}
      {isMovable && state === 'agreed' && (
        <>
          <Move appointment={appointment} side={side} />
          <Disclosure summary={t('serviceDates.move')} open={own !== undefined} className="border-t">
            <p className="mb-3 text-sm text-ink-soft">{t('serviceDates.moveHint')}</p>
            {form}
          </Disclosure>
        </>
      )}
      {isOpen &&
        (day === null ? (
          form
        ) : (
          <Disclosure summary={t('services.another')} open={own !== undefined} className="border-t">
            {form}
          </Disclosure>
        ))}
    </div>
  )
}

/** Another date that one side has proposed, and what the reader can answer. */
function Move({
  appointment: { parcelId, revision, move },
  side,
}: {
  appointment: AppointmentView
  side: Side
}) {
  const { t, tag } = useI18n()
  if (move === null) return null
  const date = `${formatDate(tag, move.day)} · ${t(PARTS[move.part])}`
  const isOwn = move.by === side
  const words = isOwn ? 'byYou' : move.by === 'buyer' ? 'wantsBuyer' : 'wantsSeller'
  return (
    <Form method="post" className="space-y-2">
      <p className="font-semibold">{t(`serviceDates.${words}`, { date })}</p>
      <input type="hidden" name="parcelId" value={parcelId} />
      <input type="hidden" name="revision" value={revision} />
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button
            type="submit"
            name="intent"
            value={side === 'buyer' ? 'acceptDate' : 'confirmDate'}
            icon="check"
          >
            {t('serviceDates.acceptMove')}
          </Button>
        )}
        <Button type="submit" name="intent" value="keepDate" variant="secondary">
          {t(isOwn ? 'serviceDates.withdraw' : 'serviceDates.keep')}
        </Button>
      </div>
    </Form>
  )
}

function NameDate({
  appointment: { parcelId, revision, day, part },
  side,
  days,
  failure,
  isFirst,
}: {
  appointment: AppointmentView
  side: Side
  days: { first: string; last: string }
  failure: Failure
  isFirst: boolean
}) {
  const { t } = useI18n()
  const field = fieldMaker(t, failure, { day: day ?? '', part: part ?? 'any' })
  const isBuyer = side === 'buyer'
  return (
    <Form key={revision} method="post" noValidate className="grid items-start gap-4 sm:grid-cols-2">
      <input type="hidden" name="parcelId" value={parcelId} />
      <input type="hidden" name="revision" value={revision} />
      <TextField label={t('services.day')} type="date" min={days.first} max={days.last} {...field('day')} />
      <Select label={t('services.part')} options={partOptions(t)} {...field('part')} />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          name="intent"
          value={isBuyer ? 'wishDate' : 'proposeDate'}
          icon="calendar"
          variant={isFirst && isBuyer ? 'primary' : 'secondary'}
        >
          {t(isBuyer ? 'services.wish' : 'services.propose')}
        </Button>
      </div>
    </Form>
  )
}
