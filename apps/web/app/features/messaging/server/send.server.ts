import type { Sent } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import { redirect } from '@remix-run/node'

/** Leads to the conversation a message was written into, where its state stands beside it. */
export const leadToChat = ({ conversationId }: Sent): Response =>
  redirect(linkTo('/chat/:conversationId', { conversationId }))
