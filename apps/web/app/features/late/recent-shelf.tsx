import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '../../i18n/provider'
import type { CardView } from '../catalogue/card-view'
import { Shelf } from '../catalogue/shelf'
import { WishesOf } from '../wishlist/wishes'

type Found = { cards: CardView[]; wishes: string }

/** Nothing when it cannot be had: the page is whole without. */
async function fetchCards(slugs: readonly string[]): Promise<Found | null> {
  try {
    const answer = await fetch(`/recently-viewed?slugs=${slugs.join(',')}`)
    // Whoever is no longer signed in is led to the login page, which is no list of cards.
    return answer.ok && !answer.redirected ? await answer.json() : null
  } catch {
    return null
  }
}

/** What this member looked at before, as a shelf. */
export function RecentShelf({ place, slugs }: { place: HTMLElement; slugs: readonly string[] }) {
  const t = useT()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isGone = false
    void fetchCards(slugs).then((answer) => {
      if (!isGone) setFound(answer)
    })
    return () => {
      isGone = true
    }
  }, [slugs])
  if (!found) return null
  return createPortal(
    <WishesOf wishes={found.wishes}>
      <Shelf
        id="recent"
        title={t('finder.recentItems')}
        lead={t('finder.recentItemsLead')}
        cards={found.cards}
      />
    </WishesOf>,
    place,
  )
}
