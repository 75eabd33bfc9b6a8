import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/work-frame'
import { BLOG_LISTS } from '../client/blog-lists'
import type { action, loader } from '../routes/admin-blog.server'

/** Articles to read before they are published, and comments that wait or were reported. */
export function AdminBlogPage() {
  const t = useT()
  const { list, posts, comments, next, isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <WorkFrame area="admin" title={t('blogWork.heading')} lead={t('blogWork.lead')}>
      <TabLinks
        label={t('blogWork.lists')}
        className="mb-4"
        tabs={BLOG_LISTS.map((name) => ({
          to: linkTo('/admin/blog', { list: name }),
          label: t(`blogWork.list_${name}`),
          current: name === list,
        }))}
      />
      <FormProblem failure={failure} className="mb-4" />
      {posts.length + comments.length === 0 && (
        <EmptyState icon="check" title={t('blogWork.none')}>
          {t('blogWork.noneText')}
        </EmptyState>
      )}
      {posts.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4" data-rows>
          {posts.map((post) => (
            <li key={post.id} className="flex flex-wrap items-center gap-x-3 py-2">
              <TextLink
                to={linkTo('/admin/blog/:id', { id: post.id })}
                className="inline-flex min-h-11 min-w-0 grow basis-60 items-center font-semibold wrap-anywhere"
              >
                {post.title}
              </TextLink>
              <span className="text-sm text-ink-soft">
                {post.authorName || t('site.formerMember')} · <When at={post.updatedAt} />
              </span>
              <Badge tone="neutral">{post.language.toUpperCase()}</Badge>
              {post.isFeatured === 1 && <Badge tone="jade">{t('blogWork.isFeatured')}</Badge>}
            </li>
          ))}
        </ul>
      )}
      <Comments list={list} comments={comments} />
      <Pagination
        className="mt-6"
        label={t('blogWork.pages')}
        previousTo={isFirst ? null : linkTo('/admin/blog', { list })}
        previousLabel={t('blogWork.first')}
        nextTo={next === null ? null : linkTo('/admin/blog', { list, cursor: next })}
        nextLabel={t('blogWork.more')}
      />
    </WorkFrame>
  )
}

function Comments({
  list,
  comments,
}: Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'list' | 'comments'>) {
  const t = useT()
  if (comments.length === 0) return null
  const isHeld = list === 'held'
  return (
    <ul className="space-y-3" data-rows>
      {comments.map(({ id, author, title, slug, body, createdAt }) => (
        <Card as="li" key={id}>
          <p className="text-sm text-ink-soft">
            <strong className="text-ink">{author || t('site.formerMember')}</strong> · <When at={createdAt} />
          </p>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
            {body}
          </p>
          <TextLink
            to={linkTo('/blog/:slug', { slug })}
            className="inline-flex min-h-11 items-center text-sm wrap-anywhere"
          >
            {t('blogWork.about', { title })}
          </TextLink>
          <Form method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value={isHeld ? 'approve' : 'keep'} icon="check">
              {t(isHeld ? 'blogWork.approve' : 'blogWork.keep')}
            </Button>
            <Button type="submit" name="intent" value="remove" variant="danger" icon="close">
              {t('blogWork.remove')}
            </Button>
          </Form>
        </Card>
      ))}
    </ul>
  )
}
