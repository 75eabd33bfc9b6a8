import { CONVERSATIONS_LOOKED_THROUGH, type ConversationsFilter } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { refusalOf, useMarket } from '../testing/helpers'
import { conversationsPage } from './reads/conversations'
import { askAboutKopi, selling } from './testing/helpers'

const market = useMarket()

/** So many more conversations of the seller; the message of each nth says "durian", every third is in the archive. */
async function fill(count: number, nth: number): Promise<void> {
  const { conversationId } = await askAboutKopi(market)
  const numbers = (columns: string) =>
    `with recursive n (at) as (select 1 union all select at + 1 from n where at < ${count}) ${columns}`
  market.run(
    numbers(`insert into users (id, email, name, password_hash, role, created_at, verified_at)
      select 'usr_n' || at, 'n' || at || '@pasar.test', 'N', 'none', 1, 1, 1 from n`),
  )
  market.run(
    numbers(`insert into conversations (id, about_kind, about_id, buyer_id, seller_id, store_id, last_position,
      last_delivery, created_at)
      select 'cnv_n' || at, c.about_kind, c.about_id, 'usr_n' || at, c.seller_id, c.store_id, 1, 1, 1
      from n join conversations c on c.id = ?`),
    conversationId,
  )
  market.run(
    numbers(`insert into chat_messages (id, conversation_id, position, sender_id, body, state, delivery, form_key,
      created_at, decided_at)
      select 'msg_n' || at, 'cnv_n' || at, 1, 'usr_n' || at, case at % ${nth} when 0 then 'Durian' else 'Teh' end,
      'delivered', 1, 'key-n' || at, 1, 1 from n`),
  )
  market.run(
    // Two at a time were written to in the same moment.
    numbers(`insert into conversation_members (user_id, conversation_id, last_message_id, shown_at, is_archived)
      select '${selling.id}', 'cnv_n' || at, 'msg_n' || at, at / 2 + 1, at % 3 = 0 from n`),
  )
}

async function walk(filter: Partial<ConversationsFilter>) {
  const ids: string[] = []
  let pages = 0
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof conversationsPage>> = await conversationsPage(market.ctx, selling, {
      cursor,
      ...filter,
    })
    ids.push(...page.conversations.map(({ id }) => id))
    pages += 1
    cursor = page.next
  } while (cursor !== null)
  return { ids, pages }
}

describe('a list of conversations', () => {
  it('is paged in both directions, each conversation once', async () => {
    await fill(90, 2)
    const newest = await walk({})
    expect(newest).toMatchObject({ pages: 4 })
    expect(new Set(newest.ids).size).toBe(61)
    expect((await walk({ sort: 'reverse' })).ids).toEqual(newest.ids.toReversed())
    const archived = await walk({ isArchived: true, sort: 'reverse' })
    expect(archived.ids).toHaveLength(30)
    expect(archived.ids[0]).toBe('cnv_n3')
  })
})

describe('a search for conversations', () => {
  it('is paged, archived ones too, each conversation once', async () => {
    await fill(130, 2)
    const newest = await walk({ words: 'durian' })
    expect(newest).toMatchObject({ pages: 4 })
    expect(new Set(newest.ids).size).toBe(65)
    expect(newest.ids).toHaveLength(65)
    expect(newest.ids).toContain('cnv_n6')
    expect((await walk({ words: 'DURIAN', sort: 'reverse' })).ids).toEqual(newest.ids.toReversed())
    expect(await walk({ words: 'mangosteen' })).toEqual({ ids: [], pages: 1 })
  })

  it('goes on where it has looked through enough for a page', async () => {
    const count = CONVERSATIONS_LOOKED_THROUGH * 2 + 10
    await fill(count, count)
    // What was found is the newest but the one that was just opened.
    expect(await walk({ words: 'durian', sort: 'reverse' })).toEqual({ ids: [`cnv_n${count}`], pages: 3 })
    const last = await walk({ words: 'durian' })
    expect(last).toEqual({ ids: [`cnv_n${count}`], pages: 3 })
  })

  it('refuses a cursor that is none', async () => {
    const search = conversationsPage(market.ctx, selling, { cursor: 'nonsense', words: 'durian' })
    expect(await refusalOf(search)).toBe('NOT_FOUND')
  })
})
