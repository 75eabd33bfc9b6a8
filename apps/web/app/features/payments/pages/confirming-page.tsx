import { linkTo } from '@pasar/domain/access/link-to'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Lattice } from '../../../ui/lattice'
import { SpinnerMark } from '../../../ui/spinner'
import type { loader } from '../routes/payment-success.server'

const ASK_EVERY_MS = 2_000

/** Back from the provider before its word has come: asks again until the order is paid, with or without scripts. */
export function ConfirmingPage() {
  const t = useT()
  const { orderId, number } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <div className="relative isolate overflow-clip px-4 py-16 text-center">
      <noscript>
        <meta httpEquiv="refresh" content={String(ASK_EVERY_MS / 1_000)} />
      </noscript>
      <Lattice className="-z-10 text-kunyit opacity-20 mask-b-from-0% mask-b-to-80%" />
      <SpinnerMark size={56} className="mx-auto text-jade" />
      <h1 className="mt-6 text-xl font-bold">{t('pay.confirmingTitle')}</h1>
      <p className="mt-2 text-ink-soft" role="status">
        {t('pay.order', { number })}. {t('pay.confirmingText')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={linkTo('/payment-success', { order: orderId })} reloadDocument icon="refresh">
          {t('pay.confirmingAgain')}
        </ButtonLink>
        <ButtonLink to={linkTo('/orders/user/:orderId', { orderId })} variant="secondary">
          {t('pay.toOrder')}
        </ButtonLink>
      </div>
    </div>
  )
}
