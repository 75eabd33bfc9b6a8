import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import type { IconName } from '../../../ui/icon'

const WORDS: Record<'bids' | 'won' | 'watching', { icon: IconName; title: TextKey; text: TextKey }> = {
  bids: { icon: 'gavel', title: 'purchases.noBids', text: 'purchases.noBidsText' },
  won: { icon: 'gavel', title: 'purchases.noWon', text: 'purchases.noWonText' },
  watching: { icon: 'heart', title: 'purchases.noWatching', text: 'purchases.noWatchingText' },
}

/** A tab of auctions without any, and where there are some. */
export function NoAuctions({ tab }: { tab: keyof typeof WORDS }) {
  const t = useT()
  const { icon, title, text } = WORDS[tab]
  return (
    <EmptyState
      icon={icon}
      title={t(title)}
      action={
        <ButtonLink to="/shop-now?type=Auction&sort=endingSoon">{t('purchases.seeAuctions')}</ButtonLink>
      }
    >
      {t(text)}
    </EmptyState>
  )
}
