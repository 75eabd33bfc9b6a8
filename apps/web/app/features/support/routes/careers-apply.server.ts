import { applyForPost, openPosts } from '@pasar/api'
import { jobApplicationSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readMultipart } from '../../../lib/forms/forms.server'
import { actorOf } from '../../../lib/session/guards.server'
import { thank, writerOf } from '../server/inbox.server'
import { loadInfo } from '../server/info.server'

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const { searchParams } = new URL(request.url)
  const [info, writer, open] = await Promise.all([
    loadInfo(args, 'careers-apply'),
    writerOf(context),
    openPosts(context.ctx, await languageOf(request)),
  ])
  const posts = open.map(({ slug, title, place }) => ({ value: slug, label: `${title} · ${place}` }))
  const wanted = posts.find(({ value }) => value === searchParams.get('post'))?.value ?? ''
  return { ...info, writer, posts, wanted }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const values: FormValues = {}
  return answerForm(values, async () => {
    const { files, ...sent } = await readMultipart(request, 'cv')
    Object.assign(values, sent.values)
    // Scripts keep the page, and with it the file that was chosen.
    if (context.isForScripts) values.cv = ''
    const file = files[0] ?? Buffer.alloc(0)
    const input = parseForm(jobApplicationSchema, values)
    await applyForPost(context.ctx, await actorOf(context), input, file, await languageOf(request))
    throw await thank('/careers', 'inbox.applied', 'inbox.appliedText', input.email)
  })
}
