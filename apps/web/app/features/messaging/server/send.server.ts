import type { Sent } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import { redirect } from '@remix-run/node'
import { setFlash } from '../../../lib/session/flash.server'

/** Leads to the conversation a message was written into; one that is held is told of. */
export async function leadToChat({ conversationId, state }: Sent): Promise<Response> {
  const path = linkTo('/chat/:conversationId', { conversationId })
  if (state !== 'pending') return redirect(path)
  const flash = { tone: 'warning', title: 'messages.heldTitle', text: 'messages.held' } as const
  return redirect(path, { headers: { 'Set-Cookie': await setFlash(flash) } })
}
