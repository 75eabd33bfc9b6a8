import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerRecent, runRecentForm } from '../server/recent.server'

/** The reader's recently viewed items. Cached pages fetch it for each reader. */
export const loader = ({ request, context }: LoaderFunctionArgs) => answerRecent(context, request)

export const action = ({ request, context }: ActionFunctionArgs) => runRecentForm(context, request)
