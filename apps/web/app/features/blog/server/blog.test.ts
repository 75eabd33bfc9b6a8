import { asAdmin, asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { linkTo, MAX_ARTICLE_LENGTH, ROLE } from '@pasar/domain'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../../testing/answers'
import { makeContext, sessionOf } from '../../../testing/context'
import { loader as queue } from '../routes/admin-blog.server'
import { action as decide, loader as staffView } from '../routes/admin-blog-post.server'
import { loader as list } from '../routes/blog.server'
import { loader as read, action as say } from '../routes/blog-article.server'
import { action as edit, loader as editor } from '../routes/blog-editor.server'
import { loader as feed } from '../routes/blog-feed.server'
import { action as begin, loader as own } from '../routes/blog-submit.server'

const { users, items } = SMALL
const author = asMember(users.buyer, ROLE.BUYER)
const other = asMember(users.seller, ROLE.SELLER)
const admin = asAdmin(users.admin)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

interface Asked {
  path?: string
  params?: Record<string, string>
  form?: Record<string, string>
  /** A form with files. */
  sent?: FormData
}

function argsOf(member: typeof author | null, { path = '/blog', params = {}, form, sent }: Asked) {
  const body = sent ?? (form && new FormData())
  for (const [name, value] of Object.entries(form ?? {})) body?.set(name, value)
  const request = new Request(`http://pasar.test${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
  })
  const session = member === null ? {} : { session: sessionOf(member) }
  return { request, context: makeContext(services, request, session), params }
}

type Action = typeof begin | typeof edit | typeof say | typeof decide

/** Where a form leads, or why it was refused. */
async function post(run: Action, member: typeof author | null, asked: Asked) {
  const answer: unknown = await run(argsOf(member, asked)).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return { to: answer.headers.get('location'), failure: undefined }
  return { to: null, failure: refusalOf(answer) }
}

const BODY = `## Brew it\n\n${'Water just off the boil. '.repeat(12)}\n\n/item/${items.kopi.slug}\n\n<script>alert(1)</script>\n\n<iframe src="https://evil.test"></iframe>\n\n[x](javascript:alert(1)) ![x](https://evil.test/a.png)`

async function beginPost(): Promise<string> {
  const { to } = await post(begin, author, { form: { title: 'Coffee at home', language: 'en' } })
  return to?.replace('/blog/submit/', '') ?? ''
}
const saved = (slug: string, form: Record<string, string>) =>
  post(edit, author, {
    path: linkTo('/blog/submit/:slug', { slug }),
    params: { slug },
    form: { title: 'Coffee at home', lead: '', tags: 'coffee', version: '1', ...form },
  })

async function publish(form: Record<string, string> = {}): Promise<string> {
  const slug = await beginPost()
  expect(await saved(slug, { intent: 'submit', body: BODY, ...form })).toMatchObject({ failure: undefined })
  const { posts } = await queue(argsOf(admin, { path: '/admin/blog' }))
  const id = posts[0]?.id ?? ''
  await post(decide, admin, { params: { id }, form: { intent: 'publish', day: '', version: '2' } })
  return slug
}

describe('an article on its page', () => {
  it('is led to from the address that it had before its author chose another one', async () => {
    const slug = await beginPost()
    const chosen = await saved(slug, { intent: 'save', body: BODY, slug: 'Kopi at home' })
    expect(chosen.to).toBe('/blog/submit/kopi-at-home')
    const refused = await saved(slug, { intent: 'save', body: BODY, slug: '咖啡', version: '2' })
    expect(refused.failure).toMatchObject({ fields: { slug: 'BLOG_ADDRESS' }, values: { slug: '咖啡' } })
    services.database.handle.prepare("update blog_posts set state = 'published', published_at = 1").run()
    const plain = await read(argsOf(null, { path: `/blog/${slug}`, params: { slug } })).catch(
      (thrown: unknown) => thrown,
    )
    expect(plain instanceof Response && [plain.status, plain.headers.get('location')]).toEqual([
      301,
      '/blog/kopi-at-home',
    ])
  })

  it('shows items as cards, and neither scripts, frames nor pictures of other sites', async () => {
    const slug = await publish()
    const page = await read(argsOf(null, { path: linkTo('/blog/:slug', { slug }), params: { slug } }))
    expect(page.parts).toMatchObject([{ type: 'text' }, { type: 'item' }, { type: 'text' }])
    const html = page.parts.map((part) => (part.type === 'text' ? part.html : '')).join('')
    expect(html).not.toMatch(/<script|<iframe|href="javascript|<img/)
    expect(html).toContain('&lt;script&gt;')
    expect(page.headings).toEqual([{ id: 'part-1', text: 'Brew it' }])
    expect(JSON.stringify(page.meta)).toContain('"@type":"Article"')
  })

  it('is in the list and in the feeds', async () => {
    const slug = await publish()
    expect((await list(argsOf(null, {}))).posts).toMatchObject([{ slug, minutes: 1 }])
    expect((await list(argsOf(null, { path: '/blog?language=ms' }))).posts).toEqual([])
    for (const name of ['rss', 'atom']) {
      const answer = await feed(argsOf(null, { path: `/blog/${name}.xml` }))
      expect(await answer.text()).toContain(`/blog/${slug}`)
      expect(answer.headers.get('content-type')).toContain(name)
    }
  })

  it('is in lists that turn round and begin anew where nothing is left behind a cursor', async () => {
    const slug = await publish()
    const beyond = Buffer.from('1~blp_a').toString('base64url')
    const answer = async (load: typeof list | typeof own, path: string) => {
      const found: unknown = await load(argsOf(author, { path })).catch((thrown: unknown) => thrown)
      return found instanceof Response ? found.headers.get('location') : found
    }
    const reversed = { filter: { sort: 'reverse' }, posts: [{ slug }] }
    expect(await answer(list, '/blog?sort=reverse')).toMatchObject(reversed)
    expect(await answer(list, '/blog?sort=x')).toMatchObject({ filter: { sort: 'usual' } })
    expect(await answer(list, `/blog?language=en&q=brew&cursor=${beyond}`)).toBe('/blog?q=brew&language=en')
    expect(await answer(own, '/blog/submit?state=published&sort=reverse')).toMatchObject(reversed)
    expect(await answer(own, '/blog/submit?state=draft')).toMatchObject({ posts: [] })
    expect(await answer(own, '/blog/submit?state=x&sort=x')).toMatchObject({
      filter: { state: null, sort: 'usual' },
      posts: [{ slug }],
    })
    const late = `/blog/submit?state=published&cursor=${beyond}`
    expect(await answer(own, late)).toBe('/blog/submit?state=published')
  })

  it('leaves the feeds whole, whatever its title', async () => {
    const slug = await publish({ title: 'One ]]> two ]]> three' })
    const answer = await feed(argsOf(null, { path: '/blog/rss.xml' }))
    const xml = await answer.text()
    expect(xml).toContain(`/blog/${slug}`)
    expect(xml.split(']]>')).toHaveLength(xml.split('<![CDATA[').length)
  })

  it('has visitors log in before they say something, and keeps what they wrote', async () => {
    const slug = await publish()
    const asked = { params: { slug }, form: { intent: 'comment', body: 'Good' } }
    expect((await post(say, null, asked)).failure).toMatchObject({
      code: 'UNAUTHORIZED',
      values: { body: 'Good' },
    })
    expect((await read(argsOf(null, { params: { slug } }))).isVisitor).toBe(true)
    expect((await read(argsOf(other, { params: { slug } }))).isVisitor).toBe(false)
    expect((await post(say, other, asked)).to).toBe(linkTo('/blog/:slug', { slug }))
    expect(
      (await post(say, other, { ...asked, form: { intent: 'comment', body: ' ' } })).failure,
    ).toMatchObject({
      fields: { body: 'required' },
    })
  })
})

describe('the editor', () => {
  it('says what is refused of a submission with another address, and is at the one before', async () => {
    const slug = await beginPost()
    const sent = { intent: 'submit', body: 'Short', slug: 'kopi', shownSlug: slug }
    const { failure } = await saved(slug, sent)
    expect(failure).toMatchObject({ code: 'BLOG_TOO_SHORT', values: { slug: 'kopi' } })
    expect((await editor(argsOf(author, { params: { slug } }))).fields.slug).toBe(slug)
    expect((await saved(slug, { ...sent, body: BODY, version: '2' })).to).toBe('/blog/submit/kopi')
  })

  it('gives no address back that another tab has changed, and goes on in a tab at the one before', async () => {
    const slug = await beginPost()
    await saved(slug, { intent: 'save', body: BODY, slug: 'kopi', shownSlug: slug })
    const stale = { intent: 'save', body: BODY, slug, shownSlug: slug }
    expect((await saved(slug, stale)).to).toBe('/blog/submit/kopi')
    const { failure } = await saved(slug, { ...stale, body: 'Another' })
    expect(failure).toMatchObject({ code: 'BLOG_SAVED_ELSEWHERE', values: { shownSlug: slug } })
    const page = await editor(argsOf(author, { params: { slug } }))
    expect(page.fields.slug).toBe('kopi')
    const typed = await saved(slug, { ...stale, slug: 'Kopi Kaw', version: '2' })
    expect(typed.to).toBe('/blog/submit/kopi-kaw')
  })

  it('keeps what is typed when it is refused, and says which version there is by now', async () => {
    const slug = await beginPost()
    await saved(slug, { intent: 'save', body: 'First tab' })
    const { failure } = await saved(slug, { intent: 'autosave', body: 'Second tab' })
    expect(failure).toMatchObject({
      code: 'BLOG_SAVED_ELSEWHERE',
      details: { version: 2 },
      values: { body: 'Second tab' },
    })
    const again = await saved(slug, { intent: 'save', body: 'Second tab', version: '2' })
    expect(again.failure).toBeUndefined()
    const page = await editor(argsOf(author, { params: { slug } }))
    expect(page.fields.body).toBe('Second tab')
    expect(page.versions.map(({ kind }) => kind).sort()).toEqual(['saved', 'saved', 'unsaved'])
  })

  it('saves what cannot be submitted yet, and says why', async () => {
    const slug = await beginPost()
    const { failure } = await saved(slug, { intent: 'submit', body: 'Short' })
    expect(failure).toMatchObject({
      code: 'BLOG_TOO_SHORT',
      fields: { body: 'BLOG_TOO_SHORT' },
      values: { version: '2' },
    })
    expect((await editor(argsOf(author, { params: { slug } }))).fields.body).toBe('Short')
  })

  it('saves the text and the pictures before one that is refused, and says why', async () => {
    const slug = await beginPost()
    const background = { r: 0, g: 128, b: 128 }
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
    const form = new FormData()
    for (const [name, value] of Object.entries({
      title: 'Coffee',
      body: 'Typed',
      version: '1',
      intent: 'submit',
    }))
      form.set(name, value)
    for (const bytes of [new Uint8Array(picture), new TextEncoder().encode('no picture')])
      form.append('pictures', new File([bytes], 'a.png', { type: 'image/png' }))
    const { failure } = await post(edit, author, { params: { slug }, sent: form })
    const marked = /^Typed\n\n!\[\]\(picture:[\w-]+\)$/
    expect(failure).toMatchObject({ values: { version: '2', body: expect.stringMatching(marked) } })
    expect(failure?.code).toMatch(/PICTURE/)
    const { fields, post: kept } = await editor(argsOf(author, { params: { slug } }))
    expect([fields.body, kept.state]).toEqual([expect.stringMatching(marked), 'draft'])
  })

  it('refuses a text of two megabytes by a sentence at its field', async () => {
    const slug = await beginPost()
    const { failure } = await saved(slug, { intent: 'save', body: 'x'.repeat(2_000_000) })
    expect(failure?.fields).toEqual({ body: 'tooLong' })
  })

  it('takes a long article whole, whatever its characters', async () => {
    const slug = await beginPost()
    const body = '字'.repeat(MAX_ARTICLE_LENGTH)
    expect((await saved(slug, { intent: 'save', body })).failure).toBeUndefined()
    expect((await editor(argsOf(author, { params: { slug } }))).fields.body).toBe(body)
  })
})

describe('a remark of staff', () => {
  const HOSTILE = '<img src=x onerror=alert(1)> "quoted" & <b>bold</b>'

  /** An article that waits, with its id. */
  async function submitted(): Promise<{ slug: string; id: string }> {
    const slug = await beginPost()
    await saved(slug, { intent: 'submit', body: BODY })
    const { posts } = await queue(argsOf(admin, { path: '/admin/blog' }))
    return { slug, id: posts[0]?.id ?? '' }
  }
  const staff = (id: string, form: Record<string, string>) => post(decide, admin, { params: { id }, form })
  const remark = (id: string, over: Record<string, string> = {}) =>
    staff(id, { intent: 'remark', version: '2', block: '0', quote: 'Brew it', remark: HOSTILE, ...over })

  it('stands beside its passage for the author, who answers it; what has changed says so', async () => {
    const { slug, id } = await submitted()
    expect((await remark(id)).to).toBe(`/admin/blog/${id}#passage-0`)
    await remark(id, { block: '1', quote: 'Water just off the boil.', remark: 'How hot?' })
    const view = await staffView(argsOf(admin, { params: { id } }))
    expect(view.toSend).toBe(2)
    expect((await staff(id, { intent: 'ask', reason: '' })).failure).toBeUndefined()
    await saved(slug, { intent: 'save', body: BODY.replace('Brew it', 'Pour it'), version: '2' })
    const page = await editor(argsOf(author, { params: { slug } }))
    expect(page.article.lost).toMatchObject([{ quote: 'Brew it', body: HOSTILE }])
    const [, passage] = page.article.passages
    expect(passage?.remarks).toMatchObject([{ body: 'How hot?', version: 2 }])
    const answered = await saved(slug, {
      intent: 'doneRemark',
      id: passage?.remarks[0]?.id ?? '',
      answer: HOSTILE,
    })
    expect(answered.to).toContain(`/blog/submit/${slug}#`)
    expect((await editor(argsOf(author, { params: { slug } }))).toDo).toBe(1)
  })

  it('is refused at its field, and keeps what was typed', async () => {
    const { id } = await submitted()
    expect((await remark(id, { quote: 'Not there' })).failure).toMatchObject({
      fields: { quote: 'BLOG_QUOTE_MISSING' },
      values: { remark: HOSTILE },
    })
    expect((await remark(id, { remark: 'x'.repeat(1_001) })).failure?.fields).toEqual({ remark: 'tooLong' })
    expect((await staff(id, { intent: 'ask', reason: '' })).failure?.fields).toEqual({
      reason: 'BLOG_REASON_MISSING',
    })
  })
})

describe('an article in several languages', () => {
  it('names the others in its head, and the first of them for everyone else', async () => {
    const slug = await publish()
    const { to } = await post(begin, author, {
      form: { title: 'Kopi di rumah', language: 'ms', translates: slug },
    })
    const malay = to?.replace('/blog/submit/', '') ?? ''
    await saved(malay, { intent: 'submit', body: BODY })
    const { posts } = await queue(argsOf(admin, { path: '/admin/blog' }))
    const form = { intent: 'publish', day: '', version: '2' }
    await post(decide, admin, { params: { id: posts[0]?.id ?? '' }, form })
    const page = await read(argsOf(null, { path: `/blog/${malay}`, params: { slug: malay } }))
    expect(page.others).toEqual([{ slug, tag: 'en', name: 'English' }])
    expect(page.meta).toContainEqual(
      expect.objectContaining({ type: 'application/rss+xml', href: '/blog/rss.xml?language=ms' }),
    )
    const links = page.meta.flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []))
    const appUrl = services.context.config.appUrl
    expect(Object.fromEntries(links)).toEqual({
      'x-default': `${appUrl}/blog/${slug}`,
      en: `${appUrl}/blog/${slug}`,
      ms: `${appUrl}/blog/${malay}`,
    })
  })
})

it('is deleted by its author with a button, which leads to the other articles', async () => {
  const slug = await beginPost()
  const form = { intent: 'delete' }
  const at = { path: linkTo('/blog/submit/:slug', { slug }), params: { slug }, form }
  expect((await post(edit, author, at)).to).toBe('/blog/submit')
  expect(await services.database.handle.prepare('select count(*) from blog_posts').pluck().get()).toBe(0)
})
