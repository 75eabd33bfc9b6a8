import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadItem } from '../server/item-view.server'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadItem(request, context, params.slug ?? '')
