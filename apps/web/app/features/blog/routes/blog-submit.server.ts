import { beginPost, ownPosts, requireOwnPost } from '@pasar/api'
import { linkTo, newPostSchema, ownPostsPath, readOwnPostsFilter } from '@pasar/domain'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

const PATH = '/blog/submit'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  const { searchParams } = new URL(request.url)
  const cursor = searchParams.get('cursor')
  const filter = readOwnPostsFilter(searchParams)
  const translates = searchParams.get('translates')
  const [head, language, page, original] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('blogEditor.title'), description: t('blogEditor.lead') })),
    languageOf(request),
    orNotFound(ownPosts(context.ctx, author, filter, cursor)),
    translates === null ? null : orNotFound(requireOwnPost(context.ctx, author, translates)),
  ])
  // What stood there has moved since: the first page shows what there is.
  if (cursor !== null && page.posts.length === 0) throw redirect(ownPostsPath(filter))
  return {
    head,
    language,
    filter,
    isFirst: cursor === null,
    now: context.ctx.now(),
    original: original && { slug: original.slug, title: original.title },
    ...page,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const slug = await orNotFound(beginPost(context.ctx, author, parseForm(newPostSchema, values)))
    throw await redirectWithSuccess(linkTo('/blog/submit/:slug', { slug }), {
      title: 'blogEditor.done',
      text: 'blogEditor.begun',
    })
  })
}
