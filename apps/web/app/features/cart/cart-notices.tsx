import type { CartNotice } from '@pasar/domain/cart'
import { formatRm } from '@pasar/domain/format'
import { useT } from '../../i18n/provider'
import type { Translate } from '../../i18n/translate'
import { Notice } from '../../ui/notice'

export function describeNotice(t: Translate, notice: CartNotice): string {
  const { name } = notice
  switch (notice.kind) {
    case 'reduced':
      return t('cart.noticeReduced', { name, from: notice.from, to: notice.to })
    case 'soldOut':
      return t('cart.noticeSoldOut', { name })
    case 'gone':
      return t('cart.noticeGone', { name })
    case 'price':
      return t('cart.noticePrice', { name, from: formatRm(notice.from), to: formatRm(notice.to) })
  }
}

/** What changed since the buyer last looked, in words. */
export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
  const t = useT()
  if (notices.length === 0) return null
  return (
    <Notice tone="warning" title={t('cart.changed')} live>
      <ul className="list-disc space-y-1 pl-4">
        {notices.map((notice) => (
          <li key={`${notice.kind}${notice.lineId}`}>{describeNotice(t, notice)}</li>
        ))}
      </ul>
    </Notice>
  )
}
