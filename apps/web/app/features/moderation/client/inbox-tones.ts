import type { Inbox, InboxState } from '@pasar/domain/moderation/inboxes'
import { CONTACT_TOPICS } from '@pasar/domain/support/contact-topics'
import type { Translate } from '../../../i18n/translate'
import type { Tone } from '../../../ui/badge'

export const INBOX_TONES: Record<InboxState, Tone> = { open: 'kunyit', answered: 'jade', closed: 'neutral' }

/** What an entry is about: its topic, and the order, the page or the post that was named. */
export function sayAbout(
  t: Translate,
  { inbox, topic, about }: { inbox: Inbox; topic: string; about: string },
): string {
  if (inbox === 'careers') return about || t('inbox.postNone')
  const known = CONTACT_TOPICS.find((each) => each === topic)
  return [known && t(`inbox.topic-${known}`), about].filter(Boolean).join(' · ')
}
