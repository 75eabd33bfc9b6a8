import { days } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { refusalOf, useMarket } from '../testing/helpers'
import { renamePost } from './commands/address'
import { beginPost, deletePost, savePost, submitPost, takePostBack } from './commands/author'
import { publishPost } from './commands/staff'
import { articlePage, editorPage } from './reads/posts'
import { admin, author, idOf, otherAuthor, typed, writeDraft, writePublished } from './testing/helpers'

const market = useMarket()
const rename = (slug: string, wanted: string, who = author) => renamePost(market.ctx, who, slug, wanted)

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

  it('is one that no other article has, or had where readers were, until that is deleted', async () => {
    const old = await writePublished(market, 'Durian')
    await takePostBack(market.ctx, author, old)
    await rename(old, 'musang-king')
    const slug = await writeDraft(market, 'Rambutan')
    for (const taken of ['durian', 'musang king'])
      expect(await refusalOf(rename(slug, taken))).toBe('BLOG_ADDRESS_TAKEN')
    expect(await beginPost(market.ctx, author, { title: 'Durian', language: 'en' })).not.toBe('durian')
    expect(await rename('musang-king', 'durian')).toBe('durian')
    await deletePost(market.ctx, author, 'musang-king')
    expect(await rename(slug, 'musang-king')).toBe('musang-king')
  })

  it('is free again where no reader saw the article that had it', async () => {
    const draft = await writeDraft(market, 'Durian')
    await rename(draft, 'musang-king')
    await rename(draft, 'durio')
    expect((await editorPage(market.ctx, author, 'musang-king', null)).post.slug).toBe('durio')
    const slug = await writeDraft(market, 'Rambutan')
    expect(await refusalOf(rename(slug, 'durio'))).toBe('BLOG_ADDRESS_TAKEN')
    expect(await rename(slug, 'musang-king')).toBe('musang-king')
    expect((await editorPage(market.ctx, author, 'musang-king', null)).post.id).toBe(
      idOf(market, 'musang-king'),
    )
    expect(await beginPost(market.ctx, author, { title: 'Durian', language: 'en' })).toBe('durian')
  })

  it('is no longer free once a day is set on which readers see it', async () => {
    const slug = await writeDraft(market, 'Durian')
    await submitPost(market.ctx, author, slug)
    const day = new Date(market.ctx.now() + days(5)).toISOString().slice(0, 10)
    await publishPost(market.ctx, admin, idOf(market, slug), { day, version: 2 })
    await takePostBack(market.ctx, author, slug)
    await rename(slug, 'musang-king')
    expect(await refusalOf(rename(await writeDraft(market, 'Rambutan'), 'durian'))).toBe('BLOG_ADDRESS_TAKEN')
  })

  it('changes with a submission, or neither does', async () => {
    const slug = await beginPost(market.ctx, author, { title: 'Durian', language: 'en' })
    await savePost(market.ctx, author, slug, typed(1, 'Short'), 'saved')
    expect(await refusalOf(submitPost(market.ctx, author, slug, 'musang-king'))).toBe('BLOG_TOO_SHORT')
    expect((await editorPage(market.ctx, author, slug, null)).post.slug).toBe('durian')
    await savePost(market.ctx, author, slug, typed(2), 'saved')
    for (const [wanted, code] of [
      ['榴莲', 'BLOG_ADDRESS'],
      [await writePublished(market), 'BLOG_ADDRESS_TAKEN'],
    ] as const)
      expect(await refusalOf(submitPost(market.ctx, author, slug, wanted))).toBe(code)
    expect((await editorPage(market.ctx, author, slug, null)).post.state).toBe('draft')
    expect(await submitPost(market.ctx, author, slug, 'Musang King')).toBe('musang-king')
    expect((await editorPage(market.ctx, author, slug, null)).post).toMatchObject({
      slug: 'musang-king',
      state: 'submitted',
    })
  })

  it('has some plain letters, and is the author’s to choose', async () => {
    const slug = await writePublished(market)
    for (const wanted of ['榴莲', 'submit', '!!'])
      expect(await refusalOf(rename(await writeDraft(market, 'Rambutan'), wanted))).toBe('BLOG_ADDRESS')
    expect(await rename(slug, slug)).toBe(slug)
    expect(await refusalOf(rename(slug, 'mine', otherAuthor))).toBe('NOT_FOUND')
    expect((await editorPage(market.ctx, author, slug, null)).post.slug).toBe(slug)
  })
})
