import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { days, hours, MAX_POST_PICTURES, pictureMark } from '@pasar/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { picturePath } from '../platform/pictures/files'
import { sweepPictures } from '../platform/pictures/sweep'
import { makePhoto } from '../reviews/testing/helpers'
import { refusalOf, useMarket } from '../testing/helpers'
import { addPostPicture, savePost, submitPost } from './commands/author'
import { publishPost } from './commands/staff'
import { sweepPostPictures, UNUSED_FOR } from './jobs'
import { articlePage } from './reads/posts'
import { admin, author, BODY, idOf, typed, writeDraft } from './testing/helpers'

// Each picture is made by a process of its own, and one waits for the other.
vi.setConfig({ testTimeout: 60_000 })

const market = useMarket()
beforeEach(() => void mkdirSync(market.ctx.uploadsDir, { recursive: true }))

const add = async (slug: string) => (await addPostPicture(market.ctx, author, slug, await makePhoto())).key
const showing = (...keys: string[]) => [BODY, ...keys.map((key) => pictureMark(key, 'x'))].join('\n\n')
const sweep = () => sweepPostPictures(market.ctx, new AbortController().signal)
const kept = () =>
  market.rows<{ key: string }>('select key from blog_pictures order by key').map(({ key }) => key)
/** Pictures that came at a time, without files. */
function have(slug: string, count: number, at = market.ctx.now()): string[] {
  const keys = Array.from({ length: count }, (_, n) => `blog-${String(n).padStart(32, '0')}`)
  for (const key of keys)
    market.run(
      "insert into blog_pictures (key, post_id, width, height, blur, created_at) values (?, ?, 1, 1, '', ?)",
      key,
      idOf(market, slug),
      at,
    )
  return keys
}

describe('the pictures that an article may have', () => {
  it('are those of its text, and those that came since it was saved', async () => {
    const slug = await writeDraft(market)
    market.wait(1)
    const keys = have(slug, MAX_POST_PICTURES)
    expect(await refusalOf(add(slug))).toBe('BLOG_TOO_MANY_PICTURES')
    market.wait(1)
    await savePost(market.ctx, author, slug, typed(2, showing(...keys)), 'saved')
    expect(await refusalOf(add(slug))).toBe('BLOG_TOO_MANY_PICTURES')
    market.wait(1)
    await savePost(market.ctx, author, slug, typed(3, showing(...keys.slice(1))), 'saved')
    market.wait(1)
    await add(slug)
    expect(await refusalOf(add(slug))).toBe('BLOG_TOO_MANY_PICTURES')
  })

  it('come one by one: of two that are sent at once for the last place one is kept', async () => {
    const slug = await writeDraft(market)
    market.wait(1)
    have(slug, MAX_POST_PICTURES - 1)
    const both = await Promise.allSettled([add(slug), add(slug)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a picture that no text shows', () => {
  it('goes with its file some days later, and not while an author may be writing still', async () => {
    const slug = await writeDraft(market)
    const key = await add(slug)
    await sweep()
    expect(kept()).toEqual([key])
    market.wait(UNUSED_FOR + 1)
    await sweep()
    expect(kept()).toEqual([])
    // Files are as old as the machine says.
    market.services.clock.now = Date.now() + hours(2)
    await sweepPictures(market.ctx, new AbortController().signal)
    expect(existsSync(path.join(market.ctx.uploadsDir, picturePath(key, 640)))).toBe(false)
  })

  it('stays while the published article shows it, or a text of its history does', async () => {
    const slug = await writeDraft(market)
    const [shown = '', earlier = '', never = ''] = have(slug, 3)
    await savePost(market.ctx, author, slug, typed(2, showing(earlier)), 'saved')
    await savePost(market.ctx, author, slug, typed(3, showing(shown)), 'saved')
    await submitPost(market.ctx, author, slug)
    await publishPost(market.ctx, admin, idOf(market, slug), { day: null, version: 4 })
    market.wait(days(400))
    await sweep()
    expect(kept()).toEqual([shown, earlier])
    expect(kept()).not.toContain(never)
    // Of the history only the latest texts are kept: what readers see needs none.
    market.run('delete from blog_versions')
    await sweep()
    expect(kept()).toEqual([shown])
    const { pictures } = (await articlePage(market.ctx, slug, null)).post
    expect(pictures.map(({ key }) => key)).toEqual([shown])
  })

  it('is looked for among all, however many there are, until the server stops', async () => {
    const slug = await writeDraft(market)
    const keys = have(slug, 120)
    await savePost(market.ctx, author, slug, typed(2, showing(keys[7] ?? '', keys[110] ?? '')), 'saved')
    market.wait(days(30))
    await sweepPostPictures(market.ctx, AbortSignal.abort())
    expect(kept()).toHaveLength(120)
    await sweep()
    expect(kept()).toEqual([keys[7], keys[110]])
  })
})
