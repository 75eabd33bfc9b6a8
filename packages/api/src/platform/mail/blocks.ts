import {
  formatRm,
  LANGUAGE_NAME,
  LANGUAGE_TAG,
  type Language,
  malaysianFormat,
  type OrderShown,
  type ParcelNews,
  type Sen,
  sen,
  startOfDay,
} from '@pasar/domain'
import { fill, type Texts } from '../texts'
import { toLine } from './names'

export interface AmountRow {
  label: string
  amount: string
  isTotal?: boolean
}

/** What a mail is made of; HTML and text are both written from it. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'note'; text: string }
  /** Markdown of staff. */
  | { type: 'rich'; markdown: string; language: Language }
  | { type: 'button'; label: string; link: string }
  | { type: 'link'; label: string; link: string }
  | { type: 'goods'; title: string; rows: readonly AmountRow[] }
  | { type: 'sums'; rows: readonly AmountRow[] }
  | { type: 'address'; title: string; lines: readonly string[] }

const timeFormat = malaysianFormat({ dateStyle: 'long', timeStyle: 'short' })
export const showTime = (language: Language, at: number): string =>
  timeFormat(LANGUAGE_TAG[language]).format(at)

const dayFormat = malaysianFormat({ dateStyle: 'full' })
/** A calendar day, such as "2026-08-31", in words. */
export const showDay = (language: Language, day: string): string =>
  dayFormat(LANGUAGE_TAG[language]).format(startOfDay(day))

function listSums(order: OrderShown, { order: words }: Texts['shared']): AmountRow[] {
  const off = (amount: Sen) => formatRm(sen(-amount))
  return [
    { label: words.items, amount: formatRm(order.items) },
    ...(order.itemDiscount > 0 ? [{ label: words.discount, amount: off(order.itemDiscount) }] : []),
    { label: words.shipping, amount: formatRm(order.shipping) },
    ...(order.shippingDiscount > 0
      ? [{ label: words.shippingDiscount, amount: off(order.shippingDiscount) }]
      : []),
    { label: words.total, amount: formatRm(order.total), isTotal: true },
  ]
}

export function listOrder(order: OrderShown, { shared }: Texts, language: Language): Block[] {
  const { order: words } = shared
  return [
    { type: 'note', text: fill(words.placed, { time: showTime(language, order.placedAt) }) },
    ...order.parcels.map(
      ({ storeName, lines }): Block => ({
        type: 'goods',
        title: toLine(storeName),
        rows: lines.map(({ title, variantName, quantity, subtotal }) => ({
          label: `${quantity} × ${toLine(variantName === '' ? title : `${title} – ${variantName}`)}`,
          amount: formatRm(subtotal),
        })),
      }),
    ),
    { type: 'sums', rows: listSums(order, shared) },
    ...(order.address.length > 0
      ? [{ type: 'address', title: words.address, lines: order.address.map(toLine) } as const]
      : []),
    { type: 'button', label: words.view, link: order.link },
  ]
}

interface Letter {
  name: string
  email: string
  isConfirmed: boolean
  language: Language
  phone?: string
  /** Where it is answered. */
  link?: string | undefined
  message: string
}

/** What someone wrote to those who run the market, as they wrote it. */
export function listLetter(letter: Letter, about: string, { shared }: Texts): Block[] {
  const { inbox: words } = shared
  const { name, email, phone = '', language, message, link } = letter
  const notes = letter.isConfirmed ? words.confirmed : words
  const from = [name, email, phone].filter((part) => part !== '').map(toLine)
  return [
    {
      type: 'address',
      title: words.from,
      lines: [...from, fill(words.reads, { language: LANGUAGE_NAME[language] })],
    },
    ...(about === '' ? [] : [{ type: 'address', title: words.about, lines: [toLine(about)] } as const]),
    { type: 'address', title: words.message, lines: message.split('\n').map(toLine) },
    ...(link === undefined ? [] : [{ type: 'button', label: words.open, link } as const]),
    { type: 'note', text: link === undefined ? notes.answer : notes.answerThere },
  ]
}

/** What is answered to who wrote, and below it what they had written. */
export function listAnswer(answer: string, message: string, words: Texts['inboxAnswer']): Block[] {
  const lines = (text: string): string[] => text.split('\n').map(toLine)
  return [
    { type: 'address', title: words.answer, lines: lines(answer) },
    { type: 'address', title: words.message, lines: lines(message) },
    { type: 'note', text: words.note },
  ]
}

/** The courier and the tracking number. The link to follow a parcel is on the order: mails link to nobody else. */
export function listTracking({ courier, trackingNumber }: ParcelNews): Block[] {
  const text = [courier, trackingNumber].filter(Boolean).map(toLine).join(' ')
  return text === '' ? [] : [{ type: 'note', text }]
}
