import { OTHER_COURIER } from '@pasar/domain/shipping/couriers'
import { useT } from '../../../i18n/provider'
import type { Translate } from '../../../i18n/translate'

/** Who carries it; the sign of a number where nobody is known. */
export const nameCourier = (t: Translate, courier: string | null): string =>
  courier === null ? t('orders.tracking') : courier === OTHER_COURIER ? t('claims.otherCourier') : courier

/**
 * The couriers to choose from.
 * @param present who carries it so far, if anybody: also one that carries nothing new
 */
export const courierOptions = (t: Translate, names: readonly string[], present?: string | null) =>
  [...names, ...(present && !names.includes(present) ? [present] : [])].map((value) => ({
    value,
    label: nameCourier(t, value),
  }))

/** Leads to the courier's own page, where there is one that we know of, and says where that is. */
export function TrackingLink({ url }: { url: string | null }) {
  const t = useT()
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      <span>
        {t('orders.track')}
        <span className="sr-only"> ({t('orders.opensElsewhere')})</span>
        <span className="block text-sm font-normal break-all text-ink-soft">{new URL(url).host}</span>
      </span>
    </a>
  )
}
