import { makeBanner } from '@pasar/api'
import { bannerSchema, linkTo, nestWords } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../../lib/forms/forms.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../../lib/session/redirect-with-message.server'

const PATH = '/admin/banners/new'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage(PATH, { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('bannerWork.newTitle'),
    description: t('bannerWork.newLead'),
  }))
  return { head }
}

/** Makes a banner and leads to its page, where it gets its picture. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const id = await makeBanner(context.ctx, admin, parseForm(bannerSchema, nestWords(values)))
    throw await redirectWithSuccess(linkTo('/admin/banners/:id', { id }), {
      title: 'bannerWork.made',
      text: 'bannerWork.madeText',
    })
  })
}
