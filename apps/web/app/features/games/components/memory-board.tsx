import type { MemoryView } from '@pasar/api'
import { CATEGORIES } from '@pasar/domain/catalogue/categories'
import { useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { LatticeEdge } from '../../../ui/lattice'
import { CategoryEmoji } from '../../catalogue/components/category-emoji'
import { moveByArrows } from '../client/move-by-arrows'

/** What the face of a card is called. */
export function useCategoryName(): (slug: string) => string {
  const t = useT()
  return (slug) => {
    const category = CATEGORIES.find((known) => known.slug === slug)
    return category === undefined ? '' : t(`categories.${category.slug}`)
  }
}

/** Cards as buttons. One that cannot be turned stays a button, so that the keyboard keeps its place. */
export function MemoryBoard({ view, isRunning }: { view: MemoryView; isRunning: boolean }) {
  const t = useT()
  const nameOf = useCategoryName()
  // Two that do not match are turned back by the next move, which may turn one of them again.
  const isTurnedBack = view.cards.filter(({ face, isMatched }) => face !== null && !isMatched).length === 2
  return (
    <ul
      onKeyDown={moveByArrows}
      className="mx-auto grid max-w-dialog grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3"
    >
      {view.cards.map(({ place, face, isMatched }) => {
        const mayTurn = isRunning && !isMatched && (face === null || isTurnedBack)
        const name = face === null ? t('games.cardDown') : nameOf(face)
        return (
          <li key={place}>
            <button
              type={mayTurn ? 'submit' : 'button'}
              name="move"
              value={place}
              aria-disabled={!mayTurn}
              aria-label={t(isMatched ? 'games.cardMatched' : 'games.card', { number: place + 1, name })}
              className={cx(
                'grid aspect-square w-full place-items-center overflow-clip rounded-card border-2 transition-colors motion-reduce:transition-none',
                face === null ? 'border-jade bg-jade text-on-jade hover:bg-jade-deep' : 'bg-surface',
                face !== null && (isMatched ? 'border-jade' : 'border-kunyit'),
              )}
            >
              {face === null ? (
                <LatticeEdge className="w-full" />
              ) : (
                <span className="grid justify-items-center gap-1 p-1">
                  <CategoryEmoji slug={face} className="size-12" />
                  <span className="text-xs font-semibold break-words">{name}</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
