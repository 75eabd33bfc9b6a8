import { useLoaderData } from '@remix-run/react'
import type { loader } from '../routes/coupons.server'
import { CouponsPage } from './coupons-page'

export function Coupons() {
  const { gift, coupons, failed, view, isFirst, next } = useLoaderData<typeof loader>()
  return (
    <CouponsPage gift={gift} coupons={coupons} failed={failed} view={view} isFirst={isFirst} next={next} />
  )
}
