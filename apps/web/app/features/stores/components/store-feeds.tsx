import { useT } from '../../../i18n/provider'
import { useHydrated } from '../../../lib/use-hydrated'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { showToast } from '../../../ui/overlays/toast-store'

/** Addresses of the feeds of a store. They are links; where scripts run a button copies each. */
export function StoreFeeds({ feeds }: { feeds: { google: string; meta: string } }) {
  const t = useT()
  return (
    <Card as="section" title={t('feeds.title')}>
      <p className="text-sm text-ink-soft">{t('feeds.lead')}</p>
      <dl className="mt-4 space-y-4">
        <Feed name={t('feeds.google')} address={feeds.google} />
        <Feed name={t('feeds.meta')} address={feeds.meta} />
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{t('feeds.which')}</p>
    </Card>
  )
}

function Feed({ name, address }: { name: string; address: string }) {
  const t = useT()
  const isHydrated = useHydrated()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ tone: 'success', title: t('feeds.copied') })
    } catch {
      // Not allowed, or the market is not served by https.
      showToast({ tone: 'error', title: t('feeds.notCopied') })
    }
  }
  return (
    <div>
      <dt className="text-sm font-medium">{name}</dt>
      <dd className="mt-1 space-y-2">
        <a href={address} className="block text-sm wrap-anywhere text-jade underline">
          {address}
        </a>
        {isHydrated && (
          <Button variant="secondary" size="small" onClick={copy} aria-label={t('feeds.copyOf', { name })}>
            {t('feeds.copy')}
          </Button>
        )}
      </dd>
    </div>
  )
}
