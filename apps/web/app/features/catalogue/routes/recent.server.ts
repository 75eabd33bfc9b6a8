import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerRecent, runRecentForm } from '../server/recent.server'

/** What the reader looked at. Pages that are kept for many fetch it for their own reader. */
export const loader = ({ request, context }: LoaderFunctionArgs) => answerRecent(context, request)

export const action = ({ request, context }: ActionFunctionArgs) => runRecentForm(context, request)
