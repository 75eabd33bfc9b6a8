import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadStanding } from '../features/selling/selling-door.server'
import { StandingPage } from '../features/selling/standing-page'
import { headMeta } from '../lib/meta'

export const loader = (args: LoaderFunctionArgs) => loadStanding(args, 'rejected')

export const meta = headMeta

export default function SellerRejected() {
  return <StandingPage standing="rejected" />
}
