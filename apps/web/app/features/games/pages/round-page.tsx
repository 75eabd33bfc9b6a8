import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { SectionHeading } from '../../../ui/section-heading'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { type Sounds, useSounds } from '../client/use-sounds'
import { MemoryBoard, useCategoryName } from '../components/memory-board'
import { QuizBoard } from '../components/quiz-board'
import { SoundPanel } from '../components/sound-panel'
import { WordBoard } from '../components/word-board'
import type { loader } from '../routes/game-round.server'

/** Where it stands what the last move was, and what it won. */
const TOLD = 'told'
const WON = 'won'

/** A round of one game. Every move is a form, so that it is played without scripts, too. */
export function RoundPage() {
  const t = useT()
  const { round } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const { settings, change, play } = useSounds()
  useMoveSounds(play)
  const { view, moves, outcome, isOver } = round
  const isRunning = outcome === null && !isOver
  const movesAtFirst = useRef(moves)
  return (
    <div className="page-width py-6">
      <div className="mx-auto max-w-text space-y-5">
        <SectionHeading titleLevel={1} title={t(`games.${view.game}`)}>
          {t(`games.${view.game}Rules`)}
        </SectionHeading>
        <FormProblem failure={failure} />
        <Card>
          <Told isRunning={isRunning} />
          {!isRunning && <Ended wasPlayed={moves > movesAtFirst.current} />}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="moves" value={moves} />
            {view.game === 'quiz' && <QuizBoard view={view} />}
            {view.game === 'memory' && <MemoryBoard view={view} isRunning={isRunning} />}
            {view.game === 'words' && <WordBoard view={view} isRunning={isRunning} />}
          </Form>
        </Card>
        <SoundPanel settings={settings} change={change} />
        <TextLink to={linkTo('/games')}>{t('games.back')}</TextLink>
      </div>
    </div>
  )
}

/**
 * What the last move was, for those who do not see the board. It is one place from the first move to the end: what is said in
 * a place that has just come is often not read out.
 */
function Told({ isRunning }: { isRunning: boolean }) {
  const t = useT()
  const nameOf = useCategoryName()
  const { round } = useLoaderData<typeof loader>()
  const { lastResult, outcome, view } = round
  const said: string[] = []
  if (lastResult === 'right') said.push(t('games.right'))
  if (lastResult === 'wrong') said.push(t('games.wrong'))
  if (view.game === 'quiz' && lastResult === 'wrong')
    said.push(t('games.itCosts', { price: formatRm(view.past.at(-1)?.price ?? 0) }))
  if (!isRunning)
    said.push(t(outcome === null ? 'games.timeOver' : outcome === 'won' ? 'games.won' : 'games.lost'))
  else if (view.game === 'quiz') {
    const { next, total } = view
    if (next && next.number > 1)
      said.push(t('games.nextQuestion', { number: next.number, total, title: next.item?.title ?? '' }))
  } else {
    if (view.game === 'words') {
      if (lastResult === 'right' && view.lastFound !== null)
        said.push(t('games.foundWord', { word: view.lastFound }))
      said.push(t('games.foundCount', { count: view.words.filter(({ isFound }) => isFound).length }))
    } else
      for (const { place, face, isMatched } of view.cards)
        if (face !== null && !isMatched)
          said.push(`${t('games.card', { number: place + 1, name: nameOf(face) })}.`)
    said.push(t('games.missesLeft', { count: view.missesLeft }))
  }
  return (
    <p
      id={TOLD}
      role="status"
      className={isRunning ? 'mb-3 min-h-6 text-ink-soft' : 'mb-3 text-xl font-bold'}
    >
      {said.join(' ')}
    </p>
  )
}

/**
 * The reward, and the way on. Whoever has made the last move goes on from here: all buttons of a board end at once, and in the
 * flood of that a screen reader may miss what the status says.
 */
function Ended({ wasPlayed }: { wasPlayed: boolean }) {
  const t = useT()
  const { round } = useLoaderData<typeof loader>()
  const { couponCode, view } = round
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wasPlayed) own.current?.focus()
  }, [wasPlayed])
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing of it is a field
    <div ref={own} tabIndex={-1} role="group" aria-labelledby={`${TOLD} ${WON}`} className="mb-5 space-y-3">
      {couponCode !== null && (
        <p id={WON}>
          {t('games.rewardWon')} <strong className="break-all">{couponCode}</strong>{' '}
          <TextLink to={linkTo('/user/coupons')}>{t('games.seeCoupons')}</TextLink>
        </p>
      )}
      <form method="post" action={linkTo('/games')}>
        <Button type="submit" name="game" value={view.game}>
          {t('games.again')}
        </Button>
      </form>
    </div>
  )
}

/** Sounds for what a move came to; none for what was there when the page opened. */
function useMoveSounds(play: Sounds['play']): void {
  const { round } = useLoaderData<typeof loader>()
  const { id, moves, lastResult, outcome } = round
  const heard = useRef({ id, moves })
  useEffect(() => {
    const isNew = heard.current.id === id && moves > heard.current.moves
    heard.current = { id, moves }
    if (!isNew) return
    if (outcome !== null) play(outcome === 'won' ? 'win' : 'lose')
    else play(lastResult === 'right' ? 'correct' : lastResult === 'wrong' ? 'wrong' : 'click')
  }, [id, moves, lastResult, outcome, play])
}
