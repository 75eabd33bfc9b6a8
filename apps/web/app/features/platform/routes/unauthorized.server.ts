import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { actorOf } from '../../../lib/session/guards.server'

const MEMBER = { title: 'site.unauthorizedTitle', text: 'site.unauthorizedText' } as const

const VISITOR = { title: 'errors.UNAUTHORIZED', text: 'site.unauthorizedVisitor' } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { title, text } = (await actorOf(context)) === null ? VISITOR : MEMBER
  return { head: await makeHead(context, request, (t) => ({ title: t(title), description: t(text) })) }
}
