import { linkTo } from '@pasar/domain/access/link-to'
import { ownPostsPath } from '@pasar/domain/blog/own-posts'
import { MAX_POST_TITLE, POST_STATES } from '@pasar/domain/blog/posts'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { LANGUAGE_OPTIONS } from '../../../lib/language-options'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { SortLinks } from '../../platform/components/lists/sort-links'
import { When } from '../../platform/components/when'
import { PostStateBadge } from '../components/post-state'
import type { action, loader } from '../routes/blog-submit.server'

/** An author's own articles, and a form to begin one. */
export function SubmitPage() {
  const t = useT()
  const { posts, next, isFirst, language, filter, now, original } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure, { language })
  return (
    <div className="mx-auto max-w-[56rem] space-y-6 px-4 py-6">
      <div>
        <h1 className="text-2xl font-extrabold tracking-tight">{t('blogEditor.title')}</h1>
        <p className="mt-1 text-ink-soft">{t('blogEditor.lead')}</p>
      </div>
      <Card as="section" title={t('blogEditor.begin')} edge>
        <Form
          method="post"
          noValidate
          className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
        >
          <FormProblem failure={failure} className="sm:col-span-2" />
          {original && (
            <div className="sm:col-span-2">
              <Notice tone="info" title={t('blogEditor.translating', { title: original.title })} />
              <input type="hidden" name="translates" value={original.slug} />
            </div>
          )}
          <TextField
            {...field('title')}
            label={t('blogEditor.articleTitle')}
            hint={t('blogEditor.beginHint')}
            maxLength={MAX_POST_TITLE}
          />
          <Select {...field('language')} label={t('blogEditor.language')} options={LANGUAGE_OPTIONS} />
          <Button type="submit" icon="pencil" className="sm:justify-self-start">
            {t('blogEditor.beginButton')}
          </Button>
        </Form>
      </Card>
      <section aria-labelledby="own" className="space-y-3">
        <h2 id="own" className="text-lg font-bold">
          {t('blogEditor.own')}
        </h2>
        {(posts.length > 0 || filter.state !== null) && (
          <>
            <TabLinks
              label={t('blogEditor.states')}
              tabs={[null, ...POST_STATES].map((state) => ({
                to: ownPostsPath({ ...filter, state }),
                label: t(state === null ? 'blogEditor.allStates' : `blogEditor.state_${state}`),
                current: state === filter.state,
              }))}
            />
            {posts.length > 0 && (
              <SortLinks sort={filter.sort} to={(sort) => ownPostsPath({ ...filter, sort })} />
            )}
          </>
        )}
        {posts.length === 0 && filter.state !== null ? (
          <EmptyState
            icon="pencil"
            title={t('blogEditor.noneInState')}
            titleLevel={3}
            action={
              <ButtonLink to="/blog/submit" variant="secondary">
                {t('blogEditor.showAll')}
              </ButtonLink>
            }
          />
        ) : posts.length === 0 ? (
          <EmptyState icon="pencil" title={t('blogEditor.none')} titleLevel={3}>
            {t('blogEditor.noneText')}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {posts.map((post) => (
              <li key={post.id} className="flex flex-wrap items-center gap-x-3 py-2">
                <TextLink
                  plain
                  to={linkTo('/blog/submit/:slug', { slug: post.slug })}
                  className="inline-flex min-h-11 min-w-0 grow basis-60 items-center font-semibold wrap-anywhere"
                >
                  {post.title}
                </TextLink>
                <span className="text-sm text-ink-soft">
                  <When at={post.updatedAt} />
                </span>
                <PostStateBadge
                  state={post.state}
                  ahead={(post.publishedAt ?? 0) > now ? post.publishedAt : null}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label={t('blogEditor.pages')}
          previousTo={isFirst ? null : ownPostsPath(filter)}
          previousLabel={t('blogEditor.first')}
          nextTo={next === null ? null : ownPostsPath(filter, next)}
          nextLabel={t('blogEditor.more')}
        />
      </section>
    </div>
  )
}
