import { linkTo } from '@pasar/domain/access/link-to'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Button, ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
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
      {followed.length > 0 && (
        <Card as="section" title={t('follow.all')}>
          <ul className="-mt-2 divide-y divide-line">
            {followed.map(({ id, name, slug, logoKey }) => (
              <li key={id} className="flex items-center gap-3 py-2">
                <Avatar name={name} src={logoKey === null ? undefined : pictureUrl(logoKey, 320)} size={40} />
                <TextLink
                  plain
                  to={linkTo('/store/:id', { id: slug })}
                  className="inline-flex min-h-11 min-w-0 grow items-center"
                >
                  {name}
                </TextLink>
                <TextLink
                  to={linkTo('/store/:id/follow', { id: slug })}
                  aria-label={t('follow.changeOf', { name })}
                  className="inline-flex min-h-11 shrink-0 items-center"
                >
                  {t('follow.change')}
                </TextLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
