import { beginPost, ownPosts } from '@pasar/api'
import { linkTo, newPostSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { leadTo } from '../../../lib/session/lead-to.server'

const PATH = '/blog/submit'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  const cursor = new URL(request.url).searchParams.get('cursor')
  const [head, language, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('blogEditor.title'), description: t('blogEditor.lead') })),
    languageOf(request),
    orNotFound(ownPosts(context.ctx, author, cursor)),
  ])
  return { head, language, isFirst: cursor === null, now: context.ctx.now(), ...page }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const author = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const slug = await beginPost(context.ctx, author, parseForm(newPostSchema, values))
    throw await leadTo(linkTo('/blog/submit/:slug', { slug }), {
      title: 'blogEditor.done',
      text: 'blogEditor.begun',
    })
  })
}
