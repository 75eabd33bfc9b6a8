import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pictureMark } from '@pasar/domain'
import { expect, it, vi } from 'vitest'
import { picturePath } from '../platform/pictures/files'
import { makePhoto } from '../reviews/testing/helpers'
import { refusalOf, useMarket } from '../testing/helpers'
import { addPostPicture, beginPost, deletePost, savePost, submitPost, takePostBack } from './commands/author'
import { publishPost, withdrawPost } from './commands/staff'
import { articlePage, ownPosts } from './reads/posts'
import { admin, author, BODY, idOf, otherAuthor, typed, writeDraft, writePublished } from './testing/helpers'

vi.setConfig({ testTimeout: 60_000 })

const market = useMarket()
const remove = (slug: string, who = author) => deletePost(market.ctx, who, slug)
const own = async () =>
  (await ownPosts(market.ctx, author, { state: null, sort: 'usual' }, null)).posts.map(({ slug }) => slug)

it('deletes a draft with its history, its pictures and their files', async () => {
  mkdirSync(market.ctx.uploadsDir, { recursive: true })
  const slug = await writeDraft(market)
  const { key } = await addPostPicture(market.ctx, author, slug, await makePhoto())
  await savePost(market.ctx, author, slug, typed(2, `${BODY}${pictureMark(key, 'x')}`), 'saved')
  const file = path.join(market.ctx.uploadsDir, picturePath(key, 640))
  expect(existsSync(file)).toBe(true)
  await remove(slug)
  expect(await own()).toEqual([])
  for (const table of ['blog_posts', 'blog_tags', 'blog_versions', 'blog_pictures'])
    expect(market.value(`select count(*) from ${table}`), table).toBe(0)
  await vi.waitFor(() => expect(existsSync(file)).toBe(false))
  // Its address is free again.
  expect(await beginPost(market.ctx, author, { title: 'How to wash batik', language: 'en' })).toBe(slug)
})

it('deletes what was withdrawn, by staff too, and what is being read, but nothing that is published', async () => {
  const slug = await writePublished(market)
  expect(await refusalOf(remove(slug))).toBe('BLOG_MOVED')
  expect((await articlePage(market.ctx, slug, null)).post.slug).toBe(slug)
  await withdrawPost(market.ctx, admin, idOf(market, slug), 'Not yours')
  await remove(slug)
  const second = await writePublished(market)
  await takePostBack(market.ctx, author, second)
  await remove(second)
  const third = await writeDraft(market)
  await submitPost(market.ctx, author, third)
  const id = idOf(market, third)
  await remove(third)
  expect(await own()).toEqual([])
  expect(await refusalOf(publishPost(market.ctx, admin, id, { day: null, version: 2 }))).toBe('NOT_FOUND')
})

it('is for the author alone', async () => {
  const slug = await writeDraft(market)
  expect(await refusalOf(remove(slug, otherAuthor))).toBe('NOT_FOUND')
  expect(await refusalOf(remove('none'))).toBe('NOT_FOUND')
  expect(await own()).toEqual([slug])
})

it('is settled with staff who publish it at the same time: one of the two is done', async () => {
  const slug = await writeDraft(market)
  await submitPost(market.ctx, author, slug)
  const [published, deleted] = await Promise.allSettled([
    publishPost(market.ctx, admin, idOf(market, slug), { day: null, version: 2 }),
    remove(slug),
  ])
  expect([published.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(await own()).toEqual(published.status === 'fulfilled' ? [slug] : [])
})

it('leaves what the author wrote in other languages', async () => {
  const slug = await writeDraft(market)
  const other = await beginPost(market.ctx, author, {
    title: 'Basuh batik',
    language: 'ms',
    translates: slug,
  })
  await remove(slug)
  expect(await own()).toEqual([other])
  await beginPost(market.ctx, author, { title: 'Again', language: 'en', translates: other })
})
