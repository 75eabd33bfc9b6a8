import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { TextLink } from '../../../ui/text-link'
import { ItemPicture } from '../../checkout/components/item-picture'
import { When } from '../../platform/components/when'
import type { PurchaseLine } from '../server/user-items.server'
import { FileList } from './file-list'
import { lookOf, StateBadge } from './states'

/** Something that was bought: when, in which order, how far it is, and its files. */
export function PurchaseRow({ line }: { line: PurchaseLine }) {
  const t = useT()
  const { title, variantName, slug, quantity, unitPrice, orderId, orderNumber, parcelState } = line
  return (
    <li className="rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex flex-wrap gap-3 sm:gap-4">
        <ItemPicture imageKey={line.imageKey} className="sm:size-20" />
        <div className="min-w-0 grow basis-36">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h2 className="min-w-0 font-semibold">
              {slug === '' ? (
                title
              ) : (
                <TextLink plain to={linkTo('/item/:slug', { slug })}>
                  {title}
                </TextLink>
              )}
            </h2>
            <StateBadge look={lookOf({ ...line, state: parcelState })} />
          </div>
          <p className="text-sm text-ink-soft">{[variantName, line.storeName].filter(Boolean).join(' · ')}</p>
          <p className="text-sm tabular-nums">
            {quantity} × {formatRm(unitPrice)}
          </p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-sm text-ink-soft">
              {t('purchases.boughtOn')} <When at={line.placedAt} hasClock={false} /> ·{' '}
              <TextLink
                to={linkTo('/orders/user/:orderId', { orderId })}
                className="-my-2 inline-flex min-h-11 items-center"
              >
                {t('purchases.order', { number: orderNumber })}
              </TextLink>
            </p>
            {slug !== '' && (
              <ButtonLink
                to={linkTo('/item/:slug', { slug })}
                variant="secondary"
                size="small"
                aria-label={`${t('purchases.again')}: ${title}`}
              >
                {t('purchases.again')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {line.mayDownload !== null && (
        <div className="mt-3">
          <FileList files={line.files} isOpen={line.mayDownload} />
        </div>
      )}
    </li>
  )
}
