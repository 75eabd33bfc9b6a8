import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { isService } from '@pasar/domain/shipping/methods'
import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Icon, type IconName } from '../../../ui/icon'
import { Lattice, LatticeEdge } from '../../../ui/lattice'
import { useCartAfterOrder } from '../../cart/client/use-cart-after-order'
import { OrderSum } from '../components/order-sum'
import { OrderedLine } from '../components/ordered-line'
import type { loader } from '../routes/order-success.server'

const NEXT_STEPS: readonly [IconName, TextKey][] = [
  ['box', 'orders.nextPack'],
  ['truck', 'orders.nextShip'],
  ['shield', 'orders.nextReceive'],
]
const NEXT_DATE: readonly [IconName, TextKey][] = [['calendar', 'services.chooseNext']]
const NEXT_SERVICE: readonly [IconName, TextKey][] = [['calendar', 'services.wishedByYou']]
const NEXT_DIGITAL: readonly [IconName, TextKey][] = [['download', 'orders.nextDigital']]

/** Thanks for an order that is paid: what was bought, and what happens now. */
export function OrderSuccessPage() {
  const t = useT()
  const { order, parcels, coupons, name } = useLoaderData<typeof loader>()
  useCartAfterOrder()
  const lines = parcels.flatMap((parcel) => parcel.lines)
  const goods = parcels.filter((parcel) => !isService(parcel)).flatMap((parcel) => parcel.lines)
  const needsDate = parcels.some(({ appointment }) => appointment?.state === 'open')
  const steps = [
    ...(goods.length < lines.length ? (needsDate ? NEXT_DATE : NEXT_SERVICE) : []),
    ...(lines.some(({ isVirtual }) => isVirtual) ? NEXT_DIGITAL : []),
    ...(goods.every(({ isVirtual }) => isVirtual) ? [] : NEXT_STEPS),
  ]
  return (
    <>
      <div className="on-rimba relative isolate overflow-clip bg-rimba text-on-rimba">
        <Lattice className="-z-10 text-thread opacity-20" />
        <div className="mx-auto max-w-wide px-4 pt-10 pb-8 text-center">
          <span className="relative mx-auto mb-8 grid size-14 place-items-center text-on-kunyit">
            <span className="absolute inset-0 rotate-45 rounded-card bg-kunyit" />
            <Icon name="check" size={30} className="relative" />
          </span>
          <h1 className="text-xl font-extrabold">{t('orders.thanksName', { name })}</h1>
          <p className="mt-2">
            {t('orders.thanksText', { number: order.number, amount: formatRm(order.total) })}
          </p>
        </div>
        <LatticeEdge className="text-thread" />
      </div>
      <div className="mx-auto grid max-w-wide gap-4 px-4 py-6 md:grid-cols-2">
        <Card as="section" title={t('orders.bought')}>
          <ul className="-mt-3 divide-y divide-line">
            {lines.map((line) => (
              <OrderedLine key={line.id} line={line} />
            ))}
          </ul>
          <div className="border-t border-line pt-3">
            <OrderSum order={order} coupons={coupons} parcels={parcels} />
          </div>
        </Card>
        <Card as="section" title={t('orders.next')}>
          <ol className="space-y-3">
            {steps.map(([icon, text]) => (
              <li key={text} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 text-jade" />
                {t(text)}
              </li>
            ))}
          </ol>
          <div className="mt-5 grid gap-2">
            <ButtonLink
              to={linkTo('/orders/user/:orderId', { orderId: order.id })}
              icon={needsDate ? 'calendar' : 'box'}
            >
              {t(needsDate ? 'services.chooseTitle' : 'pay.toOrder')}
            </ButtonLink>
            {lines.some(({ isVirtual }) => isVirtual) && (
              <ButtonLink to="/user-items?tab=downloads" variant="secondary" icon="download">
                {t('purchases.downloads')}
              </ButtonLink>
            )}
            <ButtonLink
              to={linkTo('/orders/user/:orderId/invoice', { orderId: order.id })}
              variant="secondary"
            >
              {t('orders.invoice')}
            </ButtonLink>
            <ButtonLink to="/shop-now" variant="secondary">
              {t('cart.continue')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  )
}
