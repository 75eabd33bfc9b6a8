import { linkTo } from '@pasar/domain/access/link-to'
import { beginningOf, type PublishedMessage } from '@pasar/domain/messaging/messages'
import { loadTexts } from '../../../i18n/texts'
import type { Translate } from '../../../i18n/translate'
import { showToast } from '../../../ui/overlays/toast-store'

const APPROVED_MS = 8_000
const REJECTED_MS = 10_000

interface Sent {
  userId: string
  t: Translate
  open: (path: string) => void
  revalidate: () => void
}

/** The chat itself, or the list of conversations: the page shows it without a toast. */
const isOnPage = (path: string): boolean => location.pathname === path || location.pathname === '/messages'

/** Tells of a message that was delivered: to its receiver, and to its sender where it had waited for an admin. */
export async function onMessageApproved(
  message: PublishedMessage,
  { userId, t, open, revalidate }: Sent,
): Promise<void> {
  const path = linkTo('/chat/:conversationId', { conversationId: message.conversation })
  if (isOnPage(path)) return revalidate()
  await loadTexts('messages', 'chat')
  // A message of pictures alone has no words.
  const text = beginningOf(message.content) || t('chat.photos')
  showToast({
    tone: 'info',
    title: t(message.receiver._id === userId ? 'messages.newToast' : 'messages.approvedToast', { text }),
    durationMs: APPROVED_MS,
    action: { label: t('messages.open'), onPress: () => open(path) },
  })
}

/** Tells a sender that an admin has rejected their message, and why. */
export async function onMessageRejected(
  message: PublishedMessage,
  { t, open, revalidate }: Sent,
): Promise<void> {
  const path = linkTo('/chat/:conversationId', { conversationId: message.conversation })
  if (isOnPage(path)) revalidate()
  await loadTexts('messages')
  showToast({
    tone: 'error',
    title: t('messages.rejectedToast', { reason: message.rejectionReason ?? t('messages.noReason') }),
    durationMs: REJECTED_MS,
    action: { label: t('messages.open'), onPress: () => open(path) },
  })
}
