import { addPostPicture, requireOwnPost } from '@pasar/api'
import type { PagePath } from '@pasar/domain/access/link-to'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { answerUpload } from '../../selling/server/listing-pictures.server'

const PATH = '/blog/submit/:slug/pictures'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  await orNotFound(requireOwnPost(context.ctx, author, params.slug ?? ''))
  return redirect('/' satisfies PagePath)
}

/** Keeps one picture for an article; scripts send them here one by one, and get JSON. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  return answerUpload(request, author, (source) =>
    addPostPicture(context.ctx, author, params.slug ?? '', source),
  )
}
