import { describe, expect, it } from 'vitest'
import { refusalOf, useMarket } from '../testing/helpers'
import { renamePost } from './commands/address'
import { beginPost, deletePost, submitPost, takePostBack } from './commands/author'
import { publishPost } from './commands/staff'
import { articlePage, editorPage } from './reads/posts'
import { admin, author, idOf, otherAuthor, writeDraft, writePublished } from './testing/helpers'

const market = useMarket()
const rename = (slug: string, typed: string, who = author) => renamePost(market.ctx, who, slug, typed)

describe('the address of an article', () => {
  it('is what its author chooses, and each earlier one leads to it still', async () => {
    const first = await writeDraft(market)
    expect(await rename(first, ' Batik, washed! ')).toBe('batik-washed')
    await submitPost(market.ctx, author, first)
    await publishPost(market.ctx, admin, idOf(market, 'batik-washed'), { day: null, version: 2 })
    expect(await refusalOf(rename('batik-washed', 'another one'))).toBe('BLOG_LOCKED')
    await takePostBack(market.ctx, author, 'batik-washed')
    expect(await rename('batik-washed', 'clean-batik')).toBe('clean-batik')
    await submitPost(market.ctx, author, 'clean-batik')
    await publishPost(market.ctx, admin, idOf(market, 'clean-batik'), { day: null, version: 2 })
    for (const slug of [first, 'batik-washed', 'clean-batik'])
      expect((await articlePage(market.ctx, slug, null)).post.slug).toBe('clean-batik')
  })

  it('is one that no other article has or had, until that is deleted', async () => {
    const old = await writeDraft(market, 'Durian')
    await rename(old, 'musang-king')
    const slug = await writeDraft(market, 'Rambutan')
    for (const taken of ['durian', 'musang king'])
      expect(await refusalOf(rename(slug, taken))).toBe('BLOG_ADDRESS_TAKEN')
    expect(await beginPost(market.ctx, author, { title: 'Durian', language: 'en' })).not.toBe('durian')
    expect(await rename('musang-king', 'durian')).toBe('durian')
    await deletePost(market.ctx, author, 'musang-king')
    expect(await rename(slug, 'musang-king')).toBe('musang-king')
  })

  it('has some plain letters, and is the author’s to choose', async () => {
    const slug = await writePublished(market)
    for (const typed of ['榴莲', 'submit', '!!'])
      expect(await refusalOf(rename(await writeDraft(market, 'Rambutan'), typed))).toBe('BLOG_ADDRESS')
    expect(await rename(slug, slug)).toBe(slug)
    expect(await refusalOf(rename(slug, 'mine', otherAuthor))).toBe('NOT_FOUND')
    expect((await editorPage(market.ctx, author, slug, null)).post.slug).toBe(slug)
  })
})
