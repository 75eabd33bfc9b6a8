import type { ItemView } from '@pasar/api'
import { LANGUAGE_TAG, type Language, linkTo, malaysianFormat } from '@pasar/domain'
import type { ReactNode } from 'react'
import { renderStatic } from '../../../lib/page/render-static.server'
import type { Slots } from '../../../lib/page/slots'
import { QuestionsPreview } from '../../reviews/components/questions-preview'
import { ReviewsPreview } from '../../reviews/components/reviews-preview'
import { toShownQuestion } from '../../reviews/server/questions.server'
import { toShownReview } from '../../reviews/server/review-view.server'
import { ShippingNotes } from '../../shipping/components/shipping-notes'
import type { ShippingNote } from '../../shipping/server/shipping-note.server'
import { HolidayNotice } from '../components/holiday-notice'
import { ItemFactsList, StoreCard } from '../components/item-facts'
import { viewAttributes } from './attributes.server'
import { describeHoliday } from './holiday.server'
import { describePlace, nameCountry } from './place-names.server'

const monthFormat = malaysianFormat({ year: 'numeric', month: 'long' })

/**
 * Parts of an item's page that no script has to do with, as HTML: their code, their words and their data need
 * not be sent beside them. Links in them are plain ones.
 */
export function renderItemParts(
  language: Language,
  { item, reviews, questions, figures, files }: ItemView,
  shipping: ShippingNote,
  slots: Slots | null,
  {
    now,
    mayWrite,
    mayAsk,
    mayShop,
  }: { now: number /** To the seller. */; mayWrite: boolean; mayAsk: boolean; mayShop: boolean },
) {
  const render = (part: ReactNode): string => renderStatic(language, part, slots)
  const { store } = item
  const facts = { ...item, shipsFrom: nameCountry(language, item.shipsFrom) }
  const since = monthFormat(LANGUAGE_TAG[language]).format(store.createdAt)
  const isHiding = store.hidesItems && item.listingType === 'Fixed'
  // What is sent as a file is sent at once; the date of a service is agreed.
  const shipsFrom =
    !isHiding && (item.isVirtual || item.servicePlace)
      ? null
      : describeHoliday(language, store.holidayUntil, now)
  const place = describePlace(language, store.city, store.country)
  return {
    store: render(
      <StoreCard
        store={{ ...store, sellerName: item.seller.name, place, since, figures }}
        askPath={mayWrite ? linkTo('/messages/new/:kind/:id', { kind: 'item', id: item.id }) : null}
      />,
    ),
    shipping: render(
      <>
        {shipsFrom !== null && <HolidayNotice date={shipsFrom} isHiding={isHiding} className="mb-4" />}
        <ShippingNotes note={shipping} />
      </>,
    ),
    facts: render(
      <>
        <ItemFactsList item={facts} attributes={viewAttributes(language, item, mayShop)} files={files} />
        {/* Where scripts run, the page sends a note of its own. */}
        <noscript>
          <img src={linkTo('/recent', { seen: item.id })} alt="" width="1" height="1" className="absolute" />
        </noscript>
      </>,
    ),
    reviews: render(
      <ReviewsPreview
        slug={item.slug}
        rating={item.rating}
        total={item.reviews}
        reviews={reviews.map(toShownReview)}
      />,
    ),
    questions: render(
      <QuestionsPreview slug={item.slug} questions={questions.map(toShownQuestion)} mayAsk={mayAsk} />,
    ),
  }
}
