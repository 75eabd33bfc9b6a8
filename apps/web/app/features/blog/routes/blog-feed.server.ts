import { latestPosts } from '@pasar/api'
import { isLanguage, LANGUAGE_TAG, linkTo } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Feed } from 'feed'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { shortenName } from '../../../lib/session/short-name.server'

const CACHED_FOR_SECONDS = 900

/** What would end a block of CDATA is taken apart: the library does so only once in a text. */
const asData = (text: string): string => text.replaceAll(']]>', ']] >')

/** The latest articles for feed readers: RSS at `rss.xml`, Atom at `atom.xml`; in one language, or in all. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = context
  const { appUrl, appName } = ctx.config
  ctx.limits.count('feed', ctx.client)
  const { pathname, searchParams } = new URL(request.url)
  const asked = searchParams.get('language')
  const { posts } = await latestPosts(ctx, { language: isLanguage(asked) ? asked : null })
  const t = translateFor(await languageOf(request))
  const blog = `${appUrl}${linkTo('/blog')}`
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${t('blog.title')} · ${appName}`,
    description: t('blog.lead'),
    copyright: appName,
    generator: appName,
    ...(isLanguage(asked) ? { language: LANGUAGE_TAG[asked] } : undefined),
    updated: new Date(posts[0]?.createdAt ?? ctx.now()),
    feedLinks: {
      rss: `${appUrl}${linkTo('/blog/rss.xml')}`,
      atom: `${appUrl}${linkTo('/blog/atom.xml')}`,
    },
  })
  for (const { slug, title, lead, authorName, createdAt, tags } of posts) {
    const link = `${appUrl}${linkTo('/blog/:slug', { slug })}`
    feed.addItem({
      id: link,
      link,
      title: asData(title),
      description: asData(lead),
      date: new Date(createdAt),
      author: [{ name: shortenName(authorName) || t('site.formerMember') }],
      category: tags.map((name) => ({ name })),
    })
  }
  const isAtom = pathname.endsWith('atom.xml')
  return new Response(isAtom ? feed.atom1() : feed.rss2(), {
    headers: {
      'Content-Type': `application/${isAtom ? 'atom' : 'rss'}+xml; charset=utf-8`,
      'Cache-Control': `private, max-age=${CACHED_FOR_SECONDS}`,
    },
  })
}
