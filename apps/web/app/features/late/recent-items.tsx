import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { loadTexts } from '../../i18n/texts'
import { useRoot } from '../../lib/use-root'
import { useLazyPart } from '../../ui/use-lazy-part'
import { readRemembered, remember } from './remembered'

const KEY = 'recentItems'
const KEPT = 12
/** The place on the member's home that waits for the shelf. */
const PLACE_ID = 'recently-viewed'

const loadShelf = async () => {
  const [{ RecentShelf }] = await Promise.all([import('./recent-shelf'), loadTexts('finder', 'browse')])
  return RecentShelf
}

/** Remembers in this browser which items were looked at, and shows them again on the member's home. */
export function RecentItems() {
  const { pathname } = useLocation()
  const who = useRoot()?.session?.user.id ?? ''
  const [shown, setShown] = useState<{ place: HTMLElement; slugs: string[] } | null>(null)
  const Part = useLazyPart(shown !== null, loadShelf)
  useEffect(() => {
    const slug = /^\/item\/([a-z0-9-]+)$/.exec(pathname)?.[1]
    if (slug !== undefined) remember(KEY, who, slug, KEPT)
    const place = document.getElementById(PLACE_ID)
    const slugs = place ? readRemembered(KEY, who) : []
    setShown(place && slugs.length > 0 ? { place, slugs } : null)
  }, [pathname, who])
  return Part && shown && <Part {...shown} />
}
