import { LANGUAGES } from '@pasar/domain'
import { ORDER_STATES, PARCEL_STATES } from '@pasar/domain/orders/states'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { collectTexts } from '../../../i18n/page-texts.server'
import { I18nProvider } from '../../../i18n/provider'
import { Timeline } from '../../orders/components/timeline'
import { STAFF_EVENTS } from './order-events'

const OTHERS = [
  ...['changed', 'address_changed', 'note_changed', 'pieces_refunded', 'tracking_changed', 'part_shipped'],
  ...['rest_refunded', 'date_wished', 'date_proposed', 'date_moved', 'date_kept', 'claim_offered'],
  ...['claim_return_asked', 'claim_refused', 'claim_returning', 'claim_escalated', 'claim_settled'],
  ...['claim_decided', 'claim_withdrawn', 'claim_lapsed'],
]
const PARCELS = ['Courier', 'Appointment'].map((shippingMethod) => ({
  id: `par_${shippingMethod}`,
  storeName: 'Kedai Kopi',
  state: 'to_ship' as const,
  shippingMethod,
}))
const entry = (to: string, parcelId: string | null) => ({
  id: `${to} ${parcelId}`,
  from: null,
  to,
  note: '',
  actor: 'buyer' as const,
  at: 1,
  parcelId,
})
const HISTORY = [
  ...ORDER_STATES.map((to) => entry(to, null)),
  ...PARCELS.flatMap(({ id }) => [...PARCEL_STATES, ...OTHERS].map((to) => entry(to, id))),
]

it.each(LANGUAGES)(
  'the history of an order says to staff in %s who did what, and never "you"',
  (language) => {
    const { find } = collectTexts(language)
    const write = (instead?: typeof STAFF_EVENTS) =>
      renderToStaticMarkup(
        <I18nProvider language={language} find={find}>
          <Timeline history={HISTORY} parcels={PARCELS} instead={instead} />
        </I18nProvider>,
      )
    const you = /\b(you|your|anda)\b|您/i
    expect(write()).toMatch(you)
    expect(write(STAFF_EVENTS)).not.toMatch(you)
    expect(write(STAFF_EVENTS)).toContain('Kedai Kopi')
  },
)
