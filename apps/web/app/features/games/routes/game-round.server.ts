import { playMove, requireOwnRound, roundPage } from '@pasar/api'
import { gameMoveSchema, linkTo } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage('/games/:id', { context, request })
  const round = await orNotFound(roundPage(context.ctx, buyer, params.id ?? ''))
  const head = await makeHead(context, request, (t) => ({
    title: t(`games.${round.view.game}`),
    description: t(`games.${round.view.game}Rules`),
  }))
  return { head, round }
}

/** One move. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage('/games/:id', { context, request })
  const values = await readForm(request)
  const id = params.id ?? ''
  await orNotFound(requireOwnRound(context.ctx, buyer, id))
  return answerForm(values, async () => {
    await playMove(context.ctx, buyer, { roundId: id, ...parseForm(gameMoveSchema, values) })
    return redirect(linkTo('/games/:id', { id }))
  })
}
