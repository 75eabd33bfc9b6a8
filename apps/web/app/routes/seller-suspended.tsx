import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadStanding } from '../features/selling/selling-door.server'
import { StandingPage } from '../features/selling/standing-page'
import { headMeta } from '../lib/meta'

export const loader = (args: LoaderFunctionArgs) => loadStanding(args, 'suspended')

export const meta = headMeta

export default function SellerSuspended() {
  return <StandingPage standing="suspended" />
}
