import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { PRIMED, trpc, usePrimed } from '../../../lib/trpc'
import type { loader } from '../routes/seller-dashboard.server'

/** The figures of the dashboard: those it was loaded with, then newer ones. */
export function useSellerDesk() {
  const { desk } = useLoaderData<typeof loader>()
  const utils = trpc.useUtils()
  usePrimed(desk, (loaded) => utils.selling.desk.setData(undefined, loaded))
  return trpc.selling.desk.useQuery(undefined, { initialData: desk, ...PRIMED }).data
}

/** The chart is drawn by the server: once a day of it has changed, it is drawn anew. */
export function useRedrawnChart(): void {
  const { desk } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { days } = useSellerDesk()
  const isOld = JSON.stringify(days) !== JSON.stringify(desk.days)
  useEffect(() => {
    if (isOld) revalidate()
  }, [isOld, revalidate])
}
