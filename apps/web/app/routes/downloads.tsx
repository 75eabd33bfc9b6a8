import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { runDownloadForm } from '../features/purchases/download-door.server'
import { guardPage } from '../lib/guards.server'

const PATH = '/downloads'

export async function loader({ request, context }: ActionFunctionArgs) {
  await guardPage(PATH, { context, request })
  return redirect('/')
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runDownloadForm(context, await guardPage(PATH, { context, request }), request)
}
