import type { PagePath } from '@pasar/domain/access/link-to'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { answerPicture } from '../server/listing-pictures.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await guardPage('/add-items/pictures', { context, request })
  return redirect('/' satisfies PagePath)
}

/** Keeps one picture for the form of an item; scripts send them here one by one, and get JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage('/add-items/pictures', { context, request })
  return answerPicture(context, request, seller)
}
