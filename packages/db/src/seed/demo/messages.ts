import { type HoldReason, hours, type Language, type MessageState, minutes } from '@pasar/domain'
import type { SeedIds } from '../ids'
import type { SeedWriter } from '../writer'
import type { DemoItem } from './items'
import type { DemoPeople } from './people'

interface Line {
  from: 'buyer' | 'seller'
  body: string
  /** Delivered unless it says otherwise. */
  state?: MessageState
  heldFor?: HoldReason
  rejection?: string
}

interface Talk {
  /** Of whoever asks; the demo buyer writes English. */
  language: Language
  isDemoBuyer?: true
  /** When it ended. */
  ago: number
  /** What of it the seller, or the buyer, has not read. */
  unread?: { of: 'buyer' | 'seller'; count: number }
  lines: readonly Line[]
}

const TALKS: readonly Talk[] = [
  {
    language: 'en',
    isDemoBuyer: true,
    ago: hours(3),
    unread: { of: 'buyer', count: 1 },
    lines: [
      { from: 'buyer', body: 'Hi! Does this come with a Malaysian warranty?' },
      { from: 'seller', body: 'Hello! Yes, one year, and you can bring it to our counter in Kuala Lumpur.' },
      { from: 'buyer', body: 'Great. If I order today, when would it be shipped?' },
      { from: 'seller', body: 'Orders before 3 pm leave the same day.' },
    ],
  },
  {
    language: 'ms',
    ago: hours(7),
    unread: { of: 'seller', count: 1 },
    lines: [
      { from: 'buyer', body: 'Salam, barang ni masih ada stok?' },
      { from: 'seller', body: 'Waalaikumsalam, ada lagi. Boleh terus pesan ya.' },
      { from: 'buyer', body: 'Baik, terima kasih. Boleh bungkus sebagai hadiah?' },
    ],
  },
  {
    language: 'cn',
    ago: hours(26),
    lines: [
      { from: 'buyer', body: '您好，请问寄到沙巴要几天？' },
      { from: 'seller', body: '您好！一般五到七个工作日。' },
      { from: 'buyer', body: '好的，谢谢！' },
    ],
  },
  {
    language: 'en',
    ago: minutes(50),
    lines: [
      { from: 'buyer', body: 'Is the price negotiable if I take three?' },
      { from: 'seller', body: 'We can do a small discount for three. I will make you a coupon.' },
      {
        from: 'buyer',
        body: 'Can we do this on WhatsApp instead? 012-345 6789',
        state: 'pending',
        heldFor: 'phone',
      },
    ],
  },
  {
    language: 'en',
    isDemoBuyer: true,
    ago: hours(52),
    lines: [
      { from: 'buyer', body: 'Do you have this in black as well?' },
      {
        from: 'buyer',
        body: 'Please send me the pictures to aisyah@example.com',
        state: 'rejected',
        heldFor: 'email',
        rejection: 'Please keep to this chat: you can send pictures here.',
      },
      { from: 'seller', body: 'Only in silver for now, sorry.' },
    ],
  },
]

const BETWEEN = minutes(4)

interface MessagesPlan {
  people: DemoPeople
  items: readonly DemoItem[]
  languages: ReadonlyMap<string, Language>
  now: number
}

/** What buyers and the demo seller wrote to each other: in three languages, one message held and one rejected. */
export function writeMessages(
  writer: SeedWriter,
  ids: SeedIds,
  { people, items, languages, now }: MessagesPlan,
): void {
  const own = items.filter(({ store, status }) => store.sellerId === people.seller.id && status === 'active')
  const taken = new Set<string>()
  for (const [index, talk] of TALKS.entries()) {
    const item = own[index % own.length]
    const asker = talk.isDemoBuyer
      ? people.buyer
      : people.buyers.find(({ id }) => languages.get(id) === talk.language && !taken.has(id))
    if (!item || !asker) continue
    taken.add(asker.id)
    writeTalk(writer, ids, talk, { item, buyerId: asker.id, sellerId: people.seller.id, now })
  }
}

function writeTalk(
  writer: SeedWriter,
  ids: SeedIds,
  { ago, lines, unread }: Talk,
  { item, buyerId, sellerId, now }: { item: DemoItem; buyerId: string; sellerId: string; now: number },
): void {
  const timeOf = (position: number): number => now - ago - (lines.length - position) * BETWEEN
  const startedAt = timeOf(1)
  const conversationId = ids.next('conversation', startedAt)
  const delivered = lines.filter(({ state = 'delivered' }) => state === 'delivered').length
  writer.insert('conversations', {
    id: conversationId,
    about_kind: 'item',
    about_id: item.id,
    buyer_id: buyerId,
    seller_id: sellerId,
    store_id: item.store.id,
    last_position: lines.length,
    last_delivery: delivered,
    created_at: startedAt,
  })
  const last: Record<Line['from'], { id: string; at: number } | null> = { buyer: null, seller: null }
  let delivery = 0
  for (const [index, { from, body, state = 'delivered', heldFor = '', rejection = '' }] of lines.entries()) {
    const at = timeOf(index + 1)
    const id = ids.next('message', at)
    if (state === 'delivered') delivery += 1
    writer.insert('chat_messages', {
      id,
      conversation_id: conversationId,
      position: index + 1,
      sender_id: from === 'buyer' ? buyerId : sellerId,
      body,
      state,
      delivery: state === 'delivered' ? delivery : null,
      held_for: heldFor,
      rejection,
      form_key: id,
      created_at: at,
      decided_at: state === 'pending' ? null : at,
    })
    last[from] = { id, at }
    if (state === 'delivered') last[from === 'buyer' ? 'seller' : 'buyer'] = { id, at }
  }
  for (const side of ['buyer', 'seller'] as const) {
    const count = unread?.of === side ? unread.count : 0
    writer.insert('conversation_members', {
      user_id: side === 'buyer' ? buyerId : sellerId,
      conversation_id: conversationId,
      unread: count,
      read_delivery: delivered - count,
      last_message_id: last[side]?.id ?? null,
      shown_at: last[side]?.at ?? null,
    })
  }
}
