import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { TextLink } from '../../../ui/text-link'
import { formatDay, When } from '../../platform/components/when'
import { AuthorRemark } from '../components/author-remark'
import { EditorForm } from '../components/editor-form'
import { Passages } from '../components/passages'
import { PostStateBadge } from '../components/post-state'
import type { action, loader } from '../routes/blog-editor.server'

/** Writes an article, with how it looks beside it. */
export function EditorPage() {
  const t = useT()
  const { post, fields, article, chosen, toDo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const failure = answer !== undefined && 'failure' in answer ? answer.failure : undefined
  return (
    <div className="page-width space-y-4 py-4">
      <TextLink to="/blog/submit" className="inline-flex min-h-11 items-center">
        {t('blogEditor.back')}
      </TextLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-xl font-extrabold tracking-tight wrap-anywhere">{fields.title}</h1>
        <PostStateBadge state={post.state} ahead={post.isOut ? null : post.publishedAt} />
      </div>
      <Languages />
      {post.reason !== '' && (
        <Notice
          tone="warning"
          title={t(post.state === 'changes' ? 'blogEditor.asked' : 'blogEditor.withdrawnWhy')}
        >
          <span className="wrap-anywhere whitespace-pre-line">{post.reason}</span>
        </Notice>
      )}
      {toDo > 0 && <Notice tone="info" title={t('blogRemarks.open', { count: toDo })} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {post.isEditable ? <EditorForm key={chosen?.id ?? 'latest'} /> : <Locked />}
        <Card as="section" title={t('blogEditor.preview')}>
          {article.passages.length === 0 && <p className="text-ink-soft">{t('blogEditor.previewEmpty')}</p>}
          <Passages
            {...article}
            showRemark={(remark, isLost) => (
              <AuthorRemark
                key={remark.id}
                remark={remark}
                isLost={isLost}
                failure={failure?.values.id === remark.id ? failure : undefined}
              />
            )}
          />
        </Card>
      </div>
      <History />
      {post.state !== 'published' && <Deletion />}
    </div>
  )
}

/** The article in its other languages, and the way to write it in one more. */
function Languages() {
  const t = useT()
  const { post, languages, canTranslate } = useLoaderData<typeof loader>()
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {languages.length > 1 && <span className="text-ink-soft">{t('blogEditor.inLanguages')}</span>}
      {languages
        .filter(({ slug }) => slug !== post.slug)
        .map(({ slug, tag, name }) => (
          <TextLink
            key={slug}
            to={linkTo('/blog/submit/:slug', { slug })}
            lang={tag}
            className="inline-flex min-h-11 items-center"
          >
            {name}
          </TextLink>
        ))}
      {canTranslate && (
        <TextLink
          to={linkTo('/blog/submit', { translates: post.slug })}
          className="inline-flex min-h-11 items-center"
        >
          {t('blogEditor.translate')}
        </TextLink>
      )}
    </p>
  )
}

/** While staff or readers have it, an article is only looked at. */
function Locked() {
  const { t, tag } = useI18n()
  const { post } = useLoaderData<typeof loader>()
  return (
    <Card as="section">
      <p>
        {post.state === 'submitted'
          ? t('blogEditor.lockedSubmitted')
          : post.isOut || post.publishedAt === null
            ? t('blogEditor.lockedPublished')
            : t('blogEditor.lockedScheduled', { date: formatDay(tag, post.publishedAt) })}
      </p>
      <Form method="post" encType="multipart/form-data" className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="takeBack" variant="secondary" icon="pencil">
          {t('blogEditor.takeBack')}
        </Button>
        {post.isOut && (
          <ButtonLink to={linkTo('/blog/:slug', { slug: post.slug })} variant="quiet">
            {t('blogEditor.view')}
          </ButtonLink>
        )}
      </Form>
    </Card>
  )
}

/** Asks before it deletes: there is no way back. */
function Deletion() {
  const t = useT()
  const { post } = useLoaderData<typeof loader>()
  return (
    <div className="rounded-card border border-line bg-surface px-4">
      <Disclosure summary={t('blogEditor.delete')} className="border-b-0">
        <p className="max-w-prose">{t('blogEditor.deleteText')}</p>
        {post.state === 'submitted' && <p className="mt-2 max-w-prose">{t('blogEditor.deleteSubmitted')}</p>}
        <Form method="post" encType="multipart/form-data" className="mt-4">
          <Button type="submit" name="intent" value="delete" variant="danger" icon="trash">
            {t('blogEditor.deleteYes')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}

function History() {
  const t = useT()
  const { post, versions, chosen } = useLoaderData<typeof loader>()
  if (versions.length === 0) return null
  return (
    <div className="rounded-card border border-line bg-surface px-4">
      <Disclosure summary={t('blogEditor.history')} open={chosen !== null} className="border-b-0">
        <ul className="divide-y divide-line">
          {versions.map(({ id, kind, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <TextLink
                to={linkTo('/blog/submit/:slug', { slug: post.slug }, { version: id })}
                aria-current={chosen?.id === id ? 'true' : undefined}
                className="inline-flex min-h-11 items-center"
              >
                <When at={createdAt} />
              </TextLink>
              <span className="text-sm text-ink-soft">{t(`blogEditor.version_${kind}`)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
