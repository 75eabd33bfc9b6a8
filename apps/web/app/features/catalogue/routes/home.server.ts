import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { admit } from '../../../lib/session/viewer.server'
import { renderPaymentMarks } from '../../platform/server/payment-marks.server'
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
  return { head, organization, payments: renderPaymentMarks(context, await languageOf(request)), ...shown }
}
