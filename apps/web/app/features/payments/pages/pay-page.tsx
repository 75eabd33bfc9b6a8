import { linkTo } from '@pasar/domain/access/link-to'
import { formatAmount } from '@pasar/domain/kernel/format'
import { useActionData, useLoaderData, useNavigationType, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useI18n } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Html } from '../../../ui/html'
import { Lattice } from '../../../ui/lattice'
import { Price } from '../../../ui/price'
import { useCartAfterOrder } from '../../cart/client/use-cart-after-order'
import { FormProblem } from '../../platform/components/form-problem'
import { formatClock } from '../../platform/components/when'
import { MessagePage } from '../../platform/pages/message-page'
import { CardForm, CodeForm } from '../components/card-form'
import { TestCards } from '../components/test-cards'
import type { action, loader } from '../routes/pay.server'

/** The card page of the demonstration provider. */
export function PayPage() {
  const { t, tag } = useI18n()
  const { page, marks } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const [params] = useSearchParams()
  useCartAfterOrder()
  // The checkout's form keeps its place on its page; this page begins at its top.
  const [wasLedHere] = useState(useNavigationType() !== 'POP')
  useEffect(() => {
    if (wasLedHere) window.scrollTo(0, 0)
  }, [wasLedHere])

  if (!page.isPayable) return <NotPayable orderId={page.orderId} />

  const minutes = Math.floor((page.expiresAt - page.now) / 60_000)
  const time = formatClock(tag, page.expiresAt)
  const timeLeft = minutes < 1 ? t('pay.almostUp', { time }) : t('pay.minutesLeft', { count: minutes, time })
  const wantsCode = page.state === 'needs_code' && page.testCode !== null && !params.has('card')
  return (
    <div className="relative isolate overflow-clip px-4 py-8">
      <Lattice className="-z-10 text-kunyit opacity-20 mask-b-from-0% mask-b-to-80%" />
      <div className="mx-auto max-w-dialog space-y-4">
        <Card edge>
          <h1 className="text-lg font-bold">{t(wantsCode ? 'pay.codeTitle' : 'pay.title')}</h1>
          <p className="text-sm text-ink-soft">{t('pay.order', { number: page.orderNumber })}</p>
          <Price
            className="mt-3"
            size="large"
            currency="RM"
            amount={formatAmount(page.amount)}
            note={timeLeft}
          />
          <Html html={marks} className="mt-4" />
          <hr className="my-5 border-line" />
          <FormProblem failure={failure} className="mb-4" />
          {wantsCode ? (
            <CodeForm page={page} failure={failure} />
          ) : (
            <CardForm page={page} failure={failure} />
          )}
        </Card>
        <TestCards />
      </div>
    </div>
  )
}

/** Changed, expired, cancelled or settled in another way: what that means and where to go. */
function NotPayable({ orderId }: { orderId: string }) {
  const { t } = useI18n()
  return (
    <MessagePage
      icon="clock"
      title={t('pay.oldTitle')}
      action={
        <>
          <ButtonLink to={linkTo('/orders/user/:orderId', { orderId })}>{t('pay.toOrder')}</ButtonLink>
          <ButtonLink to="/shop-now" variant="secondary">
            {t('cart.goShopping')}
          </ButtonLink>
        </>
      }
    >
      {t('pay.oldText')}
    </MessagePage>
  )
}
