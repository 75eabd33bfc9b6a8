import type { CartNotice } from '@pasar/domain/cart/cart'
import { useT } from '../../../i18n/provider'
import { Notice } from '../../../ui/notice'
import { noticeWords } from '../client/notice-words'

/** What changed since the buyer last looked, in words. */
export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
  const t = useT()
  if (notices.length === 0) return null
  return (
    <Notice tone="warning" title={t('cart.changed')} live>
      <ul className="list-disc space-y-1 pl-4">
        {notices.map((notice) => {
          const { text, values } = noticeWords(notice)
          return <li key={`${notice.kind}${notice.variantId}`}>{t(text, values)}</li>
        })}
      </ul>
    </Notice>
  )
}
