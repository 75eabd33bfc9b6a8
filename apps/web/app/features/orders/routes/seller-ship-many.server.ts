import { isToShip, salesToShip, shippingCouriers, usualCourier } from '@pasar/api'
import { MAX_TRACKING_BYTES } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, isMultipart, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { checkFile, checkTable, emptyRow, shipRows } from '../server/ship-many.server'

const BYTES_PER_MB = 1024 * 1024
const PATH = '/seller/orders/ship'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const params = new URL(request.url).searchParams
  const ids = params.getAll('id')
  const [sales, couriers, usual, head] = await Promise.all([
    salesToShip(context.ctx, seller, ids),
    shippingCouriers(context.ctx),
    usualCourier(context.ctx, seller),
    makeHead(context, request, (t) => ({ title: t('sales.shipMany'), description: t('sales.shipManyLead') })),
  ])
  return {
    head,
    couriers,
    rows: sales.filter(isToShip).map((sale) => emptyRow(sale, usual)),
    mostMegabytes: MAX_TRACKING_BYTES / BYTES_PER_MB,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  if (isMultipart(request)) {
    const values: FormValues = { file: '' }
    return answerForm(values, async () => data(await checkFile(context, request, seller, values)))
  }
  const values = await readForm(request)
  return answerForm(values, async () =>
    values.intent === 'check'
      ? data(await checkTable(context, seller, values))
      : await shipRows(context, seller, values),
  )
}
