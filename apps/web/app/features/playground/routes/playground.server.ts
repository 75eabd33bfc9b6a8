import type { LoaderFunctionArgs } from '@remix-run/node'

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.playground) throw new Response(null, { status: 404 })
  return null
}
