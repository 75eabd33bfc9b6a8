import { MAX_OPEN_REMARKS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { newsOf } from '../reviews/testing/helpers'
import { refusalOf, useMarket } from '../testing/helpers'
import { beginPost, savePost, submitPost, takePostBack } from './commands/author'
import { answerRemark, remarkOnPost, removeRemark } from './commands/remarks'
import { askPostChanges, featurePost } from './commands/staff'
import { articlePage, editorPage } from './reads/posts'
import { articleForStaff } from './reads/staff'
import { admin, author, BODY, idOf, otherAuthor, typed, writeDraft, writePublished } from './testing/helpers'

const market = useMarket()

/** An article that waits for staff. @returns its address and id */
async function writeSubmitted() {
  const slug = await writeDraft(market)
  await submitPost(market.ctx, author, slug)
  return { slug, id: idOf(market, slug) }
}
const onTitle = { version: 2, block: 0, quote: 'Wash it', remark: 'Which one?' }
const remarksOf = async (slug: string) => (await editorPage(market.ctx, author, slug, null)).remarks

describe('a remark', () => {
  it('is for staff until changes are asked for, and then for the author; their notice says how many', async () => {
    const { slug, id } = await writeSubmitted()
    await remarkOnPost(market.ctx, admin, id, onTitle)
    await remarkOnPost(market.ctx, admin, id, {
      ...onTitle,
      block: 1,
      quote: 'no bleach',
      remark: '<b>Secret</b>',
    })
    expect(await remarksOf(slug)).toEqual([])
    expect((await articleForStaff(market.ctx, admin, id)).remarks).toHaveLength(2)
    await askPostChanges(market.ctx, admin, id, '')
    expect((await remarksOf(slug)).map(({ quote }) => quote).sort()).toEqual(['Wash it', 'no bleach'])
    expect(newsOf(market, author.id)).toContain('postRemarks')
    const [news] = market.rows<{ data: string }>("select data from notifications where kind = 'postRemarks'")
    expect(JSON.parse(news?.data ?? '{}')).toEqual({ title: 'How to wash batik', count: 2 })
  })

  it('is answered and done by the author alone, and stays with its version', async () => {
    const { slug, id } = await writeSubmitted()
    await remarkOnPost(market.ctx, admin, id, onTitle)
    const [unsent] = (await articleForStaff(market.ctx, admin, id)).remarks
    const answer = { id: unsent?.id ?? '', answer: 'The sarong.' }
    expect(await refusalOf(answerRemark(market.ctx, author, slug, answer, true))).toBe('NOT_FOUND')
    await askPostChanges(market.ctx, admin, id, 'And more.')
    expect(await refusalOf(answerRemark(market.ctx, otherAuthor, slug, answer, true))).toBe('NOT_FOUND')
    await answerRemark(market.ctx, author, slug, answer, true)
    await savePost(market.ctx, author, slug, typed(2, BODY.replace('Wash it', 'Wash the sarong')), 'saved')
    await submitPost(market.ctx, author, slug)
    const { remarks } = await articleForStaff(market.ctx, admin, id)
    expect(remarks).toMatchObject([{ answer: 'The sarong.', version: 2, doneAt: market.ctx.now() }])
    await answerRemark(market.ctx, author, slug, answer, false)
    expect(await remarksOf(slug)).toMatchObject([{ doneAt: null }])
  })

  it('is about words that stand in the text that was read', async () => {
    const { slug, id } = await writeSubmitted()
    const remark = (change: Partial<typeof onTitle>, postId = id) =>
      refusalOf(remarkOnPost(market.ctx, admin, postId, { ...onTitle, ...change }))
    expect(await remark({ quote: 'Iron it' })).toBe('BLOG_QUOTE_MISSING')
    expect(await remark({ block: 999 })).toBe('BLOG_QUOTE_MISSING')
    expect(await remark({ version: 1 })).toBe('BLOG_MOVED')
    expect(await remark({}, 'blp_none')).toBe('NOT_FOUND')
    await takePostBack(market.ctx, author, slug)
    expect(await remark({})).toBe('BLOG_MOVED')
  })

  it('is taken away while only staff know it; nothing said at all is refused', async () => {
    const { id } = await writeSubmitted()
    expect(await refusalOf(askPostChanges(market.ctx, admin, id, ''))).toBe('BLOG_REASON_MISSING')
    await remarkOnPost(market.ctx, admin, id, onTitle)
    const [remark] = (await articleForStaff(market.ctx, admin, id)).remarks
    await removeRemark(market.ctx, admin, id, remark?.id ?? '')
    expect((await articleForStaff(market.ctx, admin, id)).remarks).toEqual([])
    await remarkOnPost(market.ctx, admin, id, onTitle)
    await askPostChanges(market.ctx, admin, id, '')
    const [sent] = (await articleForStaff(market.ctx, admin, id)).remarks
    expect(await refusalOf(removeRemark(market.ctx, admin, id, sent?.id ?? ''))).toBe('NOT_FOUND')
  })

  it('is one of so many that are not done', async () => {
    const { id } = await writeSubmitted()
    market.run(
      `insert into blog_remarks (id, post_id, admin_id, version, block, quote, body, created_at)
        select 'blr_' || value, ?, ?, 2, 0, 'x', 'x', 1 from json_each(?)`,
      id,
      admin.id,
      JSON.stringify(Array.from({ length: MAX_OPEN_REMARKS }, (_, n) => n)),
    )
    expect(await refusalOf(remarkOnPost(market.ctx, admin, id, onTitle))).toBe('BLOG_TOO_MANY_REMARKS')
  })
})

describe('a translation', () => {
  const begin = (slug: string, language: 'en' | 'cn' | 'ms', who = author) =>
    beginPost(market.ctx, who, { title: 'Basuh batik', language, translates: slug })

  it("is of the author's own, once in each language", async () => {
    const slug = await writeDraft(market)
    expect(await refusalOf(begin(slug, 'en'))).toBe('BLOG_TRANSLATED')
    expect(await refusalOf(begin(slug, 'ms', otherAuthor))).toBe('NOT_FOUND')
    const malay = await begin(slug, 'ms')
    expect(await refusalOf(begin(slug, 'ms'))).toBe('BLOG_TRANSLATED')
    await begin(malay, 'cn')
    const { translations } = await editorPage(market.ctx, author, slug, null)
    expect(translations.map(({ language }) => language)).toEqual(['cn', 'en', 'ms'])
  })

  it('is linked to once it is published', async () => {
    const slug = await writePublished(market)
    await begin(slug, 'ms')
    const { translations } = await articlePage(market.ctx, slug, null)
    expect(translations.map(({ language }) => language)).toEqual(['en'])
  })
})

it('an article comes with what admins did to it', async () => {
  const id = idOf(market, await writePublished(market))
  await featurePost(market.ctx, admin, id, true)
  const { audit } = await articleForStaff(market.ctx, admin, id)
  expect(audit.map(({ action }) => action).sort()).toEqual(['featurePost', 'publishPost'])
})
