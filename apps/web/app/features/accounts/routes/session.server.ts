import type { LoaderFunctionArgs } from '@remix-run/node'

/**
 * Whether the session of this browser still lives, asked by pages that have been open for long; and the server's clock, in
 * milliseconds, for pages that count down.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const alive = (await context.session()) !== null
  return Response.json({ alive, now: context.ctx.now() }, { headers: { 'Cache-Control': 'no-store' } })
}
