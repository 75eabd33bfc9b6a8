import { linkTo } from '@pasar/domain/access/link-to'
import { ALL_LANGUAGES } from '@pasar/domain/blog/posts'
import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { LANGUAGE_OPTIONS } from '../../../lib/language-options'
import { Button, ButtonLink } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Pagination } from '../../../ui/pagination'
import { TextLink } from '../../../ui/text-link'
import { KeptSort, SortLinks } from '../../platform/components/lists/sort-links'
import { postsPath } from '../client/posts-path'
import { PostTiles } from '../components/post-tile'
import type { loader } from '../routes/blog.server'

type View = ReturnType<typeof useLoaderData<typeof loader>>

/** The published articles, by topic, author and language. */
export function BlogPage() {
  const t = useT()
  const { filter, author, featured, posts, next, tags, isFirst } = useLoaderData<typeof loader>()
  const title =
    author !== ''
      ? t('blog.byAuthor', { name: author })
      : filter.tag !== ''
        ? t('blog.byTag', { tag: filter.tag })
        : t('blog.title')
  const isEmpty = posts.length + featured.length === 0
  return (
    <div className="page-width space-y-6 py-6">
      <div>
        <h1 className="text-2xl font-extrabold tracking-tight wrap-anywhere">{title}</h1>
        <p className="mt-1 text-ink-soft">{t('blog.lead')}</p>
      </div>
      <Form
        method="get"
        role="search"
        aria-label={t('browse.filters')}
        action={linkTo('/blog')}
        key={JSON.stringify(filter)}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        <KeptSort sort={filter.sort} />
        {filter.tag !== '' && <input type="hidden" name="tag" value={filter.tag} />}
        {filter.author !== '' && <input type="hidden" name="author" value={filter.author} />}
        <TextField
          label={t('blog.search')}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={filter.words}
          className="max-lg:col-span-2"
        />
        <Select
          label={t('blog.language')}
          name="language"
          defaultValue={filter.language}
          options={[{ value: ALL_LANGUAGES, label: t('blog.allLanguages') }, ...LANGUAGE_OPTIONS]}
        />
        <Button type="submit" variant="secondary" icon="search">
          {t('blog.show')}
        </Button>
      </Form>
      <Tags filter={filter} tags={tags} />
      {isEmpty && (
        <EmptyState
          icon="search"
          title={t('blog.none')}
          action={
            <ButtonLink to={linkTo('/blog', { language: ALL_LANGUAGES })} variant="secondary">
              {t('blog.showAll')}
            </ButtonLink>
          }
        >
          {t('blog.noneText')}
        </EmptyState>
      )}
      {featured.length > 0 && (
        <section aria-labelledby="featured" className="space-y-3">
          <h2 id="featured" className="text-xl font-bold">
            {t('blog.featured')}
          </h2>
          <PostTiles posts={featured} />
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="latest" className="space-y-3">
          <h2 id="latest" className="text-xl font-bold">
            {t(filter.sort === 'usual' ? 'blog.latest' : 'blog.oldest')}
          </h2>
          <SortLinks sort={filter.sort} to={(sort) => postsPath({ ...filter, sort })} />
          <PostTiles posts={posts} />
        </section>
      )}
      <Pagination
        label={t('blog.pages')}
        previousTo={isFirst ? null : postsPath(filter)}
        previousLabel={t('blog.first')}
        nextTo={next === null ? null : postsPath(filter, next)}
        nextLabel={t('blog.more')}
      />
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {t('blog.feeds')}
        {(['/blog/rss.xml', '/blog/atom.xml'] as const).map((path) => (
          <a
            key={path}
            href={linkTo(path, { language: filter.language })}
            className="inline-flex min-h-11 items-center underline"
          >
            {t(path === '/blog/rss.xml' ? 'blog.rss' : 'blog.atom')}
          </a>
        ))}
      </p>
    </div>
  )
}

function Tags({ filter, tags }: Pick<View, 'filter' | 'tags'>) {
  const t = useT()
  const shown = filter.tag === '' || tags.includes(filter.tag) ? tags : [filter.tag, ...tags]
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('blog.tags')}>
      <ul className="flex flex-wrap gap-2">
        {shown.map((tag) => (
          <li key={tag}>
            <Chip
              to={postsPath({ ...filter, tag: tag === filter.tag ? '' : tag })}
              selected={tag === filter.tag}
            >
              {tag}
            </Chip>
          </li>
        ))}
        {filter.author !== '' && (
          <li>
            <TextLink to={postsPath({ ...filter, author: '' })} className="inline-flex min-h-11 items-center">
              {t('blog.showAll')}
            </TextLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
