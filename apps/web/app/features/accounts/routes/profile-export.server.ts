import { Readable } from 'node:stream'
import { exportData, requireRecent } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { describeFailure } from '../../../lib/forms/forms.server'
import { setFlash } from '../../../lib/session/flash.server'
import { streamBody } from '../../../lib/streams.server'
import { openProfile } from '../server/profile.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await openProfile(context, request)
  return redirect('/' satisfies PagePath)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, base } = await openProfile(context, request)
  try {
    const parts = await exportData(context.ctx, requireRecent(context.ctx, session))
    return new Response(streamBody(Readable.from(parts)), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="my-data.zip"',
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    const { code, details } = describeFailure(error, {})
    const flash = await setFlash({ tone: 'error', text: `errors.${code}`, values: details })
    return redirect(linkTo(`${base}/data`), { headers: { 'Set-Cookie': flash } })
  }
}
