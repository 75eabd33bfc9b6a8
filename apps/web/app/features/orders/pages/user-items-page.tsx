import { useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { SortLinks } from '../../platform/components/lists/sort-links'
import { ENDING_FIRST, NEWEST_FIRST } from '../../platform/components/lists/sort-words'
import { WishRow } from '../../wishlist/components/wish-row'
import { linkToItems } from '../client/user-items-link'
import { NoAuctions } from '../components/no-auctions'
import { OfferRow } from '../components/offer-row'
import { OwnBids } from '../components/own-bids'
import { Purchases } from '../components/purchases'
import type { loader } from '../routes/user-items.server'
import type { UserItemTab } from '../server/user-items.server'

const TABS: readonly [UserItemTab, TextKey][] = [
  ['bought', 'purchases.bought'],
  ['downloads', 'purchases.downloads'],
  ['bids', 'purchases.bids'],
  ['won', 'purchases.won'],
  ['watching', 'purchases.watching'],
]

/** What a member has to do with items: those bought, with their files, and the auctions they take part in. */
export function UserItemsPage() {
  const t = useT()
  const { view, rows, q, sort, cursor } = useLoaderData<typeof loader>()
  const { tab, next } = view
  const isBought = tab === 'bought' || tab === 'downloads'
  const filter = { tab, q: isBought ? q : '', sort }
  return (
    <div className="mx-auto max-w-wide px-4 py-6">
      <h1 className="mb-3 text-xl font-extrabold tracking-tight">{t('purchases.title')}</h1>
      <TabLinks
        label={t('purchases.tabs')}
        className="mb-4"
        tabs={TABS.map(([name, text]) => ({
          // The search stays when the tab changes between these two.
          to: linkToItems({ tab: name, q: name === 'bought' || name === 'downloads' ? filter.q : '' }),
          label: t(text),
          current: name === tab,
        }))}
      />
      {rows > 0 && (
        <SortLinks
          sort={sort}
          words={tab === 'watching' ? ENDING_FIRST : NEWEST_FIRST}
          to={(other) => linkToItems({ ...filter, sort: other })}
        />
      )}
      <Shown from={linkToItems({ ...filter, cursor })} />
      <Pagination
        className="mt-6"
        label={t('purchases.pages')}
        previousTo={cursor === null ? null : linkToItems(filter)}
        previousLabel={t('purchases.firstPage')}
        nextTo={next === null ? null : linkToItems({ ...filter, cursor: next })}
        nextLabel={t('purchases.nextPage')}
      />
    </div>
  )
}

/** The list of the tab. @param from where its forms lead back to */
function Shown({ from }: { from: string }) {
  const { view, q, sort } = useLoaderData<typeof loader>()
  switch (view.tab) {
    case 'bids':
      return view.bids.length === 0 ? <NoAuctions tab="bids" /> : <OwnBids bids={view.bids} />
    case 'won':
      return view.offers.length === 0 ? (
        <NoAuctions tab="won" />
      ) : (
        <ul className="space-y-3">
          {view.offers.map((offer) => (
            <OfferRow key={offer.itemId} offer={offer} />
          ))}
        </ul>
      )
    case 'watching':
      return view.wishes.length === 0 ? (
        <NoAuctions tab="watching" />
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {view.wishes.map((wish) => (
            <WishRow key={wish.id} wish={wish} from={from} />
          ))}
        </ul>
      )
    default:
      return <Purchases lines={view.lines} q={q} sort={sort} tab={view.tab} />
  }
}
