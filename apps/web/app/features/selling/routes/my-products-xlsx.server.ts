import { Readable } from 'node:stream'
import { exportItems, writeXlsx } from '@pasar/api'
import { ownItemsPath, readOwnItemsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { streamBody } from '../../../lib/streams.server'

/** The items that a filter of `/my-products` shows, as an Excel file; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/my-products.xlsx', { context, request })
  const filter = readOwnItemsFilter(new URL(request.url).searchParams)
  const file = writeXlsx(await orBackTo(ownItemsPath(filter), exportItems(context.ctx, seller, filter)))
  return new Response(streamBody(Readable.from(file)), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': 'attachment; filename="items.xlsx"',
      'Cache-Control': 'private, no-store',
    },
  })
}
