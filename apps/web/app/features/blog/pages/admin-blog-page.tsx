import { linkTo } from '@pasar/domain/access/link-to'
import {
  BLOG_LISTS,
  blogWorkFile,
  blogWorkPath,
  isPostList,
  type PostColumn,
  postColumns,
} from '@pasar/domain/blog/post-queue'
import { MAX_COMMENT_REASON } from '@pasar/domain/blog/posts'
import { LANGUAGE_NAME } from '@pasar/domain/kernel/languages'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { TextLink } from '../../../ui/text-link'
import { RemovalForm } from '../../moderation/components/removal-form'
import { DateText } from '../../platform/components/date-text'
import { FormProblem } from '../../platform/components/form-problem'
import { CsvLink } from '../../platform/components/lists/csv-link'
import {
  ChooseRow,
  columnWords,
  type ListColumns,
  ListTable,
  RowLink,
} from '../../platform/components/lists/list-table'
import { NoneFound } from '../../platform/components/lists/none-found'
import { QueueTools } from '../../platform/components/lists/queue-tools'
import { OLDEST_FIRST } from '../../platform/components/lists/sort-words'
import { STAFF_FORM, StaffBulk } from '../../platform/components/lists/staff-bulk'
import { TickAllBox } from '../../platform/components/lists/tick-all'
import { pageOf, ViewBar } from '../../platform/components/lists/view-bar'
import { Word } from '../../platform/components/lists/word'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import type { action, loader } from '../routes/admin-blog.server'

/** Articles to read before they are published, and comments that wait or were reported. */
export function AdminBlogPage() {
  const t = useT()
  const { saved, view, posts, comments, next, isFirst } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const count = posts.length + comments.length
  // What was refused stands at its comment, unless that is gone by now.
  const isSaidBelow =
    failure?.values.intent === 'remove' && comments.some(({ id }) => id === failure.values.id)
  const further = next === null ? null : blogWorkPath(view, next)
  return (
    <WorkFrame area="admin" title={t('blogWork.heading')} lead={t('blogWork.lead')}>
      <ViewBar saved={saved} all="/admin/blog" />
      <TabLinks
        label={t('blogWork.lists')}
        className="mb-4"
        tabs={BLOG_LISTS.map((list) => ({
          to: pageOf(saved, blogWorkPath({ list, sort: 'usual', words: view.words })),
          label: t(`blogWork.list_${list}`),
          current: list === view.list,
        }))}
      />
      {!isSaidBelow && <FormProblem failure={failure} className="mb-4" />}
      {(count > 0 || view.words !== '') && <Tools />}
      {count === 0 && view.words === '' && (
        <EmptyState icon="check" title={t('blogWork.none')}>
          {t('blogWork.noneText')}
        </EmptyState>
      )}
      {count === 0 && view.words !== '' && (
        <NoneFound all={pageOf(saved, blogWorkPath({ ...view, words: '' }))} further={further} />
      )}
      {posts.length > 0 && <Posts />}
      {comments.length > 0 && <Comments view={view} comments={comments} />}
      {count > 0 && <CsvLink to={blogWorkFile(view)} />}
      <Pagination
        className="mt-6"
        label={t('blogWork.pages')}
        previousTo={isFirst ? null : pageOf(saved, blogWorkPath(view))}
        previousLabel={t('blogWork.first')}
        nextTo={further}
        nextLabel={t('blogWork.more')}
      />
    </WorkFrame>
  )
}

type View = ReturnType<typeof useLoaderData<typeof loader>>

const COLUMNS: ListColumns<View['posts'][number], PostColumn> = {
  author: {
    words: 'blogWork.author',
    cell: ({ authorName }) => authorName || <Word of="site.formerMember" />,
  },
  language: { words: 'blogWork.language', cell: ({ language }) => LANGUAGE_NAME[language] },
  moved: { words: 'blogWork.moved', cell: ({ updatedAt }) => <When at={updatedAt} /> },
  published: {
    words: 'blogWork.publishedOn',
    cell: ({ publishedAt }) => (publishedAt === null ? null : <DateText time={publishedAt} />),
  },
  featured: {
    words: 'blogWork.isFeatured',
    cell: ({ isFeatured }) =>
      isFeatured === 1 ? (
        <Badge tone="jade">
          <Word of="blogWork.isFeatured" />
        </Badge>
      ) : null,
  },
}

/** Comments are cards: they have no columns to choose. */
function Tools() {
  const t = useT()
  const { view } = useLoaderData<typeof loader>()
  const hasColumns = isPostList(view.list)
  return (
    <QueueTools
      {...(view.list !== 'submitted' && { state: view.list })}
      stateName="list"
      search={{
        label: t(hasColumns ? 'blogWork.search' : 'blogWork.searchComments'),
        words: view.words,
      }}
      sort={view.sort}
      sorts={OLDEST_FIRST}
      {...(hasColumns && {
        set: postColumns(view.list),
        columns: view.columns,
        words: columnWords(COLUMNS),
      })}
    />
  )
}

function Posts() {
  const t = useT()
  const { view, posts } = useLoaderData<typeof loader>()
  return (
    <ListTable<View['posts'][number], PostColumn>
      caption={t('blogWork.heading')}
      head={{
        words: 'blogWork.article',
        cell: ({ id, title }) => <RowLink to={linkTo('/admin/blog/:id', { id })}>{title}</RowLink>,
      }}
      rows={posts}
      columns={COLUMNS}
      shown={view.columns}
    />
  )
}

function Comments({ view, comments }: { view: View['view']; comments: View['comments'] }) {
  const isHeld = view.list === 'held'
  return (
    <>
      <TickAllBox form={STAFF_FORM} />
      <CommentList isHeld={isHeld} comments={comments} />
      <StaffBulk
        list="comments"
        actions={[isHeld ? 'publish' : 'keep', 'takeDown']}
        path={blogWorkPath(view)}
      />
    </>
  )
}

function CommentList({ isHeld, comments }: { isHeld: boolean; comments: View['comments'] }) {
  const t = useT()
  const failure = useActionData<typeof action>()?.failure
  const former = t('site.formerMember')
  return (
    <ul className="space-y-3" data-rows>
      {comments.map(({ id, author, title, slug, body, createdAt, reports }) => (
        <Card as="li" key={id}>
          <div className="flex items-start justify-between gap-3">
            <p className="py-2.5 text-sm text-ink-soft">
              <strong className="text-ink">{author || former}</strong> · <When at={createdAt} />
            </p>
            <ChooseRow
              form={STAFF_FORM}
              id={id}
              label={t('staffChanges.choose', { title: author || former })}
            />
          </div>
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
            {body}
          </p>
          {reports.length > 0 && (
            <ul aria-label={t('blogWork.reports')} className="mt-2 list-disc ps-5 text-sm">
              {reports.map(({ reason, note }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: reports have no other name, and never move
                <li key={at} className="wrap-anywhere">
                  {t(`reports.${reason}`)}
                  {note !== '' && (
                    <>
                      : <span dir="auto">{note}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
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
          </Form>
          <RemovalForm
            id={id}
            text={t('blogWork.remove')}
            name="reason"
            maxLength={MAX_COMMENT_REASON}
            failure={failure}
          />
        </Card>
      ))}
    </ul>
  )
}
