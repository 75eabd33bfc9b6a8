import { useT } from '../../i18n/provider'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { SectionHeading } from '../../ui/section-heading'
import { WishRow } from './wish-row'
import type { WishView } from './wish-view'

/** What the member has kept, the newest first. */
export function WishlistPage({ wishes }: { wishes: readonly WishView[] }) {
  const t = useT()
  return (
    <div className="page-width py-6">
      <SectionHeading titleLevel={1} title={t('wishlist.title')}>
        {wishes.length > 0 ? t('wishlist.count', { count: wishes.length }) : undefined}
      </SectionHeading>
      {wishes.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('wishlist.empty')}
          action={
            <>
              <ButtonLink to="/shop/trending">{t('wishlist.seeTrending')}</ButtonLink>
              <ButtonLink to="/categories" variant="secondary" icon="grid">
                {t('site.categories')}
              </ButtonLink>
            </>
          }
        >
          {t('wishlist.emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {wishes.map((wish) => (
            <WishRow key={wish.id} wish={wish} />
          ))}
        </ul>
      )}
    </div>
  )
}
