import { blogPage } from '@pasar/api'
import { ALL_LANGUAGES, cutText, isLanguage, linkTo, MAX_TAG_LENGTH, readListSort } from '@pasar/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { makeHead } from '../../../lib/page/head.server'
import { orNotFound } from '../../../lib/session/guards.server'
import { shortenName } from '../../../lib/session/short-name.server'
import { postsPath } from '../client/posts-path'
import { viewPost } from '../server/article.server'

const MAX_WORDS = 100

/** The published articles: in the reader's language unless they ask for another one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams: asked, search } = new URL(request.url)
  if (search === '') context.keepPage({ blog: true })
  const language = asked.get('language') ?? ''
  const filter = {
    tag: cutText(asked.get('tag') ?? '', MAX_TAG_LENGTH).toLowerCase(),
    author: (asked.get('author') ?? '').slice(0, 40),
    words: cutText((asked.get('q') ?? '').trim(), MAX_WORDS),
    sort: readListSort(asked),
    language: isLanguage(language) || language === ALL_LANGUAGES ? language : await languageOf(request),
  }
  const cursor = asked.get('cursor')
  const { posts, featured, author, ...page } = await orNotFound(
    blogPage(
      context.ctx,
      {
        tag: filter.tag || null,
        authorId: filter.author || null,
        words: filter.words,
        sort: filter.sort,
        language: isLanguage(filter.language) ? filter.language : null,
      },
      cursor,
    ),
  )
  // What stood there was withdrawn: the first page shows what there is.
  if (cursor !== null && posts.length === 0) throw redirect(postsPath(filter))
  const name = shortenName(author)
  const head = await makeHead(
    context,
    request,
    (t) => ({
      title:
        name !== ''
          ? t('blog.byAuthor', { name })
          : filter.tag !== ''
            ? t('blog.byTag', { tag: filter.tag })
            : t('blog.title'),
      description: t('blog.lead'),
    }),
    { path: linkTo('/blog') },
  )
  return {
    head,
    filter,
    author: name,
    isFirst: cursor === null,
    posts: posts.map(viewPost),
    featured: featured.map(viewPost),
    ...page,
  }
}
