import type { InvoiceView } from '@pasar/api'
import { formatRm } from '@pasar/domain/kernel/format'
import { isService } from '@pasar/domain/shipping/methods'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { cx } from '../../../ui/cx'
import { nameMethod } from '../../checkout/client/shipping-words'

type Parcel = InvoiceView['parcels'][number]

/** What one seller of an order invoices. */
export function ParcelInvoiceView({ parcel }: { parcel: Parcel }) {
  const t = useT()
  return (
    <section className="mb-6">
      <h2 className="bg-sunken px-3 py-1.5 font-bold break-words">
        {t('invoice.number', { number: parcel.number })}
      </h2>
      <SupplierView parcel={parcel} />
      <LineTable parcel={parcel} />
      <Sums parcel={parcel} />
    </section>
  )
}

function SupplierView({ parcel: { supplier, storeName } }: { parcel: Parcel }) {
  const t = useT()
  return (
    <div className="my-2 text-sm">
      <p className="text-xs text-ink-soft">{t('invoice.supplier')}</p>
      <p className="font-semibold">{supplier?.name ?? storeName}</p>
      <div className="text-xs text-ink-soft">
        <p>{t('invoice.store', { name: storeName })}</p>
        {supplier === null ? (
          <p>
            {t('invoice.untold')} {t('invoice.noSst')}
          </p>
        ) : (
          <>
            <p>
              {supplier.registration !== '' &&
                `${t('invoice.registration', { number: supplier.registration })} · `}
              {supplier.sstNumber === null
                ? t('invoice.noSst')
                : t('invoice.sstNumber', { number: supplier.sstNumber })}
            </p>
            <p>{supplier.address}</p>
            <p className="break-words">{[supplier.email, supplier.phone].filter(Boolean).join(' · ')}</p>
          </>
        )}
      </div>
    </div>
  )
}

const HEAD = 'border-b border-line py-1 text-xs font-normal text-ink-soft'
const CELL = 'border-b border-line py-1.5 align-top'
const FIGURE = 'pl-2 text-right whitespace-nowrap tabular-nums'
/** On a phone the smaller columns are below the name. */
const WIDE = 'hidden sm:table-cell print:table-cell'

function LineTable({ parcel }: { parcel: Parcel }) {
  const t = useT()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('invoice.number', { number: parcel.number })}</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(HEAD, 'text-left')}>
            {t('invoice.item')}
          </th>
          <th scope="col" className={cx(HEAD, FIGURE)}>
            {t('invoice.quantity')}
          </th>
          <th scope="col" className={cx(HEAD, FIGURE, WIDE)}>
            {t('invoice.unitPrice')}
          </th>
          <th scope="col" className={cx(HEAD, FIGURE, WIDE)}>
            {t('invoice.discount')}
          </th>
          <th scope="col" className={cx(HEAD, FIGURE)}>
            {t('invoice.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parcel.lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function LineRow({ line }: { line: Parcel['lines'][number] }) {
  const t = useT()
  const discount = line.sellerDiscount + line.platformDiscount
  return (
    <tr className="break-inside-avoid">
      <td className={cx(CELL, 'min-w-0 [overflow-wrap:anywhere]')}>
        {line.title}
        {line.variantName !== '' && ` (${line.variantName})`}
        <span className="block text-xs text-ink-soft tabular-nums sm:hidden print:hidden">
          {t('invoice.unitPrice')} {formatRm(line.unitPrice)}
          {discount > 0 && ` · ${t('invoice.discount')} ${formatRm(-discount)}`}
        </span>
      </td>
      <td className={cx(CELL, FIGURE)}>{line.quantity}</td>
      <td className={cx(CELL, FIGURE, WIDE)}>{formatRm(line.unitPrice)}</td>
      <td className={cx(CELL, FIGURE, WIDE)}>{discount === 0 ? '–' : formatRm(-discount)}</td>
      <td className={cx(CELL, FIGURE)}>{formatRm(line.total)}</td>
    </tr>
  )
}

function Sums({ parcel }: { parcel: Parcel }) {
  const t = useT()
  const name = useRoot()?.appName ?? ''
  const method = nameMethod(t, parcel.shippingMethod)
  const rows = [
    { label: t('invoice.items'), amount: parcel.items, always: true },
    { label: t('invoice.bySeller'), amount: -parcel.sellerDiscount },
    { label: t('invoice.byPlatform', { name }), amount: -parcel.platformDiscount },
    { label: t('invoice.shipping', { method }), amount: parcel.shipping, always: !isService(parcel) },
    { label: t('invoice.shippingBySeller'), amount: -parcel.shippingSellerDiscount },
    { label: t('invoice.shippingByPlatform', { name }), amount: -parcel.shippingPlatformDiscount },
  ]
  return (
    <dl className="mt-2 ml-auto w-fit break-inside-avoid space-y-0.5 text-sm tabular-nums">
      {rows
        .filter(({ amount, always }) => always || amount !== 0)
        .map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-6">
            <dt>{label}</dt>
            <dd>{formatRm(amount)}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-6 border-t border-line pt-1 font-bold">
        <dt>{t('invoice.parcelTotal')}</dt>
        <dd>{formatRm(parcel.total)}</dd>
      </div>
      {parcel.sst && (
        <div className="flex justify-between gap-6 text-ink-soft">
          <dt>{t('invoice.sst', { rate: parcel.sst.bps / 100 })}</dt>
          <dd>{formatRm(parcel.sst.amount)}</dd>
        </div>
      )}
    </dl>
  )
}
