import { SELLER_REJECTIONS } from '@pasar/domain/selling/application-lists'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { fieldMaker } from '../../../../lib/forms/failure'
import { Button } from '../../../../ui/button'
import { Card } from '../../../../ui/card'
import { TextArea } from '../../../../ui/forms/field'
import { Notice } from '../../../../ui/notice'
import type { action, loader } from '../../routes/seller-application.server'
import { RejectForm } from './reject-form'

/** Approve, ask for more, or reject: each on the version that is shown. */
export function DecideApplication() {
  const t = useT()
  const { application, hasOpenOrders } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <Card as="section" title={t('approvals.decide')}>
      {hasOpenOrders && (
        <Notice tone="warning" title={t('approvals.openOrders')} className="mb-4">
          {t('approvals.openOrdersText')}
        </Notice>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="approve" />
        <SeenVersion />
        <p className="mb-3 text-sm text-ink-soft">
          {t('approvals.approveLead', { store: application.storeName })}
        </p>
        <Button type="submit" icon="check">
          {t('approvals.approve')}
        </Button>
      </Form>
      {application.askedAt === null ? (
        <AskForMore />
      ) : (
        <Notice tone="info" title={t('askMore.awaiting')} className="mt-6">
          {t('askMore.awaitingText')}
        </Notice>
      )}
      <RejectForm picks={SELLER_REJECTIONS} failure={failure}>
        <SeenVersion />
      </RejectForm>
    </Card>
  )
}

function SeenVersion() {
  const { version } = useLoaderData<typeof loader>().application
  return <input type="hidden" name="seen" value={version} />
}

function AskForMore() {
  const t = useT()
  const field = fieldMaker(t, useActionData<typeof action>()?.failure)
  return (
    <Form method="post" noValidate className="mt-6 space-y-3 border-t border-line pt-5">
      <input type="hidden" name="intent" value="ask" />
      <SeenVersion />
      <p className="text-sm text-ink-soft">{t('askMore.lead')}</p>
      <TextArea
        label={t('askMore.question')}
        hint={t('askMore.questionHint')}
        rows={3}
        maxLength={1_000}
        {...field('question')}
      />
      <Button type="submit" variant="secondary">
        {t('askMore.send')}
      </Button>
    </Form>
  )
}
