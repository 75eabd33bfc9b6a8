import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import type { Failure } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice, type NoticeTone } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/confirm-email.server'

const OUTCOMES: Record<'changed' | 'waiting' | 'ended', { tone: NoticeTone; title: TextKey; text: TextKey }> =
  {
    changed: { tone: 'success', title: 'security.confirmDone', text: 'security.confirmDoneText' },
    waiting: { tone: 'info', title: 'security.confirmWaiting', text: 'security.confirmWaitingText' },
    ended: { tone: 'error', title: 'security.linkEnded', text: 'security.linkEndedText' },
  }

/** Behind the link of a mail. A button does it, because mail programs open links on their own. */
export function ConfirmEmailPage() {
  const t = useT()
  const { newEmail, profile } = useLoaderData<typeof loader>()
  const answer: { failure?: Failure; outcome?: keyof typeof OUTCOMES } | undefined =
    useActionData<typeof action>()
  const given = answer?.outcome
  const outcome = given ?? (newEmail === null ? 'ended' : undefined)
  return (
    <div className="px-4 py-10">
      <Card className="mx-auto max-w-dialog">
        <h1 className="mb-4 text-xl font-bold">{t('security.confirmTitle')}</h1>
        {outcome === undefined ? (
          <Form method="post" className="space-y-4">
            <FormProblem failure={answer?.failure} />
            <p>{t('security.confirmText', { email: newEmail ?? '' })}</p>
            <Button type="submit" block size="large">
              {t('security.confirmButton')}
            </Button>
          </Form>
        ) : (
          <Notice
            tone={OUTCOMES[outcome].tone}
            title={t(OUTCOMES[outcome].title)}
            live
            action={
              <ButtonLink to={linkTo(`${profile}/security/email`)} variant="secondary" size="small">
                {t(outcome === 'ended' ? 'security.linkAgain' : 'profile.back')}
              </ButtonLink>
            }
          >
            {t(OUTCOMES[outcome].text)}
          </Notice>
        )}
      </Card>
    </div>
  )
}
