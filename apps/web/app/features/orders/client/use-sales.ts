import { useLoaderData } from '@remix-run/react'
import { PRIMED, trpc, usePrimed } from '../../../lib/trpc'
import type { loader } from '../routes/seller-orders.server'

/** The page of parcels that the loader read, then newer ones of the same page, with the counts of all tabs. */
export function useSales() {
  const { page, cursor, sort } = useLoaderData<typeof loader>()
  const asked = { state: page.tab, search: page.search, cursor, sort }
  const utils = trpc.useUtils()
  usePrimed(page, (newer) => utils.order.sales.setData(asked, newer))
  return trpc.order.sales.useQuery(asked, { initialData: page, ...PRIMED }).data
}
