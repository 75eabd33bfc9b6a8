import type { Channel } from '@pasar/domain/notifications/kinds'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Checkbox } from '../../../ui/forms/checkbox'
import { FormProblem } from '../../platform/components/form-problem'
import { FollowedStores } from '../../stores/components/followed-stores'
import { ProfileFrame } from '../components/profile-frame'
import type { action, loader } from '../routes/profile-preferences.server'

const CHANNEL_TEXTS: Record<Channel, TextKey> = { inApp: 'profile.inApp', mail: 'profile.byMail' }

/** The notifications a member gets, and their channels. */
export function PreferencesPage() {
  const t = useT()
  const { choices, followed } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const isBusy = useNavigation().state === 'submitting'
  return (
    <ProfileFrame>
      <div>
        <h1 className="text-lg font-bold">{t('profile.tabPreferences')}</h1>
        <p className="text-ink-soft">{t('profile.preferencesLead')}</p>
      </div>
      <FormProblem failure={failure} />
      <Form method="post">
        <Card as="section" flush>
          {choices.map((choice) => (
            <fieldset
              key={choice.kind}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 sm:px-5"
            >
              <legend className="sr-only">{t(`profile.kind_${choice.kind}`)}</legend>
              <div className="min-w-0 grow basis-64">
                <p aria-hidden className="font-semibold">
                  {t(`profile.kind_${choice.kind}`)}
                </p>
                <p className="text-sm text-ink-soft">{t(`profile.kindText_${choice.kind}`)}</p>
              </div>
              <div className="flex flex-wrap gap-x-6">
                {choice.channels.map((channel) => {
                  const isEssential = choice.essential.includes(channel)
                  const name = `${choice.kind}.${channel}`
                  const isTicked = failure ? failure.values[name] === 'on' : choice[channel]
                  return (
                    <Checkbox
                      key={channel}
                      name={name}
                      label={t(CHANNEL_TEXTS[channel])}
                      hint={isEssential ? t('profile.always') : undefined}
                      defaultChecked={isEssential ? choice[channel] : isTicked}
                      disabled={isEssential}
                      className="w-36"
                    />
                  )
                })}
              </div>
            </fieldset>
          ))}
        </Card>
        <Button type="submit" className="mt-4" loading={isBusy} loadingLabel={t('profile.saving')}>
          {t('profile.save')}
        </Button>
      </Form>
      <FollowedStores stores={followed} />
    </ProfileFrame>
  )
}
