import type { PagePath } from '@pasar/domain/access/link-to'
import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { loadTexts } from '../../../i18n/texts'
import { Button } from '../../../ui/button'
import type { CardView } from '../../platform/client/card-view'
import { WishesOf } from '../../wishlist/components/wishes'
import { Shelf } from './shelf'

export type RecentItemsProps = {
  /** The item whose page this is. */
  exceptId?: string
}

interface Recent {
  cards: CardView[]
  /** Which of them are saved. */
  wishes: string
}
const NOTHING: Recent = { cards: [], wishes: '' }

async function fetchRecent(): Promise<Recent> {
  const [answer] = await Promise.all([
    fetch('/recent' satisfies PagePath),
    loadTexts('recent', 'home', 'browse', 'wishlist'),
  ])
  return answer.ok ? answer.json() : NOTHING
}

/** What the reader looked at, the latest first, and a way to forget it. Nothing when there is nothing. */
export function RecentItems({ exceptId }: RecentItemsProps) {
  const t = useT()
  const { pathname } = useLocation()
  const [{ cards, wishes }, setRecent] = useState(NOTHING)
  useEffect(() => {
    let isGone = false
    fetchRecent().then(
      (found) => isGone || setRecent(found),
      // It is not what anyone came for: without the network there is none.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  const others = cards.filter(({ id }) => id !== exceptId)
  if (others.length === 0) return null
  return (
    <div>
      <WishesOf wishes={wishes}>
        <Shelf id="recent" title={t('recent.title')} cards={others} />
      </WishesOf>
      <form method="post" action={'/recent' satisfies PagePath} className="mt-2">
        <input type="hidden" name="from" value={pathname} />
        <Button type="submit" name="intent" value="clear" variant="secondary" icon="trash">
          {t('recent.clear')}
        </Button>
      </form>
    </div>
  )
}
