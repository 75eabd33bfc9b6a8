import type { Actor } from '@pasar/api'
import type { CheckedPath } from '@pasar/domain/access/link-to'
import type { AppLoadContext } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import { actorOf } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'

/** What is known of who writes, so that members need not type it. */
export async function writerOf(context: AppLoadContext): Promise<{ name: string; email: string }> {
  const actor: Actor = await actorOf(context)
  return { name: actor?.name ?? '', email: actor?.email ?? '' }
}

/** Leads to a page that says that what was sent has arrived. */
export async function thank<To extends string>(
  path: CheckedPath<To>,
  title: TextKey,
  text: TextKey,
  email = '',
): Promise<Response> {
  return redirectWithSuccess(path, { title, text, values: { email } })
}
