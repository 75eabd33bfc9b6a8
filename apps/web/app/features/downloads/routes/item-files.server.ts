import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { runItemFilesForm, viewItemFiles } from '../server/item-files.server'

const PATH = '/my-products/:id/files'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const view = await viewItemFiles(context, seller, params.id ?? '')
  const head = await makeHead(context, request, (t) => ({
    title: t('itemFiles.title'),
    description: t('itemFiles.description'),
  }))
  return { head, ...view }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  return runItemFilesForm(context, request, seller, params.id ?? '')
}
