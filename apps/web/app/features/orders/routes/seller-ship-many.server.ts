import { salesToShip, shippingCouriers } from '@pasar/api'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage } from '../../../lib/session/guards.server'
import { checkTable, emptyRow, shipRows } from '../server/ship-many.server'

const PATH = '/seller/orders/ship'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const ids = new URL(request.url).searchParams.getAll('id')
  const [sales, couriers, head] = await Promise.all([
    salesToShip(context.ctx, seller, ids),
    shippingCouriers(context.ctx),
    makeHead(context, request, (t) => ({ title: t('sales.shipMany'), description: t('sales.shipManyLead') })),
  ])
  return { head, couriers, rows: sales.filter(({ state }) => state === 'to_ship').map(emptyRow) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await guardPage(PATH, { context, request })
  const values = await readForm(request)
  return answerForm(values, async () =>
    values.intent === 'check'
      ? data(await checkTable(context, seller, values))
      : await shipRows(context, seller, values),
  )
}
