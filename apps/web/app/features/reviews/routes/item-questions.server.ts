import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { runQuestionsForm, viewQuestions } from '../server/questions.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewQuestions(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('questions.titleOf', { title }),
    description: t('questions.description', { title }),
  }))
  return { head, ...view }
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  runQuestionsForm(context, request, params.slug ?? '')
