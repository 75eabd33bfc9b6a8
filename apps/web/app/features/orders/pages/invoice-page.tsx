import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../i18n/provider'
import { useHydrated } from '../../../lib/use-hydrated'
import { useRoot } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { formatDay, When } from '../../platform/components/when'
import { ParcelInvoiceView } from '../components/parcel-invoice'
import type { loader } from '../routes/invoice.server'

/** An invoice as it is printed: on paper nothing but the sheet is left. */
export function InvoicePage() {
  const t = useT()
  const { view } = useLoaderData<typeof loader>()
  const appName = useRoot()?.appName ?? ''
  const { operator } = view
  const path = linkTo('/orders/user/:orderId', { orderId: view.orderId })
  return (
    <div className="mx-auto max-w-[56rem] px-4 py-4 print:max-w-none print:p-0">
      <div className="mb-4 flex flex-wrap gap-2 print:hidden">
        <ButtonLink to={path} variant="quiet" icon="arrow-left">
          {t('invoice.back')}
        </ButtonLink>
        <div className="ml-auto flex flex-wrap gap-2">
          <ButtonLink to="/user-profile/tax" variant="quiet">
            {t('taxDetails.invoiceLink')}
          </ButtonLink>
          <PrintButton />
          <ButtonLink
            to={linkTo('/orders/user/:orderId/invoice.pdf', { orderId: view.orderId })}
            reloadDocument
            icon="download"
          >
            {t('invoice.pdf')}
          </ButtonLink>
        </div>
      </div>
      <article className="rounded-card border border-line bg-surface p-4 sm:p-8 print:border-0 print:p-0">
        <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-jade pb-3">
          <p className="text-xl font-extrabold text-jade">{appName}</p>
          <div className="text-right">
            <h1 className="text-xl font-extrabold">{t('invoice.title')}</h1>
            <p className="text-sm">{t('invoice.order', { number: view.number })}</p>
          </div>
        </header>
        <div className="my-4 grid gap-4 sm:grid-cols-2 print:grid-cols-2">
          <Block title={t('invoice.operator')}>
            <p className="font-semibold">{operator.name}</p>
            {operator.registration !== '' && (
              <p>{t('invoice.registration', { number: operator.registration })}</p>
            )}
            <p>{operator.address}</p>
            <p>{[operator.email, operator.phone].filter(Boolean).join(' · ')}</p>
          </Block>
          <Block title={t('invoice.buyer')}>
            {view.buyer.map((line, index) => (
              <p key={line} className={index === 0 ? 'font-semibold' : 'break-words'}>
                {line}
              </p>
            ))}
          </Block>
          <Block title={t('invoice.date')}>
            <p className="font-semibold">
              <When at={view.paidAt} hasClock={false} />
            </p>
          </Block>
          <Block title={t('invoice.paidWith')}>
            <p className="font-semibold">{view.paidWithText}</p>
          </Block>
        </div>
        {view.parcels.map((parcel) => (
          <ParcelInvoiceView key={parcel.number} parcel={parcel} />
        ))}
        <InvoiceEnd />
      </article>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 text-sm">
      <h2 className="text-xs text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}

/** Only scripts can ask for it; without them the browser's own menu prints the page. */
function PrintButton() {
  const t = useT()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      {t('invoice.print')}
    </Button>
  )
}

function InvoiceEnd() {
  const { t, tag } = useI18n()
  const { view } = useLoaderData<typeof loader>()
  return (
    <footer className="break-inside-avoid border-t-2 border-jade pt-3">
      <dl className="tabular-nums">
        <div className="flex justify-between gap-4 text-lg font-bold">
          <dt>{t('invoice.total')}</dt>
          <dd>{formatRm(view.total)}</dd>
        </div>
        {view.credits.map(({ number, amount, at, isDone }) => (
          <div key={number} className="mt-1 flex justify-between gap-4 text-sm">
            <dt>
              {t('invoice.credit', { number, date: formatDay(tag, at) })}
              {!isDone && ` · ${t('invoice.creditPending')}`}
            </dt>
            <dd className="whitespace-nowrap">{formatRm(-amount)}</dd>
          </div>
        ))}
        {view.credits.length > 0 && (
          <div className="mt-1 flex justify-between gap-4 font-bold">
            <dt>{t('invoice.net')}</dt>
            <dd>{formatRm(view.net)}</dd>
          </div>
        )}
      </dl>
      <div className="mt-4 space-y-1 text-xs text-ink-soft">
        <p>{t('invoice.operatorNote', { name: view.operator.name })}</p>
        <p>{t('invoice.inRinggit')}</p>
        <p>{t('invoice.computer')}</p>
      </div>
    </footer>
  )
}
