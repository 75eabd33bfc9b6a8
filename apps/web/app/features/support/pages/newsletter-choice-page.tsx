import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import type { loader } from '../routes/newsletter-choice.server'

/** Behind the links in the newsletter's mails. Buttons do it, because mail programs open links on their own. */
export function NewsletterChoicePage() {
  const t = useT()
  const { link } = useLoaderData<typeof loader>()
  const mayJoin = useIsOn('newsletter')
  const failure = useActionData<{ failure?: Failure }>()?.failure
  return (
    <div className="px-4 py-10">
      <Card className="mx-auto max-w-dialog" edge>
        <h1 className="mb-4 text-xl font-bold">{t('site.newsletter')}</h1>
        <FormProblem failure={failure} className="mb-4" />
        {link === null ? (
          <Notice
            tone="info"
            title={t('site.newsletterEnded')}
            action={
              mayJoin ? (
                <ButtonLink to="/newsletter" variant="secondary" size="small">
                  {t('site.subscribe')}
                </ButtonLink>
              ) : null
            }
          >
            {t('site.newsletterEndedText')}
          </Notice>
        ) : link.isConfirmed ? (
          <Form method="post" className="space-y-4">
            <Notice tone="success" title={t('site.newsletterOn', { email: link.email })}>
              {t('site.newsletterOnText')}
            </Notice>
            <Button type="submit" name="intent" value="stop" variant="secondary" block>
              {t('site.newsletterStop')}
            </Button>
          </Form>
        ) : (
          <Form method="post" className="space-y-4">
            <div>
              <p className="font-semibold">{t('site.newsletterAsked', { email: link.email })}</p>
              <p className="mt-1 text-ink-soft">{t('site.newsletterAskedText')}</p>
            </div>
            <Button type="submit" name="intent" value="confirm" block size="large">
              {t('site.newsletterYes')}
            </Button>
            <Button type="submit" name="intent" value="stop" variant="secondary" block>
              {t('site.newsletterNo')}
            </Button>
          </Form>
        )}
      </Card>
    </div>
  )
}
