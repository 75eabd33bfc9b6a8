import { linkTo } from '@pasar/domain/access/link-to'
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
import { MemoryBoard } from '../components/memory-board'
import { QuizBoard } from '../components/quiz-board'
import { SoundPanel } from '../components/sound-panel'
import { WordBoard } from '../components/word-board'
import type { loader } from '../routes/game-round.server'

/** A round of one game. Every move is a form, so that it is played without scripts, too. */
export function RoundPage() {
  const t = useT()
  const { round } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const { settings, change, play } = useSounds()
  useMoveSounds(play)
  const { view, moves, outcome, isOver } = round
  const isRunning = outcome === null && !isOver
  return (
    <div className="page-width max-w-3xl space-y-5 py-6">
      <SectionHeading titleLevel={1} title={t(`games.${view.game}`)}>
        {t(`games.${view.game}Rules`)}
      </SectionHeading>
      <FormProblem failure={failure} />
      <Card>
        {isRunning ? <Told /> : <Ended />}
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
  )
}

/** What the last move was, for those who do not see the board. */
function Told() {
  const t = useT()
  const { round } = useLoaderData<typeof loader>()
  const { lastResult, view } = round
  const left = view.game === 'quiz' ? null : t('games.missesLeft', { count: view.missesLeft })
  return (
    <p role="status" className="mb-3 min-h-6 text-ink-soft">
      {lastResult === 'right' && `${t('games.right')} `}
      {lastResult === 'wrong' && `${t('games.wrong')} `}
      {left}
    </p>
  )
}

function Ended() {
  const t = useT()
  const { round } = useLoaderData<typeof loader>()
  const { outcome, couponCode, view } = round
  const said = outcome === null ? 'games.timeOver' : outcome === 'won' ? 'games.won' : 'games.lost'
  return (
    <div role="status" className="mb-5 space-y-3">
      <p className="text-xl font-bold">{t(said)}</p>
      {couponCode !== null && (
        <p>
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
