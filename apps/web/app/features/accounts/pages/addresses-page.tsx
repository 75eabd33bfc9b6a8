import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_SAVED_ADDRESSES } from '@pasar/domain/shipping/addresses'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { ProfileFrame, useProfileBase } from '../components/profile-frame'
import type { action, loader } from '../routes/profile-addresses.server'

/** The address book. */
export function AddressesPage() {
  const t = useT()
  const { addresses } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const base = useProfileBase()
  const isFull = addresses.length >= MAX_SAVED_ADDRESSES
  const add = (
    <ButtonLink to={linkTo(`${base}/addresses/:id`, { id: 'new' })} icon="plus">
      {t('profile.addAddress')}
    </ButtonLink>
  )
  return (
    <ProfileFrame>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-lg font-bold">{t('profile.tabAddresses')}</h1>
          <p className="text-ink-soft">{t('profile.addressesLead')}</p>
        </div>
        {addresses.length > 0 && !isFull && add}
      </div>
      <FormProblem failure={failure} />
      {isFull && <Notice tone="info" title={t('profile.bookFull')} />}
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={t('profile.noAddresses')} action={add}>
          {t('profile.noAddressesText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {addresses.map((address) => {
            const about = { name: address.fullName, line: address.line1 }
            return (
              <Card as="li" key={address.id}>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  <bdi className="min-w-0 wrap-anywhere">{address.fullName}</bdi>
                  {address.isDefault && (
                    <Badge tone="jade" icon="check">
                      {t('profile.default')}
                    </Badge>
                  )}
                </p>
                <p className="text-sm text-ink-soft tabular-nums">{address.phone}</p>
                <p dir="auto" className="mt-2 wrap-anywhere">
                  {address.line}
                </p>
                <Form method="post" className="mt-3 flex flex-wrap gap-2">
                  <input type="hidden" name="addressId" value={address.id} />
                  <ButtonLink
                    to={linkTo(`${base}/addresses/:id`, { id: address.id })}
                    variant="secondary"
                    size="small"
                    icon="pencil"
                    aria-label={t('profile.editOf', about)}
                  >
                    {t('profile.edit')}
                  </ButtonLink>
                  {!address.isDefault && (
                    <Button
                      type="submit"
                      name="intent"
                      value="default"
                      variant="quiet"
                      size="small"
                      aria-label={t('profile.makeDefaultOf', about)}
                    >
                      {t('profile.makeDefault')}
                    </Button>
                  )}
                  <Button
                    type="submit"
                    name="intent"
                    value="remove"
                    variant="quiet"
                    size="small"
                    icon="trash"
                    aria-label={t('profile.removeOf', about)}
                  >
                    {t('profile.remove')}
                  </Button>
                </Form>
              </Card>
            )
          })}
        </ul>
      )}
    </ProfileFrame>
  )
}
