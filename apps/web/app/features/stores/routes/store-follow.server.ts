import { followOf, followStore } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/store/:id/follow'

/** A visitor who pressed the button comes here after logging in. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const { store, isFollowing, followed } = await orNotFound(followOf(context.ctx, buyer, params.id ?? ''))
  const { name, slug } = store
  const head = await makeHead(context, request, (t) => ({
    title: t('follow.title', { name }),
    description: t('follow.lead'),
  }))
  return { head, store: { name, slug }, isFollowing, followed }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const buyer = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const isWanted = values.intent !== 'unfollow'
    const { slug, hasFollowed } = await orNotFound(followStore(context.ctx, buyer, params.id ?? '', isWanted))
    // From a page that was opened before: it leads to where that ends.
    if (isWanted && hasFollowed)
      throw await redirectWithSuccess(linkTo('/store/:id/follow', { id: slug }), {
        title: 'follow.already',
        text: 'follow.begunText',
      })
    throw isWanted
      ? await redirectWithSuccess(linkTo('/store/:id', { id: slug }), {
          title: 'follow.begun',
          text: 'follow.begunText',
        })
      : await redirectWithSuccess(linkTo('/store/:id/follow', { id: slug }), {
          title: 'follow.ended',
          text: 'follow.endedText',
        })
  })
}
