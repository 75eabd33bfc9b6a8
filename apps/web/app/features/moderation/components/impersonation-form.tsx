import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextArea } from '../../../ui/forms/field'
import { ProveFirst } from '../../accounts/components/prove-first'
import type { loader } from '../routes/admin-user.server'
import { useFailure } from './member-forms'

/** The form that begins an impersonation: for admins who have just proved who they are, with a reason. */
export function ImpersonationForm() {
  const t = useT()
  const { member, isProven } = useLoaderData<typeof loader>()
  const field = fieldMaker(t, useFailure('impersonate'))
  return (
    <Card as="section" title={t('impersonation.begin')}>
      <p className="mb-4 text-sm text-ink-soft">{t('impersonation.beginLead')}</p>
      {isProven ? (
        <Form method="post" noValidate className="space-y-4">
          <input type="hidden" name="intent" value="impersonate" />
          <TextArea
            label={t('impersonation.why')}
            hint={t('impersonation.beginHint')}
            rows={2}
            maxLength={300}
            {...field('reason')}
          />
          <Button type="submit" variant="secondary">
            {t('impersonation.begin')}
          </Button>
        </Form>
      ) : (
        <ProveFirst from={linkTo('/admin/users/:id', { id: member.id })} />
      )}
    </Card>
  )
}
