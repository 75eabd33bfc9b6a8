import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_POST_REASON } from '@pasar/domain/blog/posts'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { TextLink } from '../../../ui/text-link'
import { AuditTrail } from '../../moderation/components/staff-records'
import { FormProblem } from '../../platform/components/form-problem'
import { When } from '../../platform/components/when'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { PostStateBadge } from '../components/post-state'
import { StaffArticle } from '../components/staff-article'
import type { action, loader } from '../routes/admin-blog-post.server'

/** An article as readers will see it, and what staff decide about it. */
export function AdminPostPage() {
  const t = useT()
  const { post, audit } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.failure
  // What is wrong with a remark is said at its form.
  const failure = refused?.values.intent === 'remark' ? undefined : refused
  return (
    <WorkFrame area="admin" title={post.title} lead={post.lead}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3">
        <TextLink to="/admin/blog" className="inline-flex min-h-11 items-center">
          {t('blogWork.back')}
        </TextLink>
        <PostStateBadge state={post.state} ahead={post.isOut ? null : post.publishedAt} />
        <span className="text-sm text-ink-soft">
          {post.authorName || t('site.formerMember')} · <When at={post.publishedAt ?? post.updatedAt} />
        </span>
        <span className="text-sm text-ink-soft">{t('blogWork.links', { count: post.links })}</span>
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="article">
          <StaffArticle />
          {post.tags.length > 0 && (
            <p className="mt-6 text-sm text-ink-soft">{post.tags.map((tag) => `#${tag}`).join(' ')}</p>
          )}
        </Card>
        <div className="space-y-6">
          <Decisions failure={failure} />
          <AuditTrail audit={audit} />
        </div>
      </div>
    </WorkFrame>
  )
}

function Decisions({ failure }: { failure: Failure }) {
  const t = useT()
  const { post, toSend } = useLoaderData<typeof loader>()
  if (post.state === 'submitted')
    return (
      <Card as="section" title={t('blogWork.decide')}>
        <FormProblem failure={failure} className="mb-4" />
        <Form method="post" noValidate className="space-y-3">
          <input type="hidden" name="version" value={post.version} />
          <TextField
            {...fieldMaker(t, failure)('day')}
            label={t('blogWork.day')}
            hint={t('blogWork.dayHint')}
            type="date"
          />
          <Button type="submit" name="intent" value="publish" icon="check" block>
            {t('blogWork.publish')}
          </Button>
        </Form>
        {toSend > 0 && <p className="mt-5 text-sm">{t('blogRemarks.toSend', { count: toSend })}</p>}
        <ReasonForm
          failure={failure}
          intent="ask"
          label={t('blogWork.reason')}
          hint={t('blogRemarks.reasonHint')}
          send={t('blogWork.ask')}
        />
      </Card>
    )
  if (post.state !== 'published') return null
  return (
    <Card as="section" title={t('blogWork.decide')}>
      <FormProblem failure={failure} className="mb-4" />
      <Form method="post" className="space-y-3">
        <Button
          type="submit"
          name="intent"
          value={post.isFeatured ? 'unfeature' : 'feature'}
          variant="secondary"
          icon="star"
          block
        >
          {t(post.isFeatured ? 'blogWork.unfeature' : 'blogWork.feature')}
        </Button>
        {post.isOut && (
          <ButtonLink to={linkTo('/blog/:slug', { slug: post.slug })} variant="quiet" block>
            {t('blogWork.view')}
          </ButtonLink>
        )}
      </Form>
      <ReasonForm
        failure={failure}
        intent="withdraw"
        label={t('blogWork.withdrawReason')}
        hint={t('blogWork.reasonHint')}
        send={t('blogWork.withdraw')}
      />
    </Card>
  )
}

function ReasonForm({
  failure,
  intent,
  label,
  hint,
  send,
}: {
  failure: Failure
  intent: 'ask' | 'withdraw'
  label: string
  hint: string
  send: string
}) {
  const t = useT()
  return (
    <Form method="post" noValidate className="mt-5 space-y-3 border-t border-line pt-5">
      <TextArea
        {...fieldMaker(t, failure)('reason')}
        label={label}
        hint={hint}
        rows={4}
        maxLength={MAX_POST_REASON}
      />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === 'withdraw' ? 'danger' : 'secondary'}
        block
      >
        {send}
      </Button>
    </Form>
  )
}
