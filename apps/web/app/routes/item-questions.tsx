import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { runQuestionsForm, viewQuestions } from '../features/questions/questions-door.server'
import { QuestionsPage } from '../features/questions/questions-page'
import { makeHead } from '../lib/head.server'
import { headMeta } from '../lib/meta'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewQuestions(context, request, params.slug ?? '')
  const { title } = view.item
  const head = await makeHead(context, request, (t) => ({
    title: t('questions.titleOf', { title }),
    description: t('questions.description', { title }),
  }))
  return { head, ...view }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  runQuestionsForm(context, request, params.slug ?? '')

export default QuestionsPage
