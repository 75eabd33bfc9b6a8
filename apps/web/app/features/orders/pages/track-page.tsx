import type { TrackedOrder } from '@pasar/api'
import { DIGITAL_DELIVERY, isService } from '@pasar/domain/shipping/methods'
import { Form, useActionData } from '@remix-run/react'
import { useI18n } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { useMayShop } from '../../../lib/use-root'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { formatDay } from '../../platform/components/when'
import { PartList } from '../components/part-list'
import { lookOf, ORDER_LOOKS, StateBadge } from '../components/states'
import { nameCourier, TrackingLink } from '../components/tracking'
import type { action } from '../routes/track-order.server'

const NUMBER_EXAMPLE = 'PSR-7K2Q9M4X'

/** The state of an order, by its number and the email it was placed with. */
export function TrackPage() {
  const { t } = useI18n()
  const answer = useActionData<typeof action>()
  const failure = answer && 'failure' in answer ? answer.failure : undefined
  const tracked = answer && 'tracked' in answer ? answer.tracked : null
  const field = fieldMaker(t, failure)
  const mayShop = useMayShop()
  return (
    <div className="mx-auto max-w-wide px-4 py-6">
      <h1 className="text-xl font-extrabold tracking-tight">{t('track.title')}</h1>
      <p className="mt-1 mb-4 text-ink-soft">{t('track.lead')}</p>
      {tracked !== null && <Tracked order={tracked} />}
      <Card as="section">
        <Form method="post" noValidate className="grid items-start gap-4 sm:grid-cols-2">
          <FormProblem failure={failure} className="sm:col-span-2" />
          <TextField
            label={t('track.number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={NUMBER_EXAMPLE}
            {...field('number')}
          />
          <TextField label={t('track.email')} type="email" autoComplete="email" {...field('email')} />
          <div className="sm:col-span-2">
            <Button type="submit" icon="search">
              {t('track.find')}
            </Button>
          </div>
        </Form>
      </Card>
      {mayShop && (
        <p className="mt-4">
          <TextLink to="/orders/user" className="inline-flex min-h-11 items-center">
            {t('track.details')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

function Tracked({ order }: { order: TrackedOrder }) {
  const { t, tag } = useI18n()
  return (
    <section aria-live="polite" className="mb-6 space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-bold">{t('track.order', { number: order.number })}</h2>
        <StateBadge look={ORDER_LOOKS[order.state]} />
        <p className="text-sm text-ink-soft sm:ml-auto">
          {t('track.placed', { time: formatDay(tag, order.placedAt) })}
        </p>
      </div>
      <ul className="space-y-4">
        {order.parcels.map((parcel) => (
          <TrackedParcel key={parcel.id} parcel={parcel} />
        ))}
      </ul>
    </section>
  )
}

function TrackedParcel({ parcel }: { parcel: TrackedOrder['parcels'][number] }) {
  const { t, tag } = useI18n()
  const { storeName, state, courier, trackingNumber, shippedAt, deliveredAt, shippingMethod } = parcel
  const { parts, restPieces, dueAt } = parcel
  const isDigital = shippingMethod === DIGITAL_DELIVERY
  const isParcel = !isDigital && !isService(parcel)
  return (
    <Card as="li" titleLevel={3} title={storeName} action={<StateBadge look={lookOf(parcel)} />}>
      {isParcel && parts.length === 0 && shippedAt !== null && (
        <p>{t('track.shippedOn', { time: formatDay(tag, shippedAt) })}</p>
      )}
      {isParcel && deliveredAt !== null && (
        <p>{t('track.deliveredOn', { time: formatDay(tag, deliveredAt) })}</p>
      )}
      {parts.length > 0 && (
        <div className="mt-2">
          <PartList parts={parts} />
        </div>
      )}
      {restPieces > 0 && dueAt !== null && (
        <p className="mt-2">{t('parts.toCome', { count: restPieces, time: formatDay(tag, dueAt) })}</p>
      )}
      {parts.length === 0 && trackingNumber !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <span>
            {nameCourier(t, courier)}:{' '}
            <span className="font-semibold break-all tabular-nums">{trackingNumber}</span>
          </span>
          <TrackingLink url={parcel.trackingUrl} />
        </p>
      )}
      {isDigital && <p className="text-ink-soft">{t('track.digital')}</p>}
      {isParcel && state === 'to_ship' && <p className="text-ink-soft">{t('track.notYet')}</p>}
      {!isDigital && state === 'awaiting_payment' && (
        <p className="text-ink-soft">{t('orders.payUntilText')}</p>
      )}
    </Card>
  )
}
