import { linkTo } from '@pasar/domain/access/link-to'
import { formatRm } from '@pasar/domain/kernel/format'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldError } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { Notice } from '../../../ui/notice'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { ProfileFrame, useProfileBase } from '../components/profile-frame'
import { ProofFields } from '../components/proof-fields'
import { ProveFirst } from '../components/prove-first'
import type { action, loader } from '../routes/profile-data.server'

/** The stored data of a member: to download, or to delete. */
export function DataPage() {
  const t = useT()
  const { hurdles, hasTwoFactor, isProven, isSeller, balance } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  const base = useProfileBase()
  return (
    <ProfileFrame>
      <h1 className="sr-only">{t('profile.tabData')}</h1>
      <Card as="section" title={t('profile.exportTitle')}>
        <p className="mb-4 text-ink-soft">{t('profile.exportText')}</p>
        {isProven ? (
          <form method="post" action={linkTo(`${base}/data/export`)} data-save-as="my-data.zip">
            <Button type="submit" variant="secondary" icon="download">
              {t('profile.exportButton')}
            </Button>
          </form>
        ) : (
          <ProveFirst from={linkTo(`${base}/data`)} />
        )}
      </Card>
      <Card as="section" title={t('profile.deleteTitle')}>
        <ul className="mb-4 list-disc space-y-1 pl-5">
          <li>{t('profile.deleteGoes')}</li>
          <li>{t('profile.deleteWords')}</li>
          <li>{t('profile.deleteStays')}</li>
          {isSeller && <li>{t('profile.deleteShop')}</li>}
          <li className="font-semibold">{t('profile.deleteText')}</li>
        </ul>
        {hurdles.length > 0 ? (
          <Notice tone="warning" title={t('profile.deleteHurdles')}>
            {hurdles.map(({ code, ways }) => (
              <div key={code}>
                <p>{t(`errors.${code}`)}</p>
                <p className="flex flex-wrap gap-x-4">
                  {ways.map(({ to, words }) => (
                    <TextLink key={to} to={to} className="inline-flex min-h-11 items-center">
                      {t(words)}
                    </TextLink>
                  ))}
                </p>
              </div>
            ))}
          </Notice>
        ) : (
          <Form method="post" noValidate className="max-w-dialog space-y-4">
            <FormProblem failure={failure} />
            {balance > 0 && (
              <Checkbox
                name="waive"
                label={t('payoutRules.waive', { amount: formatRm(balance) })}
                hint={t('payoutRules.waiveHint')}
                defaultChecked={failure?.values.waive !== undefined}
                error={fieldError(t, failure, 'waive')}
              />
            )}
            <ProofFields hasTwoFactor={hasTwoFactor} failure={failure} />
            <Button
              type="submit"
              variant="danger"
              icon="trash"
              loading={isBusy}
              loadingLabel={t('profile.deleting')}
            >
              {t('profile.deleteButton')}
            </Button>
          </Form>
        )}
      </Card>
    </ProfileFrame>
  )
}
