import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { fieldError } from '../../../lib/forms/failure'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { ProfileFrame, useProfileBase } from '../components/profile-frame'
import type { action, loader } from '../routes/profile-avatar.server'

/** One's picture: another, or none. */
export function AvatarPage() {
  const t = useT()
  const { name, avatarKey } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const base = useProfileBase()
  const [isRefused, setRefused] = useState(false)
  const avatar = avatarKey === null ? undefined : pictureUrl(avatarKey, 320)
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setRefused((currentTarget.files?.[0]?.size ?? 0) > MAX_PICTURE_BYTES)
  return (
    <ProfileFrame>
      <Card as="section">
        <h1 className="text-lg font-bold">{t('profile.avatar')}</h1>
        <p className="mt-1 mb-5 text-ink-soft">{t('profile.avatarLead')}</p>
        <div className="flex flex-wrap items-start gap-6">
          <Avatar name={name} src={avatar} size={120} alt={t('profile.avatarOf', { name })} />
          <Form method="post" encType="multipart/form-data" className="min-w-0 grow basis-72 space-y-4">
            <FormProblem failure={failure} />
            <TextField
              label={t('profile.avatarFile')}
              type="file"
              name="picture"
              accept={PICTURE_TYPES.join(',')}
              hint={t('profile.avatarHint')}
              onChange={weigh}
              error={isRefused ? t('errors.PICTURE_TOO_HEAVY') : fieldError(t, failure, 'picture')}
            />
            <Button type="submit" aria-disabled={isRefused} icon="image">
              {t('profile.avatarUpload')}
            </Button>
          </Form>
          {avatarKey !== null && (
            <Form method="post" className="w-full">
              <Button type="submit" variant="secondary" icon="trash">
                {t('profile.avatarRemove')}
              </Button>
            </Form>
          )}
        </div>
        <p className="mt-6">
          <TextLink to={base} className="inline-flex min-h-11 items-center">
            {t('profile.back')}
          </TextLink>
        </p>
      </Card>
    </ProfileFrame>
  )
}
