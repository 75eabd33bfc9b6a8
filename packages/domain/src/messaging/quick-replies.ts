/** Texts that a seller can save to answer with. */
export const MAX_QUICK_REPLIES = 20
export const MAX_REPLY_TITLE = 60
export const MAX_REPLY_LENGTH = 1_000

/** What a text can name, in braces; filled in when it is inserted into a message. */
const REPLY_PLACEHOLDERS = ['name', 'item', 'order'] as const
type Placeholder = (typeof REPLY_PLACEHOLDERS)[number]

/** The buyer's name, the title of the item, the number of the order; null where the conversation has none. */
export type ReplyValues = Readonly<Record<Placeholder, string | null>>

const isPlaceholder = (name: string): name is Placeholder => REPLY_PLACEHOLDERS.some((one) => one === name)

/** Stands for what a conversation does not have: the seller sees that something is missing. */
const MISSING = '…'

/** A saved text with its placeholders filled in. Braces within the values stay as they are. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    isPlaceholder(name) ? (values[name] ?? MISSING) : whole,
  )

/** A text with another behind it, on a line of its own. */
export const appendReply = (typed: string, reply: string): string =>
  typed.trim() === '' ? reply : `${typed.trimEnd()}\n${reply}`

/** The ids with one moved up or down by a place; as they are where it is at the end, or not among them. */
export function moveInOrder(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const moved = [...ids]
  const at = moved.indexOf(id)
  const other = moved[at + step]
  if (at === -1 || other === undefined) return moved
  moved[at + step] = id
  moved[at] = other
  return moved
}
