import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { runDownloadForm } from '../../orders/server/download.server'

const PATH = '/downloads'

export async function loader({ request, context }: ActionFunctionArgs) {
  await guardPage(PATH, { context, request })
  return redirect('/' satisfies PagePath)
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runDownloadForm(context, await guardPage(PATH, { context, request }), request)
}
