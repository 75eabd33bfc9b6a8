import {
  fillRules,
  formatRm,
  isParcelMail,
  type Language,
  linkTo,
  type MailContents,
  type StaffPermission,
  sen,
} from '@pasar/domain'
import {
  type Block,
  fill,
  listAnswer,
  listLetter,
  listOrder,
  listTracking,
  showDay,
  showTime,
} from './blocks'
import { toGreeted, toLine } from './names'
import { shortenPlain, writePlainMarkdown } from './rich-text'
import { cn } from './texts/cn'
import { en, type MailTexts } from './texts/en'
import { ms } from './texts/ms'

const TEXTS: Record<Language, MailTexts> = { en, cn, ms }

export interface MailContent {
  language: Language
  app: string
  appUrl: string
  subject: string
  /** What lists of mails show behind the subject. */
  preheader: string
  heading: string
  greeting: string
  blocks: readonly Block[]
  buttonFails: string
  footer: string
}

/** What a mail needs besides its values. */
export interface MailFrame {
  app: string
  /** Without a slash at its end. */
  appUrl: string
  language: Language
  name: string
  /** When it happened. */
  at: number
}

/** What staff may do, as a list in a sentence. */
const sayMay = (permissions: readonly StaffPermission[], texts: MailTexts): string =>
  permissions.map((permission) => texts.staffMay[permission]).join(', ')

/** The values the words of a kind take. */
function listWords(mail: MailContents, texts: MailTexts, language: Language): Record<string, string> {
  if (isParcelMail(mail)) {
    const { number, store, amount, until } = mail.values
    const time = until === null ? '' : showTime(language, until)
    return { number, store: toLine(store), amount: formatRm(amount ?? sen(0)), until: time }
  }
  switch (mail.kind) {
    case 'contactMessage':
      return { topic: texts.contactTopics[mail.values.topic] }
    case 'jobApplication':
      return { post: toLine(mail.values.post) || texts.inbox.noPost, file: mail.values.file }
    case 'inboxAnswer': {
      const { inbox, topic, post, writtenAt } = mail.values
      const about = {
        contact: topic === '' ? texts.inbox.message : texts.contactTopics[topic],
        careers: toLine(post) || texts.inbox.noPost,
        accessibility: texts.inbox.accessibility,
      }
      return { about: about[inbox], written: showTime(language, writtenAt) }
    }
    case 'sellerApplication':
      return { store: toLine(mail.values.store), kind: texts.sellerKinds[mail.values.kind] }
    case 'sellerApplied':
    case 'sellerApproved':
      return { store: toLine(mail.values.store) }
    case 'bankAccountChanged':
      return { bank: mail.values.bank, until: showTime(language, mail.values.until) }
    case 'payoutPaid':
    case 'payoutFailed': {
      const { amount, bank, reference, reason } = mail.values
      return { amount: formatRm(amount), bank, reference, reason: toLine(reason) }
    }
    case 'debtWaived':
      return { amount: formatRm(mail.values.amount) }
    case 'balanceAdjusted':
      return { amount: formatRm(mail.values.amount), reason: toLine(mail.values.reason) }
    case 'staffInvited': {
      const { seller, permissions, until } = mail.values
      return { seller: toLine(seller), may: sayMay(permissions, texts), until: showTime(language, until) }
    }
    case 'staffJoined':
      return { member: toLine(mail.values.member), may: sayMay(mail.values.permissions, texts) }
    case 'staffChanged':
      return { seller: toLine(mail.values.seller), may: sayMay(mail.values.permissions, texts) }
    case 'staffLeft':
      return { member: toLine(mail.values.member) }
    case 'staffRemoved':
      return { seller: toLine(mail.values.seller) }
    case 'sellerRejected':
      return { store: toLine(mail.values.store), reason: toLine(mail.values.reason) }
    case 'affiliateRejected':
      return { reason: toLine(mail.values.reason) }
    case 'sellerAsked':
      return { store: toLine(mail.values.store), question: toLine(mail.values.question) }
    case 'itemRemoved':
    case 'itemRestored':
    case 'storeHidden':
    case 'storeShown':
    case 'appealRejected':
    case 'postSubmitted':
    case 'postPublished':
    case 'postChanges':
    case 'postWithdrawn':
      return { title: toLine(mail.values.title), note: toLine(mail.values.note) }
    case 'postRemarks':
      return { title: toLine(mail.values.title), count: String(mail.values.count) }
    case 'fileUpdated': {
      const { title, file, version, note } = mail.values
      return { title: toLine(title), file: toLine(file), version: String(version), note: toLine(note) }
    }
    case 'emailChangeConfirmOld':
      return { email: mail.values.newEmailMasked }
    case 'orderPaid':
    case 'orderCancelled':
    case 'orderExpired':
      return { number: mail.values.number, total: formatRm(mail.values.total) }
    case 'accountSuspended':
      return { reason: toLine(mail.values.reason) }
    case 'refundSent':
      return { number: mail.values.number, amount: formatRm(mail.values.amount) }
    case 'appointmentOpen':
    case 'appointmentProposed':
    case 'appointmentAgreed':
    case 'appointmentDone': {
      const { number, store, title, day, part, until } = mail.values
      const date = day === null ? '' : showDay(language, day)
      const when = part === null || part === 'any' ? date : `${date}, ${texts.dayParts[part]}`
      const time = until === null ? '' : showTime(language, until)
      return { number, store: toLine(store), title: toLine(title), when, until: time }
    }
    case 'planNear':
    case 'planCheaper':
    case 'planGiven':
    case 'giftEnded': {
      const { list, day } = mail.values
      const words = { list: toLine(list), day: showDay(language, day) }
      if (mail.kind === 'planGiven') return { ...words, pieces: String(mail.values.pieces) }
      if (mail.kind === 'planNear') return words
      const title = toLine(mail.values.title)
      if (mail.kind === 'giftEnded') return { ...words, title }
      const { amount, before } = mail.values
      return { ...words, title, amount: formatRm(amount), before: formatRm(before) }
    }
    case 'outbid':
    case 'auctionWon':
    case 'auctionOffered': {
      const { title, amount, until } = mail.values
      return { title: toLine(title), amount: formatRm(amount), until: showTime(language, until) }
    }
    case 'newsletterIssue':
    case 'newsletterTest':
      return { subject: toLine(mail.values.subject) }
    default:
      return {}
  }
}

/** What comes below the text of a mail. */
function listBlocks(mail: MailContents, texts: MailTexts, frame: MailFrame): Block[] {
  if (isParcelMail(mail)) {
    const tracking =
      mail.kind === 'parcelShipped' || mail.kind === 'partShipped' ? listTracking(mail.values) : []
    const label = mail.kind === 'claimToDecide' ? texts.claimToDecide.button : texts.order.view
    return [...tracking, { type: 'button', label, link: mail.values.link }]
  }
  switch (mail.kind) {
    case 'verifyEmail':
    case 'resetPassword':
    case 'emailChangeConfirmOld':
    case 'emailChangeConfirmNew':
    case 'newsletterConfirm':
    case 'sellerApplied':
    case 'sellerApproved':
    case 'bankAccountChanged':
    case 'payoutPaid':
    case 'payoutFailed':
    case 'debtWaived':
    case 'balanceAdjusted':
    case 'staffInvited':
    case 'staffJoined':
    case 'staffLeft':
    case 'staffChanged':
    case 'itemRemoved':
    case 'itemRestored':
    case 'storeHidden':
    case 'storeShown':
    case 'appealRejected':
    case 'postSubmitted':
    case 'postPublished':
    case 'postChanges':
    case 'postRemarks':
    case 'postWithdrawn':
    case 'sellerAsked':
    case 'affiliateApproved':
    case 'affiliateRejected':
    case 'sellerRejected': {
      const { button, note } = texts[mail.kind]
      return [
        { type: 'button', label: button, link: mail.values.link },
        { type: 'note', text: note },
      ]
    }
    case 'passwordChanged':
    case 'twoFactorOn':
    case 'twoFactorOff':
      return [
        { type: 'text', text: texts.common.notMe },
        { type: 'button', label: texts.common.secure, link: `${frame.appUrl}${linkTo('/forgot-password')}` },
      ]
    case 'emailChanged':
    case 'accountSuspended': {
      const { notMe, button } = texts[mail.kind]
      return [
        { type: 'text', text: notMe },
        { type: 'button', label: button, link: `${frame.appUrl}${linkTo('/contact')}` },
      ]
    }
    case 'roleChanged':
    case 'suspensionLifted':
      return [{ type: 'button', label: texts[mail.kind].button, link: `${frame.appUrl}${linkTo('/login')}` }]
    case 'accountExists': {
      const { button, forgot, reset, note } = texts.accountExists
      return [
        { type: 'button', label: button, link: mail.values.loginLink },
        { type: 'text', text: forgot },
        { type: 'link', label: reset, link: mail.values.resetLink },
        { type: 'note', text: note },
      ]
    }
    case 'newsletterWelcome': {
      const { button, stop } = texts.newsletterWelcome
      return [
        { type: 'button', label: button, link: frame.appUrl },
        { type: 'link', label: stop, link: mail.values.link },
      ]
    }
    case 'newsletterIssue':
    case 'newsletterTest': {
      const { link, body, written } = mail.values
      const { stop, note } = texts.newsletterIssue
      return [
        { type: 'rich', markdown: body, language: written },
        { type: 'note', text: note },
        { type: 'link', label: stop, link },
      ]
    }
    case 'staffRemoved':
      return [{ type: 'note', text: texts.staffRemoved.note }]
    case 'accountDeleted':
      return [{ type: 'note', text: texts.accountDeleted.note }]
    case 'orderPaid':
    case 'orderCancelled':
    case 'orderExpired':
      return listOrder(mail.values, texts, frame.language)
    case 'appointmentOpen':
    case 'appointmentProposed':
    case 'appointmentAgreed':
    case 'appointmentDone':
    case 'refundSent':
      return [{ type: 'button', label: texts.order.view, link: mail.values.link }]
    case 'fileUpdated': {
      const { news, button } = texts.fileUpdated
      const isSaid = mail.values.note !== ''
      return [
        ...(isSaid ? [{ type: 'text', text: news } as const] : []),
        { type: 'button', label: button, link: mail.values.link },
      ]
    }
    case 'planNear':
    case 'planCheaper':
    case 'planGiven':
    case 'giftEnded':
    case 'outbid':
    case 'auctionWon':
    case 'auctionOffered':
      return [{ type: 'button', label: texts[mail.kind].button, link: mail.values.link }]
    case 'contactMessage': {
      const { topic, orderNumber } = mail.values
      const about = [texts.contactTopics[topic], orderNumber].filter((part) => part !== '').join(' · ')
      return listLetter(mail.values, about, texts)
    }
    case 'accessibilityNote':
      return listLetter(mail.values, mail.values.page, texts)
    case 'jobApplication':
      return [
        ...listLetter(mail.values, mail.values.post || texts.inbox.noPost, texts),
        { type: 'note', text: texts.inbox.fileText },
      ]
    case 'inboxAnswer':
      return [
        ...listAnswer(mail.values.answer, mail.values.message, texts.inboxAnswer),
        { type: 'button', label: texts.inboxAnswer.button, link: `${frame.appUrl}${linkTo('/contact')}` },
      ]
    case 'sellerApplication':
      return listLetter(mail.values, toLine(mail.values.store), texts)
    case 'affiliateApplication':
      return listLetter(mail.values, texts.affiliateChannels[mail.values.channel], texts)
  }
}

/** Puts a mail together, in words of its reader. */
export function makeContent(mail: MailContents, frame: MailFrame): MailContent {
  const texts = TEXTS[frame.language]
  const time = showTime(frame.language, frame.at)
  const words = listWords(mail, texts, frame.language)
  const say = (text: string) => fill(fillRules(text), { app: frame.app, time, ...words })
  const { subject, heading, text } = texts[mail.kind]
  const name = toGreeted(frame.name)
  const { greeting, greetingNobody, buttonFails, footer } = texts.common
  const blocks = listBlocks(mail, texts, frame).map((block) =>
    block.type === 'note' || block.type === 'text' ? { ...block, text: say(block.text) } : block,
  )
  const [first] = blocks
  // An issue of the newsletter has no words of ours above its own.
  const opening =
    first?.type === 'rich' ? shortenPlain(writePlainMarkdown(first.markdown, frame.appUrl)) : say(text)
  return {
    language: frame.language,
    app: frame.app,
    appUrl: frame.appUrl,
    subject: toLine(say(subject)),
    preheader: opening,
    heading: say(heading),
    greeting: name === null ? greetingNobody : fill(greeting, { name }),
    blocks: first?.type === 'rich' ? blocks : [{ type: 'text', text: opening }, ...blocks],
    buttonFails,
    footer: say(footer),
  }
}
