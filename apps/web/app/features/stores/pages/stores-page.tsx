import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_STORES } from '@pasar/domain/stores/stores'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { FormProblem } from '../../platform/components/form-problem'
import { WorkFrame } from '../../platform/components/workspace/work-frame'
import { HiddenStore } from '../components/hidden-store'
import type { action, loader } from '../routes/stores.server'

/** A seller's own stores. */
export function StoresPage() {
  const t = useT()
  const { stores } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isFull = stores.length >= MAX_STORES
  const add = (
    <ButtonLink to="/add-store" icon="plus">
      {t('stores.add')}
    </ButtonLink>
  )
  return (
    <WorkFrame
      area="seller"
      title={t('stores.title')}
      lead={t('stores.lead')}
      actions={stores.length > 0 && !isFull && add}
    >
      <FormProblem failure={failure} className="mb-4" />
      {isFull && (
        <Notice tone="info" title={t('stores.full', { most: MAX_STORES })} className="mb-4">
          {t('stores.fullText')}
        </Notice>
      )}
      {stores.length === 0 ? (
        <EmptyState icon="store" title={t('stores.none')} action={add}>
          {t('stores.noneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {stores.map((store) => (
            <StoreRow key={store.id} store={store} />
          ))}
        </ul>
      )}
    </WorkFrame>
  )
}

type OwnStoreView = ReturnType<typeof useLoaderData<typeof loader>>['stores'][number]

function StoreRow({ store }: { store: OwnStoreView }) {
  const t = useT()
  const { id, name, logoKey, hiddenFor } = store
  return (
    <Card as="li">
      <div className="flex items-start gap-4">
        <Avatar name={name} src={logoKey === null ? undefined : pictureUrl(logoKey, 320)} size={64} />
        <div className="min-w-0">
          <h2 className="text-lg leading-tight font-bold wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-soft">{store.place}</p>
          <p className="text-sm text-ink-soft">{t('stores.items', { count: store.activeItems })}</p>
          <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
            {hiddenFor !== null && <Badge tone="bunga">{t('stores.hidden')}</Badge>}
            {store.isOnHoliday && (
              <Badge tone="kunyit" icon="calendar">
                {t('stores.onHoliday')}
              </Badge>
            )}
          </div>
        </div>
      </div>
      {hiddenFor !== null && <HiddenStore reason={hiddenFor} className="mt-4" />}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink
          to={linkTo('/add-store', { store: id })}
          variant="secondary"
          size="small"
          icon="pencil"
          aria-label={t('stores.editOf', { name })}
        >
          {t('stores.edit')}
        </ButtonLink>
        {hiddenFor === null && (
          <ButtonLink
            to={linkTo('/store/:id', { id: store.slug })}
            variant="quiet"
            size="small"
            icon="eye"
            aria-label={t('stores.viewOf', { name })}
          >
            {t('stores.view')}
          </ButtonLink>
        )}
      </div>
      {store.isUnused ? (
        <details className="mt-3 text-sm">
          <summary
            className="flex min-h-11 w-fit cursor-pointer items-center text-ink-soft underline"
            aria-label={t('stores.removeOf', { name })}
          >
            {t('stores.remove')}
          </summary>
          <Form method="post" className="space-y-3">
            <input type="hidden" name="storeId" value={id} />
            <p>{t('stores.removeAsk', { name })}</p>
            <Button type="submit" variant="danger" size="small" icon="trash">
              {t('stores.removeNow')}
            </Button>
          </Form>
        </details>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">{t('stores.inUse')}</p>
      )}
    </Card>
  )
}
