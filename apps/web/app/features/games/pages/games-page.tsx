import { linkTo } from '@pasar/domain/access/link-to'
import { GAME_REWARD, GAMES, type Game } from '@pasar/domain/games/games'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { SectionHeading } from '../../../ui/section-heading'
import { TextLink } from '../../../ui/text-link'
import { CategoryEmoji } from '../../catalogue/components/category-emoji'
import { FormProblem } from '../../platform/components/form-problem'
import { useSounds } from '../client/use-sounds'
import { SoundPanel } from '../components/sound-panel'
import type { loader } from '../routes/games.server'

const PICTURES: Readonly<Record<Game, string>> = { quiz: 'coupon-center', memory: 'toys', words: 'books' }

/** The small games, what they win, and who plays best. */
export function GamesPage() {
  const t = useT()
  const { open, roundsLeft, points, streak } = useLoaderData<typeof loader>()
  const failure = useActionData<{ failure?: Failure }>()?.failure
  const { settings, change, play } = useSounds()
  return (
    <div className="page-width space-y-5 py-6">
      <SectionHeading titleLevel={1} title={t('games.title')}>
        {t('games.lead')}
      </SectionHeading>
      <FormProblem failure={failure} />
      <Reward />
      <ul className="grid gap-4 md:grid-cols-3">
        {GAMES.map((game) => (
          <Card key={game} as="li" className="[&>div]:h-full">
            <Form method="post" className="flex h-full flex-col items-start gap-3">
              <input type="hidden" name="game" value={game} />
              <CategoryEmoji slug={PICTURES[game]} className="size-14" />
              <h2 className="text-lg font-bold">{t(`games.${game}`)}</h2>
              <p className="grow text-ink-soft">{t(`games.${game}Rules`)}</p>
              <Button
                type="submit"
                block
                disabled={roundsLeft === 0 && !open.includes(game)}
                onClick={() => play('click')}
              >
                {t(open.includes(game) ? 'games.goOn' : 'games.start')}
                <span className="sr-only">{`: ${t(`games.${game}`)}`}</span>
              </Button>
            </Form>
          </Card>
        ))}
      </ul>
      <p className="text-ink-soft">{t('games.own', { points, streak, left: roundsLeft })}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Board />
        <SoundPanel settings={settings} change={change} />
      </div>
    </div>
  )
}

function Reward() {
  const t = useT()
  const { rewardCode, isRewardLeft } = useLoaderData<typeof loader>()
  const { amount, minSpend } = GAME_REWARD
  return (
    <Card edge title={t('games.reward')}>
      {rewardCode !== null ? (
        <p>
          {t('games.rewardWon')} <strong className="break-all">{rewardCode}</strong>{' '}
          <TextLink to={linkTo('/user/coupons')}>{t('games.seeCoupons')}</TextLink>
        </p>
      ) : (
        <p>
          {isRewardLeft
            ? t('games.rewardOpen', { amount: formatRm(amount), minSpend: formatRm(minSpend) })
            : t('games.rewardGone')}
        </p>
      )}
    </Card>
  )
}

function Board() {
  const t = useT()
  const { board, isShown } = useLoaderData<typeof loader>()
  return (
    <Card title={t('games.board')}>
      {board.length === 0 ? (
        <p className="text-ink-soft">{t('games.boardEmpty')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {board.map(({ place, name, points, isOwn }) => (
            <li key={place} className={isOwn ? 'flex gap-3 py-2 font-bold' : 'flex gap-3 py-2'}>
              <span className="w-6 text-right tabular-nums">{place}</span>
              <span className="min-w-0 grow break-words">
                {name}
                {isOwn && ` ${t('games.you')}`}
              </span>
              <span className="tabular-nums">{t('games.points', { count: points })}</span>
            </li>
          ))}
        </ol>
      )}
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="board" />
        <input type="hidden" name="isShown" value={isShown ? 'no' : 'yes'} />
        <p className="mb-2 text-sm text-ink-soft">{t('games.boardHint')}</p>
        <Button type="submit" variant="secondary">
          {t(isShown ? 'games.boardLeave' : 'games.boardJoin')}
        </Button>
      </Form>
    </Card>
  )
}
