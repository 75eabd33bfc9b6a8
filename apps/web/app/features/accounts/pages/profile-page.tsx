import { linkTo } from '@pasar/domain/access/link-to'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { DetailsCard } from '../components/details-card'
import { ProfileFrame, useProfileBase } from '../components/profile-frame'
import { PublicProfile } from '../components/public-profile'
import { useTimeText } from '../components/time-text'
import type { action, loader } from '../routes/profile.server'

/** Who one is here. */
export function ProfilePage() {
  const t = useT()
  const { profile, stores, currencies, worksFor, isStaff } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const base = useProfileBase()
  const { writeDay } = useTimeText()
  const avatar = profile.avatarKey === null ? undefined : pictureUrl(profile.avatarKey, 320)
  return (
    <ProfileFrame>
      <Card as="section">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar
            name={profile.name}
            src={avatar}
            size={80}
            alt={t('profile.avatarOf', { name: profile.name })}
          />
          <div className="min-w-0 grow basis-60">
            <h1 dir="auto" className="text-lg font-bold wrap-anywhere">
              {profile.name}
            </h1>
            <p className="flex flex-wrap items-center gap-x-2 text-ink-soft wrap-anywhere">
              {profile.email}
              {profile.verifiedAt === null ? (
                <Badge tone="kunyit" icon="warning">
                  {t('profile.emailUnverified')}
                </Badge>
              ) : (
                <Badge tone="jade" icon="check">
                  {t('profile.emailVerified')}
                </Badge>
              )}
            </p>
            <p className="text-sm text-ink-soft">
              {t('profile.memberSince', { date: writeDay(profile.createdAt) })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={linkTo(`${base}/avatar`)} variant="secondary" size="small" icon="image">
              {t(avatar === undefined ? 'profile.avatarAdd' : 'profile.avatarChange')}
            </ButtonLink>
            <ButtonLink to={linkTo(`${base}/security/email`)} variant="secondary" size="small" icon="mail">
              {t('profile.changeEmail')}
            </ButtonLink>
          </div>
        </div>
      </Card>
      {worksFor !== null && (
        <Card as="section" title={t('storeStaff.profile')}>
          <p className="mb-4 wrap-anywhere">
            {t(isStaff ? 'storeStaff.profileText' : 'storeStaff.invitedBy', { seller: worksFor })}
          </p>
          <ButtonLink to="/staff-membership" variant="secondary">
            {t('storeStaff.profileOpen')}
          </ButtonLink>
        </Card>
      )}
      {stores !== null && <PublicProfile stores={stores} />}
      <DetailsCard profile={profile} currencies={currencies} failure={failure} />
    </ProfileFrame>
  )
}
