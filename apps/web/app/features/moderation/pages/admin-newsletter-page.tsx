import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type FormEvent, type RefObject, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { useUnsaved } from '../client/use-unsaved'
import { NewsletterFields } from '../components/newsletter-fields'
import { NewsletterPreview } from '../components/newsletter-preview'
import { NewsletterProgress } from '../components/newsletter-progress'
import { NewsletterStateBadge } from '../components/newsletter-state'
import { AuditTrail } from '../components/staff-records'
import type { action, loader } from '../routes/newsletter/admin-newsletter.server'

/** An issue: written, looked at, tested and sent while it is a draft; then how far it has come. */
export function AdminNewsletterPage() {
  const t = useT()
  const { issue, subject, canStop, shown, preview, audit } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isDraft = issue.state === 'draft'
  const { form, isUnsaved } = useUnsaved(failure?.values.intent === 'save')
  return (
    <WorkFrame
      area="admin"
      title={<span dir="auto">{subject}</span>}
      lead={<NewsletterStateBadge state={issue.state} />}
      actions={
        <TextLink to="/admin/newsletter" className="inline-flex min-h-11 items-center">
          {t('newsletterWork.back')}
        </TextLink>
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-6">
          {isDraft ? (
            <Draft form={form} failure={failure} />
          ) : (
            <>
              <FormProblem failure={failure} />
              <NewsletterProgress issue={issue} canStop={canStop} />
            </>
          )}
          <NewsletterPreview id={issue.id} shown={shown} preview={preview} />
        </div>
        <div className="space-y-6">
          <Test />
          {isDraft && <Send key={issue.version} failure={failure} isUnsaved={isUnsaved} />}
          <AuditTrail audit={audit} />
        </div>
      </div>
    </WorkFrame>
  )
}

function Draft({ form, failure }: { form: RefObject<HTMLFormElement>; failure: Failure }) {
  const t = useT()
  const { issue, form: filled } = useLoaderData<typeof loader>()
  const refused = failure?.values.intent === 'send' ? undefined : failure
  return (
    <Card>
      <Form ref={form} method="post" noValidate className="space-y-6" key={issue.version}>
        <FormProblem failure={refused} />
        <input type="hidden" name="version" value={issue.version} />
        <NewsletterFields field={fieldMaker(t, refused, filled)} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="save">
            {t('newsletterWork.save')}
          </Button>
          <Button type="submit" name="intent" value="delete" variant="quiet" icon="trash">
            {t('newsletterWork.delete')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function Test() {
  const t = useT()
  const { shown } = useLoaderData<typeof loader>()
  return (
    <Card as="section" title={t('newsletterWork.test')}>
      <Form method="post" className="space-y-3">
        <p className="text-sm text-ink-soft">{t('newsletterWork.testLead')}</p>
        <input type="hidden" name="language" value={shown} />
        <Button type="submit" name="intent" value="test" variant="secondary" icon="mail" block>
          {t('newsletterWork.sendTest')}
        </Button>
      </Form>
    </Card>
  )
}

/** What goes is what was saved: with corrections that were not, it has to be saved first. */
function Send({ failure, isUnsaved }: { failure: Failure; isUnsaved: () => boolean }) {
  const t = useT()
  const { issue, audience } = useLoaderData<typeof loader>()
  const refused = failure?.values.intent === 'send' ? failure : undefined
  const { name, error } = fieldMaker(t, refused)('confirmed')
  const [isHeld, setHeld] = useState(false)
  const hold = (event: FormEvent) => {
    setHeld(isUnsaved())
    if (isUnsaved()) event.preventDefault()
  }
  return (
    <Card as="section" title={t('newsletterWork.send')} edge>
      <Form method="post" noValidate className="space-y-3" onSubmit={hold}>
        <FormProblem failure={refused} />
        {isHeld && <Notice tone="warning" title={t('newsletterWork.saveFirst')} live />}
        <p>
          {audience === 0 ? t('newsletterWork.nobody') : t('newsletterWork.sendLead', { count: audience })}
        </p>
        <p className="text-sm text-ink-soft">{t('newsletterWork.promise')}</p>
        <input type="hidden" name="version" value={issue.version} />
        <Checkbox name={name} value="yes" label={t('newsletterWork.confirm')} error={error} />
        <Button type="submit" name="intent" value="send" block>
          {t('newsletterWork.sendNow')}
        </Button>
      </Form>
    </Card>
  )
}
