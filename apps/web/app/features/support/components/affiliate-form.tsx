import { AFFILIATE_CHANNELS } from '@pasar/domain/support/contact-topics'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import type { action, loader } from '../routes/affiliate-register.server'
import { BeforeApproval } from './before-approval'

/** The status of a member's application, and the form when one may be sent. */
export function AffiliateForm() {
  const t = useT()
  const { status, createdOn, decidedOn, reason, email, purchases } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure)
  const isLoggedOut = failure?.code === 'UNAUTHORIZED'
  if ((status === 'visitor' && !isLoggedOut) || status === 'unverified')
    return (
      <Notice tone="info" title={t('inbox.membersTitle')}>
        <p className="mb-3">{t('inbox.membersText')}</p>
        {status === 'visitor' ? (
          <ButtonLink to="/login?from=%2Faffiliate-register">{t('auth.signIn')}</ButtonLink>
        ) : (
          <ButtonLink to="/verify-email-prompt?from=%2Faffiliate-register">
            {t('inbox.confirmEmail')}
          </ButtonLink>
        )}
      </Notice>
    )
  if (status === 'reseller')
    return (
      <Notice tone="success" title={t('inbox.resellerTitle')}>
        {t('inbox.resellerText')}
      </Notice>
    )
  if (status === 'staff')
    return (
      <Notice tone="info" title={t('inbox.staffTitle')}>
        {t('inbox.staffText')}
      </Notice>
    )
  if (status === 'pending')
    return (
      <div className="space-y-4">
        <Notice tone="info" title={t('inbox.pendingTitle')}>
          {t('inbox.pendingText', { date: createdOn, email })}
        </Notice>
        <BeforeApproval purchases={purchases} />
      </div>
    )
  return (
    <div className="space-y-6">
      {status === 'rejected' && (
        <Notice tone="warning" title={t('inbox.rejectedTitle')}>
          <p>{t('inbox.rejectedText', { date: decidedOn })}</p>
          {reason !== '' && <p>{t('inbox.reason', { reason })}</p>}
        </Notice>
      )}
      <BeforeApproval purchases={purchases} />
      <Card as="section" edge>
        <Form method="post" noValidate className="space-y-4">
          <FormProblem failure={failure} />
          <Select
            label={t('inbox.channel')}
            placeholder={t('inbox.choose')}
            options={AFFILIATE_CHANNELS.map((value) => ({ value, label: t(`inbox.channel-${value}`) }))}
            {...field('channel')}
          />
          <TextField
            label={t('inbox.phone')}
            note={t('inbox.optional')}
            type="tel"
            autoComplete="tel"
            {...field('phone')}
          />
          <TextArea label={t('inbox.aboutYou')} rows={6} maxLength={4_000} {...field('message')} />
          <Button type="submit" icon="send">
            {t('inbox.affiliateApply')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
