import { type Language, linkTo, type MailContents } from '@pasar/domain'
import type { Texts } from '../texts'
import type { MailWords } from '../texts/texts-of'
import { type Block, listAnswer, listLetter, listOrder, listTracking } from './blocks'
import { listClaim, listGoods } from './claim-blocks'
import { toLine } from './names'

const note = (text: string | undefined): Block[] => (text === undefined ? [] : [{ type: 'note', text }])

/** The button that opens the mail's link, and its note. */
function listUsual(mail: MailContents, words: MailWords, texts: Texts): Block[] {
  const link = ('link' in mail.values ? mail.values.link : null) ?? null
  const label = words.button ?? texts.shared.order.view
  return [...(link === null ? [] : [{ type: 'button', label, link } as const]), ...note(words.note)]
}

/** What comes below the text of a mail. Most have a button and a note; these are the others. */
export function listBlocks(
  mail: MailContents,
  texts: Texts,
  { appUrl, language }: { appUrl: string; language: Language },
): Block[] {
  const { shared } = texts
  const words: MailWords = texts[mail.kind]
  switch (mail.kind) {
    case 'passwordChanged':
    case 'twoFactorOn':
    case 'twoFactorOff':
      return [
        { type: 'text', text: shared.common.notMe },
        { type: 'button', label: shared.common.secure, link: `${appUrl}${linkTo('/forgot-password')}` },
      ]
    case 'emailChanged':
    case 'accountSuspended': {
      const { notMe, button } = texts[mail.kind]
      return [
        { type: 'text', text: notMe },
        { type: 'button', label: button, link: `${appUrl}${linkTo('/contact')}` },
      ]
    }
    case 'roleChanged':
    case 'suspensionLifted':
      return [{ type: 'button', label: texts[mail.kind].button, link: `${appUrl}${linkTo('/login')}` }]
    case 'accountExists': {
      const { button, forgot, reset, note: last } = texts.accountExists
      return [
        { type: 'button', label: button, link: mail.values.loginLink },
        { type: 'text', text: forgot },
        { type: 'link', label: reset, link: mail.values.resetLink },
        { type: 'note', text: last },
      ]
    }
    case 'newsletterWelcome': {
      const { button, stop } = texts.newsletterWelcome
      return [
        { type: 'button', label: button, link: appUrl },
        { type: 'link', label: stop, link: mail.values.link },
      ]
    }
    case 'newsletterIssue':
    case 'newsletterTest': {
      const { link, body, written } = mail.values
      const { stop, note: why } = texts.newsletterIssue
      return [
        { type: 'rich', markdown: body, language: written },
        { type: 'note', text: why },
        { type: 'link', label: stop, link },
      ]
    }
    case 'orderPaid':
    case 'orderCancelled':
    case 'orderExpired':
      return listOrder(mail.values, texts, language)
    case 'parcelShipped':
    case 'partShipped':
      return [...listTracking(mail.values), ...listUsual(mail, words, texts)]
    case 'parcelToShip':
    case 'saleCancelled':
      return [...listGoods(mail.values, texts), ...listUsual(mail, words, texts)]
    case 'claimOpened':
    case 'claimAnswered':
    case 'claimEscalated':
    case 'claimReturnDecided':
    case 'claimToDecide':
    case 'claimClosed':
      return [...listClaim(mail.values, texts), ...listUsual(mail, words, texts)]
    case 'fileUpdated':
      return [
        ...(mail.values.note === '' ? [] : [{ type: 'text', text: texts.fileUpdated.news } as const]),
        ...listUsual(mail, words, texts),
      ]
    case 'contactMessage': {
      const { topic, orderNumber } = mail.values
      const about = [shared.contactTopics[topic], orderNumber].filter((part) => part !== '').join(' · ')
      return listLetter(mail.values, about, texts)
    }
    case 'accessibilityNote':
      return listLetter(mail.values, mail.values.page, texts)
    case 'jobApplication':
      return [
        ...listLetter(mail.values, mail.values.post || shared.inbox.noPost, texts),
        { type: 'note', text: shared.inbox.fileText },
      ]
    case 'inboxAnswer':
      return [
        ...listAnswer(mail.values.answer, mail.values.message, texts.inboxAnswer),
        { type: 'button', label: texts.inboxAnswer.button, link: `${appUrl}${linkTo('/contact')}` },
      ]
    case 'sellerApplication':
      return listLetter(mail.values, toLine(mail.values.store), texts)
    case 'affiliateApplication':
      return listLetter(mail.values, shared.affiliateChannels[mail.values.channel], texts)
    default:
      return listUsual(mail, words, texts)
  }
}
