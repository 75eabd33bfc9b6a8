import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { MAX_COMMENT_LENGTH } from '@pasar/domain/blog/posts'
import type { MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Chip } from '../../../ui/chip'
import { TextArea } from '../../../ui/forms/field'
import { Pagination } from '../../../ui/pagination'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { ArticleParts } from '../components/article-parts'
import { PostTiles } from '../components/post-tile'
import { ShareLinks } from '../components/share-links'
import type { action, loader } from '../routes/blog-article.server'

/** Shorter texts need no list of their headings. */
const CONTENTS_FROM = 3

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? []

/** An article as everyone reads it, and what readers say about it. */
export function ArticlePage() {
  const t = useT()
  const { post, parts, headings, related, others } = useLoaderData<typeof loader>()
  return (
    <div className="page-width py-4">
      <div className="mx-auto max-w-text">
        <Breadcrumbs
          label={t('blog.trail')}
          items={[{ label: t('blog.title'), to: '/blog' satisfies PagePath }, { label: post.title }]}
        />
        <article lang={post.tag} className="mt-2">
          <h1 className="text-2xl font-extrabold tracking-tight text-balance wrap-anywhere">{post.title}</h1>
          {post.lead !== '' && <p className="mt-2 text-lg text-ink-soft">{post.lead}</p>}
          <p className="mt-3 text-sm text-ink-soft">
            <a
              href={linkTo('/blog', { author: post.authorId, language: 'all' })}
              rel="author"
              className="inline-flex min-h-11 items-center font-semibold text-ink underline"
            >
              {post.author || t('site.formerMember')}
            </a>{' '}
            · <When at={post.publishedAt} hasClock={false} /> · {t('blog.minutes', { count: post.minutes })}
          </p>
          {others.length > 0 && (
            <nav
              aria-label={t('blog.otherLanguages')}
              className="flex flex-wrap items-center gap-x-3 text-sm"
            >
              <span className="text-ink-soft">{t('blog.otherLanguages')}</span>
              {others.map(({ slug, tag, name }) => (
                <a
                  key={slug}
                  href={linkTo('/blog/:slug', { slug })}
                  lang={tag}
                  hrefLang={tag}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {name}
                </a>
              ))}
            </nav>
          )}
          {headings.length >= CONTENTS_FROM && (
            <nav
              aria-label={t('blog.onThisPage')}
              className="mt-4 rounded-card border border-line bg-surface px-4 py-3"
            >
              <p className="text-sm font-semibold text-ink-soft">{t('blog.onThisPage')}</p>
              <ul>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="inline-flex min-h-11 items-center text-sm leading-tight hover:underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="mt-6">
            <ArticleParts parts={parts} />
          </div>
        </article>
        {post.tags.length > 0 && (
          <ul aria-label={t('blog.tags')} className="mt-6 flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Chip to={linkTo('/blog', { tag, language: post.language })}>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        <ShareLinks title={post.title} url={post.url} />
        <Comments />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-10 space-y-3">
          <h2 id="related" className="text-xl font-bold">
            {t('blog.related')}
          </h2>
          <PostTiles posts={related} />
        </section>
      )}
    </div>
  )
}

function Comments() {
  const t = useT()
  const { post, comments, nextComments, isFirst, isVisitor } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const own = failure?.values.intent === 'comment' ? failure : undefined
  const here = { slug: post.slug }
  return (
    <section aria-labelledby="comments" className="mt-8 space-y-4">
      <h2 id="comments" className="text-xl font-bold">
        {t('blog.comments')}
      </h2>
      {failure !== own && <FormProblem failure={failure} />}
      {comments.length === 0 ? (
        <p className="text-ink-soft">{t('blog.noComments')}</p>
      ) : (
        <ul className="space-y-3">
          {comments.map(({ id, author, body, createdAt }) => (
            <Card as="li" key={id}>
              <p className="text-sm text-ink-soft">
                <strong className="text-ink">{author || t('site.formerMember')}</strong> ·{' '}
                <When at={createdAt} />
              </p>
              <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
                {body}
              </p>
              <p className="mt-1 -mb-2 text-right">
                <ButtonLink
                  to={linkTo('/report/:kind/:id', { kind: 'comment', id })}
                  variant="quiet"
                  size="small"
                  icon="flag"
                  aria-label={t('blog.reportOf', { name: author || t('site.formerMember') })}
                >
                  {t('blog.report')}
                </ButtonLink>
              </p>
            </Card>
          ))}
        </ul>
      )}
      <Pagination
        label={t('blog.commentPages')}
        previousTo={isFirst ? null : linkTo('/blog/:slug', here)}
        previousLabel={t('blog.firstComments')}
        nextTo={nextComments === null ? null : linkTo('/blog/:slug', here, { comments: nextComments })}
        nextLabel={t('blog.moreComments')}
      />
      <Card as="section" title={t('blog.write')} titleLevel={3}>
        {isVisitor && !own ? (
          <>
            <p className="mb-3">{t('blog.logInText')}</p>
            <ButtonLink
              to={linkTo('/login', { from: linkTo('/blog/:slug', here) })}
              variant="secondary"
              icon="user"
            >
              {t('blog.logIn')}
            </ButtonLink>
          </>
        ) : (
          // Once a comment is sent, the field is empty for the next one.
          <Form key={comments.length} method="post" noValidate className="space-y-4">
            <FormProblem failure={own} />
            <TextArea
              {...fieldMaker(t, own)('body')}
              label={t('blog.comment')}
              hint={t('blog.commentHint')}
              rows={4}
              maxLength={MAX_COMMENT_LENGTH}
            />
            <Button type="submit" name="intent" value="comment" icon="send">
              {t('blog.send')}
            </Button>
          </Form>
        )}
      </Card>
    </section>
  )
}
