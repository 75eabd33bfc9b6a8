import { calendarFeed, calendarFile } from '@pasar/api'
import { FESTIVALS } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { orPlainNotFound } from '../../../lib/session/guards.server'
import { calendarWords } from '../server/calendar-words.server'

const FILE = /\.ics$/

/** The same days for a calendar that reads them by itself: the address is all that it has. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { ctx } = context
  ctx.limits.count('feed', ctx.client)
  const { plans, items, language } = await orPlainNotFound(
    calendarFeed(ctx, (params.token ?? '').replace(FILE, '')),
  )
  const days = { plans, items, festivals: FESTIVALS }
  return new Response(calendarFile(ctx, language, days, calendarWords(language)), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, max-age=900',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
