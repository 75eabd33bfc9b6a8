import { linkTo } from '@pasar/domain/access/link-to'
import type { ReplySpeed } from '@pasar/domain/messaging/reply-times'
import { useT } from '../../../i18n/provider'
import { Variant } from '../../../lib/page/slots'
import { pictureSrcSet, pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { buttonClass } from '../../../ui/button-class'
import { Icon } from '../../../ui/icon'
import { Lattice } from '../../../ui/lattice'
import { DateText } from '../../platform/components/date-text'
import { AverageRating, writeStars } from '../../platform/components/items/average-rating'
import { HolidayNotice } from './holiday-notice'

export interface StoreHeadView {
  name: string
  description: string
  place: string
  logoKey: string | null
  bannerKey: string | null
  policies: string
  /** An amount, in words. */
  freeFrom: string | null
  holiday: { date: string; note: string; isHiding: boolean } | null
  id: string
  slug: string
  /** Sellers and staff follow no stores. */
  mayFollow: boolean
  isFollowing: boolean
  /** To the seller: messages are switched on. */
  mayWrite: boolean
  /** Average × 100. */
  rating: number
  reviews: number
  /** Null while there are too few questions for a rate. */
  answersPercent: number | null
  /** Null while there are too few messages to say. */
  replySpeed: ReplySpeed | null
  sellerName: string
  createdAt: number
}

/** The head of a store's page, with its details. No script has to do with it: the server sends it as HTML. */
export function StoreHead({ store }: { store: StoreHeadView }) {
  const t = useT()
  const { bannerKey, holiday, policies } = store
  return (
    <>
      {bannerKey !== null && (
        <img
          src={pictureUrl(bannerKey, 960)}
          srcSet={pictureSrcSet(bannerKey)}
          sizes="(min-width: 80rem) 76rem, 100vw"
          alt=""
          className="mb-3 aspect-4/1 w-full rounded-card bg-sunken object-cover"
        />
      )}
      <StallFront store={store} />
      {holiday && <HolidayNotice {...holiday} className="mt-3" />}
      {policies !== '' && (
        <details className="mt-3 rounded-card border border-line bg-surface px-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t('stores.storePolicies')}
          </summary>
          <p dir="auto" className="max-w-text pb-4 wrap-anywhere whitespace-pre-line">
            {policies}
          </p>
        </details>
      )}
    </>
  )
}

function StallFront({ store }: { store: StoreHeadView }) {
  const t = useT()
  return (
    <header className="on-rimba relative isolate overflow-clip rounded-card bg-rimba p-4 text-on-rimba sm:p-6">
      <Lattice className="-z-10 text-thread opacity-25 mask-l-from-0% mask-l-to-80%" />
      <div className="flex items-start gap-4 sm:items-center sm:gap-6">
        <Avatar
          name={store.name}
          src={store.logoKey === null ? undefined : pictureUrl(store.logoKey, 320)}
          size={88}
          className="ring-4 ring-thread"
        />
        <div className="min-w-0">
          <h1 className="text-xl font-extrabold tracking-tight">{store.name}</h1>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <li className="flex items-center gap-1">
              <Icon name="pin" size={16} />
              {store.place}
            </li>
            <li className="flex items-center gap-1">
              <Icon name="user" size={16} />
              {t('browse.storeBy', { name: store.sellerName })}
            </li>
            <li className="flex items-center gap-1">
              <Icon name="calendar" size={16} />
              <span>
                {t('browse.storeSince')} <DateText time={store.createdAt} />
              </span>
            </li>
            {store.reviews > 0 && (
              <li>
                <AverageRating rating={store.rating} count={store.reviews} compact>
                  <span className="text-on-rimba">{`${writeStars(store.rating)} (${store.reviews})`}</span>
                </AverageRating>
              </li>
            )}
            {store.answersPercent !== null && (
              <li className="flex items-center gap-1">
                <Icon name="chat" size={16} />
                {t('follow.answers', { percent: store.answersPercent })}
              </li>
            )}
            {store.replySpeed !== null && (
              <li className="flex items-center gap-1">
                <Icon name="clock" size={16} />
                {t(`follow.speed_${store.replySpeed}`)}
              </li>
            )}
            {store.freeFrom !== null && (
              <li className="flex items-center gap-1">
                <Icon name="truck" size={16} />
                {t('stores.freeShipping', { amount: store.freeFrom })}
              </li>
            )}
          </ul>
          {store.description !== '' && <p className="mt-3 max-w-text max-sm:hidden">{store.description}</p>}
          {store.mayFollow && (
            <form
              method="post"
              action={linkTo('/store/:id/follow', { id: store.slug })}
              className="mt-3 flex flex-wrap gap-2"
            >
              <Variant
                name={`follows-${store.id}`}
                is={store.isFollowing}
                no={
                  <Button type="submit" size="small" variant="secondary" icon="bell">
                    {t('follow.begin')}
                  </Button>
                }
                yes={
                  <a
                    href={linkTo('/store/:id/follow', { id: store.slug })}
                    className={buttonClass({ size: 'small', variant: 'secondary' })}
                  >
                    <Icon name="check" />
                    {t('follow.following')}
                  </a>
                }
              />
              {store.mayWrite && (
                <a
                  href={linkTo('/messages/new/:kind/:id', { kind: 'store', id: store.id })}
                  className={buttonClass({ size: 'small', variant: 'secondary' })}
                >
                  <Icon name="chat" />
                  {t('follow.message')}
                </a>
              )}
            </form>
          )}
        </div>
      </div>
      {store.description !== '' && <p className="mt-3 sm:hidden">{store.description}</p>}
    </header>
  )
}
