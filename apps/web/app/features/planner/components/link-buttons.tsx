import { useT } from '../../../i18n/provider'
import { useHydrated } from '../../../lib/use-hydrated'
import { Button } from '../../../ui/button'

/** Copies the link of a list, or hands it to what the device shares with; without scripts the link stands beside them. */
export function LinkButtons({ title, url }: { title: string; url: string }) {
  const t = useT()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const hand = async (way: 'copyLink' | 'shareLink') => {
    const ways = await import('../../catalogue/client/share-link')
    await ways[way](title, url, t('planner.linkCopied'))
  }
  return (
    <>
      <Button variant="secondary" icon="link" onClick={() => hand('copyLink')}>
        {t('planner.copyLink')}
      </Button>
      {'share' in navigator && (
        <Button variant="secondary" icon="send" onClick={() => hand('shareLink')}>
          {t('planner.shareLink')}
        </Button>
      )}
    </>
  )
}
