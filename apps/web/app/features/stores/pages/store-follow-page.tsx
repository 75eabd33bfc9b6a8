import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { Button, ButtonLink } from '../../../ui/button'
import { FormProblem } from '../../platform/components/form-problem'
import { FollowedStores } from '../components/followed-stores'
import type { action, loader } from '../routes/store-follow.server'

/** Whether one follows a store, and which others. */
export function StoreFollowPage() {
  const t = useT()
  const { store, isFollowing, followed } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  return (
    <div className="mx-auto max-w-[48rem] space-y-6 px-4 py-6">
      <div>
        <h1 className="text-xl font-extrabold tracking-tight">{t('follow.title', { name: store.name })}</h1>
        <p className="mt-1 text-ink-soft">{t('follow.lead')}</p>
      </div>
      <FormProblem failure={failure} />
      <Form method="post" className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value={isFollowing ? 'unfollow' : 'follow'}
          variant={isFollowing ? 'secondary' : 'primary'}
          icon="bell"
        >
          {t(isFollowing ? 'follow.stop' : 'follow.begin')}
        </Button>
        <ButtonLink to={linkTo('/store/:id', { id: store.slug })} variant="quiet">
          {t('follow.toStore')}
        </ButtonLink>
      </Form>
      <FollowedStores stores={followed} />
    </div>
  )
}
