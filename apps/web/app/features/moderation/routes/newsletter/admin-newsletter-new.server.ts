import { writeNewsletter } from '@pasar/api'
import { linkTo, nestWords, newsletterIssueSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, parseForm, readForm } from '../../../../lib/forms/forms.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage } from '../../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../../lib/session/redirect-with-message.server'

const PATH = '/admin/newsletter/new'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage(PATH, { context, request })
  const head = await makeHead(context, request, (t) => ({
    title: t('newsletterWork.newTitle'),
    description: t('newsletterWork.newLead'),
  }))
  return { head }
}

/** Keeps a draft and leads to its page, where it is looked at and sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () => {
    const id = await writeNewsletter(context.ctx, admin, parseForm(newsletterIssueSchema, nestWords(values)))
    throw await redirectWithSuccess(linkTo('/admin/newsletter/:id', { id }), {
      title: 'newsletterWork.made',
      text: 'newsletterWork.madeText',
    })
  })
}
