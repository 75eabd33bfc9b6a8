import type { LoaderFunctionArgs } from '@remix-run/node'

/** Whether the session of this browser still lives; asked by pages that have been open for long. */
export async function loader({ context }: LoaderFunctionArgs) {
  const alive = (await context.session()) !== null
  return Response.json({ alive }, { headers: { 'Cache-Control': 'no-store' } })
}
