import type { LoaderFunctionArgs } from '@remix-run/node'

/**
 * Whether the session of this browser still lives and whose it is, asked by pages that have been open for long; and the
 * server's clock, in milliseconds, for pages that count down.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session()
  return Response.json(
    { alive: session !== null, userId: session?.member.id ?? null, now: context.ctx.now() },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
