import type { WordSearchView } from '@pasar/api'
import { GRID_SIZE } from '@pasar/domain/games/word-search'
import { useState } from 'react'
import { useT } from '../../../i18n/provider'
import { useHydrated } from '../../../lib/use-hydrated'
import { cx } from '../../../ui/cx'
import { moveByArrows } from '../client/move-by-arrows'

/** Letters as buttons: the first and the last one of a word are pressed. */
export function WordBoard({ view, isRunning }: { view: WordSearchView; isRunning: boolean }) {
  const t = useT()
  const isHydrated = useHydrated()
  // Where arrow keys work, all letters are one stop of the Tab key.
  const [stop, setStop] = useState(0)
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="sm:order-last">
        <h2 className="mb-2 font-bold">{t('games.toFind')}</h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 sm:block sm:space-y-1">
          {view.words.map(({ word, isFound }) => (
            <li key={word} className={isFound ? 'text-ink-soft line-through' : 'font-semibold'}>
              {word}
              {isFound && <span className="sr-only"> {t('games.found')}</span>}
            </li>
          ))}
        </ul>
      </div>
      <fieldset onKeyDown={moveByArrows} className="grid min-w-0 grid-cols-9 gap-0.5">
        <legend className="sr-only">{t(isHydrated ? 'games.lettersByArrows' : 'games.letters')}</legend>
        {view.letters.map(({ place, letter, isFound, isChosen }) => (
          <button
            key={place}
            type={isRunning ? 'submit' : 'button'}
            name="move"
            value={place}
            tabIndex={isHydrated && place !== stop ? -1 : undefined}
            onFocus={() => setStop(place)}
            aria-pressed={isChosen}
            aria-disabled={!isRunning}
            aria-label={t(isFound ? 'games.letterFound' : 'games.letter', {
              letter,
              row: Math.floor(place / GRID_SIZE) + 1,
              column: (place % GRID_SIZE) + 1,
            })}
            className={cx(
              'grid aspect-square min-w-0 place-items-center rounded-control font-bold sm:size-10',
              isChosen && 'bg-kunyit text-on-kunyit ring-2 ring-ink ring-inset',
              !isChosen && (isFound ? 'bg-jade text-on-jade underline' : 'bg-sunken hover:bg-line'),
            )}
          >
            {letter}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
