import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Notice } from '../../../ui/notice'
import { Disclosure } from '../../../ui/overlays/disclosure'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { AwayForm } from '../components/away-form'
import type { action, loader } from '../routes/seller-messages.server'

type Reply = ReturnType<typeof useLoaderData<typeof loader>>['quickReplies'][number]

/** What a seller answers with: saved texts, and an answer for when they are away. */
export function SellerMessagesPage() {
  const t = useT()
  const { quickReplies, isFull, away } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <WorkFrame area="seller" title={t('replies.title')} lead={t('replies.lead')}>
      <FormProblem failure={failure} className="mb-4" />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="min-w-0 space-y-6">
          <Card as="section" title={t('replies.saved')}>
            {quickReplies.length === 0 ? (
              <p className="text-ink-soft">{t('replies.none')}</p>
            ) : (
              <ol className="divide-y divide-line">
                {quickReplies.map((reply, at) => (
                  <SavedReply
                    key={reply.id}
                    reply={reply}
                    isFirst={at === 0}
                    isLast={at === quickReplies.length - 1}
                    failure={failure}
                  />
                ))}
              </ol>
            )}
          </Card>
          {isFull ? (
            <Notice tone="info" title={t('replies.full')}>
              {t('replies.fullText')}
            </Notice>
          ) : (
            <AddReply key={quickReplies.length} failure={failure} />
          )}
        </div>
        <Card as="section" title={t('replies.away')}>
          <p className="mb-4 text-ink-soft">{t('replies.awayText')}</p>
          <AwayForm away={away} failure={failure?.values.intent === 'away' ? failure : undefined} />
        </Card>
      </div>
    </WorkFrame>
  )
}

function ReplyFields({ failure, reply }: { failure: Failure; reply?: Reply }) {
  const t = useT()
  const field = fieldMaker(t, failure, reply)
  return (
    <>
      <TextField {...field('title')} label={t('replies.name')} hint={t('replies.nameHint')} dir="auto" />
      <TextArea
        {...field('body')}
        label={t('replies.text')}
        hint={t('replies.textHint')}
        rows={4}
        dir="auto"
      />
    </>
  )
}

function AddReply({ failure }: { failure: Failure }) {
  const t = useT()
  return (
    <Card as="section" edge title={t('replies.add')}>
      <Form method="post" noValidate className="space-y-4">
        <ReplyFields failure={failure?.values.intent === 'add' ? failure : undefined} />
        <Button type="submit" name="intent" value="add" icon="plus">
          {t('replies.save')}
        </Button>
      </Form>
    </Card>
  )
}

interface SavedReplyProps {
  reply: Reply
  isFirst: boolean
  isLast: boolean
  failure: Failure
}

function SavedReply({ reply, isFirst, isLast, failure }: SavedReplyProps) {
  const t = useT()
  const { id, title, body } = reply
  const own = failure?.values.intent === 'change' && failure.values.id === id ? failure : undefined
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <h3 dir="auto" className="font-bold wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
        {body}
      </p>
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        {!isFirst && <MoveButton title={title} to="up" />}
        {!isLast && <MoveButton title={title} to="down" />}
      </Form>
      <Disclosure summary={t('replies.changeOf', { title })} open={own !== undefined} className="mt-2">
        <Form method="post" noValidate key={`${title}\n${body}`} className="space-y-4">
          <input type="hidden" name="id" value={id} />
          <ReplyFields failure={own} reply={reply} />
          <Button type="submit" name="intent" value="change" size="small" icon="check">
            {t('replies.save')}
          </Button>
        </Form>
      </Disclosure>
      <Disclosure summary={t('replies.deleteOf', { title })} className="border-b-0">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="delete" variant="danger" size="small">
            {t('replies.delete')}
          </Button>
        </Form>
      </Disclosure>
    </li>
  )
}

function MoveButton({ title, to }: { title: string; to: 'up' | 'down' }) {
  const t = useT()
  return (
    <Button
      type="submit"
      name="intent"
      value={to}
      variant="secondary"
      size="small"
      icon={to === 'up' ? 'chevron-up' : 'chevron-down'}
      aria-label={t(to === 'up' ? 'replies.upOf' : 'replies.downOf', { title })}
    >
      {t(to === 'up' ? 'replies.up' : 'replies.down')}
    </Button>
  )
}
