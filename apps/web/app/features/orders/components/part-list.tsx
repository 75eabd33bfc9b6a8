import type { PartView } from '@pasar/api'
import type { ReactNode } from 'react'
import { useI18n } from '../../../i18n/provider'
import { formatDay } from '../../platform/components/when'
import { nameCourier, TrackingLink } from './tracking'

/** The parts in which a parcel was shipped so far, with their pieces; how many where those are not shown. */
export function PartList<Part extends PartView>({
  parts,
  children,
}: {
  parts: readonly Part[]
  /** What can be done with a part. */
  children?: (part: Part) => ReactNode
}) {
  const { t, tag } = useI18n()
  return (
    <ol className="space-y-3">
      {parts.map((part, index) => (
        <li key={part.id} className="rounded-control bg-laut-soft px-3 py-2">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{t('parts.part', { number: index + 1 })}</span>
            <span className="text-sm text-ink-soft">
              {t('track.shippedOn', { time: formatDay(tag, part.shippedAt) })}
            </span>
          </p>
          {part.lines.length === 0 ? (
            <p className="text-sm">{t('orders.pieces', { count: part.pieces })}</p>
          ) : (
            <ul className="text-sm">
              {part.lines.map(({ id, title, variantName, quantity }) => (
                <li key={id} className="break-words">
                  {quantity} × {title} {variantName}
                </li>
              ))}
            </ul>
          )}
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0">
              <span className="text-sm">{nameCourier(t, part.courier)}</span>{' '}
              <span className="font-semibold break-all tabular-nums">{part.trackingNumber}</span>
            </span>
            <TrackingLink url={part.trackingUrl} />
          </p>
          {children?.(part)}
        </li>
      ))}
    </ol>
  )
}
