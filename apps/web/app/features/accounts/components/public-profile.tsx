import type { PublicStore } from '@pasar/api'
import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_STARS } from '@pasar/domain/catalogue/facets'
import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { writeStars } from '../../platform/components/items/average-rating'
import { useTimeText } from './time-text'

/** What everybody sees of somebody who sells, with the ways to change it. */
export function PublicProfile({ stores }: { stores: readonly PublicStore[] }) {
  const t = useT()
  return (
    <Card as="section" title={t('publicProfile.public')}>
      <p className="mb-2 text-ink-soft">{t('publicProfile.publicText')}</p>
      {stores.length === 0 && <p className="mb-4">{t('publicProfile.noStores')}</p>}
      <ul className="divide-y divide-line">
        {stores.map((store) => (
          <Store key={store.id} store={store} />
        ))}
      </ul>
      {stores.length === 0 && <ButtonLink to="/add-store">{t('publicProfile.addStore')}</ButtonLink>}
    </Card>
  )
}

function Store({ store }: { store: PublicStore }) {
  const t = useT()
  const { id, name, slug, logoKey, createdAt, rating, reviews, isHidden } = store
  const { writeDay } = useTimeText()
  const link = 'inline-flex min-h-11 items-center'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Avatar name={name} src={logoKey === null ? undefined : pictureUrl(logoKey, 320)} size={48} />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft" suppressHydrationWarning>
          {t('publicProfile.since', { date: writeDay(createdAt) })} ·{' '}
          {reviews === 0
            ? t('publicProfile.unrated')
            : t('publicProfile.rated', { rating: writeStars(rating), most: MAX_STARS, count: reviews })}
        </p>
      </div>
      <div className="flex gap-4">
        {!isHidden && (
          <TextLink to={linkTo('/store/:id', { id: slug })} className={link}>
            {t('publicProfile.look')}
            <span className="sr-only">: {name}</span>
          </TextLink>
        )}
        <TextLink to={linkTo('/add-store', { store: id })} className={link}>
          {t('publicProfile.edit')}
          <span className="sr-only">: {name}</span>
        </TextLink>
      </div>
    </li>
  )
}
