import { applyForPost, openPosts } from '@pasar/api'
import { jobApplicationSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { thank, writerOf } from '../features/inbox/inbox-door.server'
import { JobForm } from '../features/inbox/job-form'
import { loadInfo } from '../features/info/info.server'
import { InfoPage } from '../features/info/info-page'
import { languageOf } from '../i18n/language.server'
import { answerForm, parseForm, readMultipart } from '../lib/forms.server'
import { actorOf } from '../lib/guards.server'
import { headMeta } from '../lib/meta'

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
  // Where someone is led who sent more than this door lets in.
  return { ...info, writer, posts, wanted, isTooHeavy: searchParams.get('problem') === 'heavy' }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, files } = await readMultipart(request, 'cv')
  const file = files[0] ?? Buffer.alloc(0)
  return answerForm(values, async () => {
    const input = parseForm(jobApplicationSchema, values)
    await applyForPost(context.ctx, await actorOf(context), input, file, await languageOf(request))
    throw await thank('/careers', 'inbox.applied', 'inbox.appliedText', input.email)
  })
}

export default function CareersApply() {
  return (
    <InfoPage>
      <JobForm />
    </InfoPage>
  )
}
