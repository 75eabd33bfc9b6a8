import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { admit } from '../../../lib/session/viewer.server'
import { loadShelves } from '../server/home.server'
import { describeOrganization } from '../server/organization.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await admit('/', { context, request })
  const [head, organization, shown] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('home.title'), description: t('home.description') }), {
      path: '/',
    }),
    describeOrganization(context),
    loadShelves(request, context),
  ])
  return { head, organization, ...shown }
}
