import { type ArticlePage, articlePage, hiddenComment, writeComment } from '@pasar/api'
import {
  commentSchema,
  coverOf,
  DomainError,
  LANGUAGE_NAME,
  LANGUAGE_TAG,
  LANGUAGES,
  linkTo,
  readingMinutes,
} from '@pasar/domain'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
} from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { describeHead } from '../../../lib/page/meta'
import { actorOf, orNotFound, writerOf } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { shortenName } from '../../../lib/session/short-name.server'
import { roleOf } from '../../../lib/session/viewer.server'
import { pictureUrl } from '../../../lib/uploads'
import { feedLinks } from '../client/feed-links'
import { viewArticle, viewPost } from '../server/article.server'

const isAddress = (tag: MetaDescriptor): boolean =>
  'rel' in tag && (tag.rel === 'alternate' || tag.rel === 'canonical')

/**
 * An article is written in one language, whichever the bars around it are in: its other addresses are those of its translations,
 * and not its own by language as on other pages.
 */
function describeAddresses(
  appUrl: string,
  path: string,
  translations: ArticlePage['translations'],
): MetaDescriptor[] {
  const alternate = (hrefLang: string, slug: string): MetaDescriptor => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: `${appUrl}${linkTo('/blog/:slug', { slug })}`,
  })
  const [first] = LANGUAGES.flatMap((other) => translations.filter(({ language }) => language === other))
  return [
    { tagName: 'link', rel: 'canonical', href: appUrl + path },
    ...(first ? [alternate('x-default', first.slug)] : []),
    ...translations.map(({ language, slug }) => alternate(LANGUAGE_TAG[language], slug)),
  ]
}

async function makeMeta(
  context: AppLoadContext,
  request: Request,
  { post, translations }: ArticlePage,
): Promise<MetaDescriptor[]> {
  const { appUrl, appName } = context.ctx.config
  const path = linkTo('/blog/:slug', { slug: post.slug })
  const cover = coverOf(post.body, post.pictures)
  const picture = cover === null ? undefined : pictureUrl(cover, 960)
  const head = await makeHead(context, request, () => ({ title: post.title, description: post.lead }), {
    path,
    ...(picture === undefined ? undefined : { picture }),
  })
  return [
    ...describeHead(head).filter((tag) => !isAddress(tag)),
    ...describeAddresses(appUrl, path, translations),
    ...feedLinks(post.language),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: post.title,
        description: post.lead,
        inLanguage: LANGUAGE_TAG[post.language],
        author: { '@type': 'Person', name: shortenName(post.authorName) },
        publisher: { '@type': 'Organization', name: appName },
        datePublished: new Date(post.publishedAt ?? post.createdAt).toISOString(),
        dateModified: new Date(post.updatedAt).toISOString(),
        mainEntityOfPage: `${appUrl}${path}`,
        keywords: post.tags.join(', '),
        ...(picture === undefined ? undefined : { image: `${appUrl}${picture}` }),
      },
    },
  ]
}

/** Search engines take the new address; browsers ask again, for an author may go back to the earlier one. */
const MOVED = { status: 301, headers: { 'Cache-Control': 'no-cache' } } as const

/**
 * An article. Who commented on one that is not on the blog now is led to what they said, which they may delete.
 * @throws DomainError NOT_FOUND, or a redirect
 */
async function openArticle(
  context: AppLoadContext,
  slug: string,
  cursor: string | null,
): Promise<ArticlePage> {
  const { ctx, shared } = context
  try {
    return await articlePage(ctx, slug, cursor)
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error
    // A page for many knows nobody: each buyer, who may have said something there, gets one of their own.
    if (shared?.audience === 'buyer') shared.decline()
    if (shared) throw error
    const member = await actorOf(context)
    const id = member && (await hiddenComment(ctx, member, slug))
    if (id) throw redirect(linkTo('/report/:kind/:id', { kind: 'comment', id }))
    throw error
  }
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url)
  const cursor = searchParams.get('comments')
  const { ctx } = context
  const page = await orNotFound(openArticle(context, params.slug ?? '', cursor))
  const { post, items, related, translations, comments, nextComments } = page
  // It had another address before.
  if (post.slug !== params.slug) throw redirect(linkTo('/blog/:slug', { slug: post.slug }) + search, MOVED)
  if (search === '') {
    const cards = [...items.values()]
    context.keepPage({
      blog: true,
      items: cards.map(({ id }) => id),
      stores: cards.map(({ storeId }) => storeId),
      lists: true,
    })
  }
  const { slug, title, lead, tags, language, authorId } = post
  return {
    meta: await makeMeta(context, request, page),
    post: {
      slug,
      title,
      lead,
      tags,
      authorId,
      author: shortenName(post.authorName),
      language,
      tag: LANGUAGE_TAG[language],
      minutes: readingMinutes(post.body),
      publishedAt: post.publishedAt ?? post.createdAt,
      url: `${ctx.config.appUrl}${linkTo('/blog/:slug', { slug })}`,
    },
    ...viewArticle(await languageOf(request), page, post.pictures, ctx.now()),
    related: related.map(viewPost),
    others: translations
      .filter((other) => other.language !== language)
      .map((other) => ({
        slug: other.slug,
        tag: LANGUAGE_TAG[other.language],
        name: LANGUAGE_NAME[other.language],
      })),
    comments: comments.map(({ author, ...comment }) => ({ ...comment, author: shortenName(author) })),
    nextComments,
    isFirst: cursor === null,
    isVisitor: (await roleOf(context)) === 'visitor',
  }
}

/** Says something about the article. Visitors log in first; what they wrote stays in the form. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const values = await readForm(request)
  const slug = params.slug ?? ''
  const back = linkTo('/blog/:slug', { slug })
  return answerForm(values, async () => {
    if (values.intent !== 'comment') throw new DomainError('VALIDATION')
    const member = await writerOf(context)
    const { body } = parseForm(commentSchema, values)
    const { state } = await orNotFound(writeComment(context.ctx, member, slug, body))
    throw await redirectWithSuccess(back, {
      title: 'blog.done',
      text: state === 'held' ? 'blog.held' : 'blog.shown',
    })
  })
}
