import { linkTo } from '@pasar/domain/access/link-to'
import { BANK_DIGITS, BANKS } from '@pasar/domain/payouts/banks'
import { SELLER_KINDS } from '@pasar/domain/selling/seller-kinds'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useI18n, useT } from '../../../i18n/provider'
import { fieldError, fieldMaker } from '../../../lib/forms/failure'
import { useIsOn } from '../../../lib/use-root'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { TextArea, TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { formatMoment } from '../../platform/components/when'
import { BeforeApproval } from '../../support/components/before-approval'
import { useKeptApplication } from '../client/use-kept-application'
import type { action, loader } from '../routes/become-seller.server'

/** The seller status of a member, and the form when one may be sent. */
export function SellerForm() {
  const t = useT()
  const mayJoin = useIsOn('registration')
  const { state, referral } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const from = linkTo('/become-seller', { ref: referral ?? undefined })
  // Logged out while the form was filled in: it comes back as it was, and says so.
  if (failure?.code === 'UNAUTHORIZED') return <Application wasRejected={false} />
  switch (state) {
    case 'visitor':
      return (
        <Notice
          tone="info"
          title={t('selling.visitorTitle')}
          action={
            <>
              {mayJoin && <ButtonLink to={linkTo('/register', { from })}>{t('auth.signUp')}</ButtonLink>}
              <ButtonLink to={linkTo('/login', { from })} variant="secondary">
                {t('auth.signIn')}
              </ButtonLink>
            </>
          }
        >
          {t('selling.visitorText')}
        </Notice>
      )
    case 'unverified':
      return (
        <Notice
          tone="info"
          title={t('selling.unverifiedTitle')}
          action={
            <ButtonLink to={linkTo('/verify-email-prompt', { from })}>{t('inbox.confirmEmail')}</ButtonLink>
          }
        >
          {t('selling.unverifiedText')}
        </Notice>
      )
    case 'staff':
      return (
        <Notice tone="info" title={t('selling.staffTitle')}>
          {t('selling.staffText')}
        </Notice>
      )
    case 'approved':
      return (
        <Notice tone="success" title={t('selling.sellerTitle')}>
          {t('selling.sellerText')}
        </Notice>
      )
    case 'pending':
    case 'suspended':
      return (
        <Notice
          tone={state === 'pending' ? 'info' : 'warning'}
          title={t(`selling.${state}Title`)}
          action={<ButtonLink to={linkTo(`/seller-${state}`)}>{t('selling.seeWhere')}</ButtonLink>}
        />
      )
    default:
      return <Application wasRejected={state === 'rejected'} />
  }
}

function Application({ wasRejected }: { wasRejected: boolean }) {
  const { t, tag } = useI18n()
  const { given, referral, savedAt, purchases } = useLoaderData<typeof loader>()
  const { form, hasFailed } = useKeptApplication()
  const failure = useActionData<typeof action>()?.failure
  const field = fieldMaker(t, failure, given)
  const documentError =
    failure?.code === 'TOO_LARGE' ? t('errors.DOCUMENT_TOO_HEAVY') : fieldError(t, failure, 'document')
  return (
    <div className="space-y-6">
      {wasRejected && (
        <Notice
          tone="warning"
          title={t('selling.rejectedTitle')}
          action={
            <ButtonLink to="/seller-rejected" variant="secondary">
              {t('selling.seeWhere')}
            </ButtonLink>
          }
        >
          {t('selling.rejectedNext')}
        </Notice>
      )}
      <BeforeApproval purchases={purchases} />
      <Form ref={form} method="post" encType="multipart/form-data" noValidate className="space-y-6">
        <FormProblem failure={failure} />
        {referral !== null && <input type="hidden" name="ref" value={referral} />}
        <Card as="section" edge title={t('selling.who')}>
          <div className="space-y-4">
            <Select
              label={t('selling.kind')}
              placeholder={t('inbox.choose')}
              options={SELLER_KINDS.map((value) => ({ value, label: t(`selling.kind-${value}`) }))}
              {...field('kind')}
            />
            <TextField
              label={t('selling.legalName')}
              hint={t('selling.legalNameHint')}
              maxLength={120}
              {...field('legalName')}
            />
            <TextField
              label={t('selling.registration')}
              autoComplete="off"
              maxLength={40}
              {...field('registration')}
            />
            <TextField
              label={t('selling.sstNumber')}
              note={t('inbox.optional')}
              hint={t('selling.sstNumberHint')}
              maxLength={40}
              {...field('sstNumber')}
            />
            <TextField
              label={t('selling.address')}
              hint={t('selling.addressHint')}
              autoComplete="street-address"
              maxLength={300}
              {...field('address')}
            />
            <TextField label={t('selling.phone')} type="tel" autoComplete="tel" {...field('phone')} />
            <TextField
              label={t('selling.document')}
              type="file"
              name="document"
              accept="application/pdf,image/jpeg,image/png,image/webp"
              hint={t('selling.documentHint')}
              error={documentError ?? (failure?.values.document ? t('selling.documentAgain') : undefined)}
            />
          </div>
        </Card>
        <Card as="section" title={t('selling.store')}>
          <div className="space-y-4">
            <TextField label={t('selling.storeName')} maxLength={60} {...field('storeName')} />
            <TextArea label={t('selling.message')} rows={5} maxLength={4_000} {...field('message')} />
          </div>
        </Card>
        <Card as="section" title={t('selling.money')}>
          <div className="space-y-4">
            <Select
              label={t('selling.bank')}
              placeholder={t('inbox.choose')}
              options={BANKS.map(({ name, swiftCode }) => ({ value: swiftCode, label: name }))}
              {...field('bank')}
            />
            <TextField
              label={t('selling.accountNumber')}
              hint={t('payouts.numberHint', { banks: BANK_DIGITS })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              {...field('accountNumber')}
            />
            <TextField label={t('selling.accountHolder')} maxLength={120} {...field('accountHolder')} />
          </div>
        </Card>
        <div>
          <TextLink to="/terms">{t('selling.readTerms')}</TextLink>
          <Checkbox
            name="terms"
            label={t('selling.terms')}
            defaultChecked={failure?.values.terms === 'on'}
            error={fieldError(t, failure, 'terms')}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" icon="send">
            {t('selling.apply')}
          </Button>
          <Button type="submit" name="intent" value="keep" variant="secondary">
            {t('applyDraft.keep')}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {hasFailed
              ? t('applyDraft.failed')
              : savedAt !== null && t('applyDraft.savedAt', { when: formatMoment(tag, savedAt) })}
          </p>
        </div>
      </Form>
    </div>
  )
}
