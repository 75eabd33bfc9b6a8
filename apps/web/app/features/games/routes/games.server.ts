import { gamesPage, showOnBoard, startRound } from '@pasar/api'
import { CATEGORIES, linkTo, showOnBoardSchema, startRoundSchema } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const buyer = await guardPage('/games', { context, request })
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('games.title'), description: t('games.lead') })),
    gamesPage(context.ctx, buyer),
  ])
  return { head, ...page }
}

/** Begins a round, or puts the member's name on the scoreboard and off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await guardPage('/games', { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    if (values.intent === 'board') {
      const { isShown } = parseForm(showOnBoardSchema, values)
      await showOnBoard(context.ctx, buyer, isShown)
      return redirectWithSuccess(linkTo('/games'), { text: isShown ? 'games.boardOn' : 'games.boardOff' })
    }
    const { game } = parseForm(startRoundSchema, values)
    const t = translateFor(await languageOf(request))
    const words = CATEGORIES.map(({ slug }) => t(`categories.${slug}`))
    return redirect(linkTo('/games/:id', { id: await startRound(context.ctx, buyer, game, words) }))
  })
}
