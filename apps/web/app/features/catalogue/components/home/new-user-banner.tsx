import { WELCOME_CODE } from '@pasar/domain/coupons/coupons'
import { Form, useNavigation } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { ButtonLink, IconButton } from '../../../../ui/button'
import { Icon } from '../../../../ui/icon'

/** The welcome gift, until it was used or put away for this visit. */
export function NewUserBanner() {
  const t = useT()
  const isGoing = useNavigation().formData?.get('intent') === 'dismiss'
  if (isGoing) return null
  return (
    <aside
      aria-labelledby="new-user"
      className="flex items-center gap-3 rounded-card bg-kunyit py-3 pr-2 pl-4 text-on-kunyit sm:gap-4 sm:pl-5"
    >
      <Icon name="gift" size={28} className="max-sm:hidden" />
      <div className="min-w-0 grow">
        <h2 id="new-user" className="font-bold">
          {t('home.giftText')}
        </h2>
        <p className="text-sm">
          {t('home.giftCode')} <strong className="font-mono text-base">{WELCOME_CODE}</strong>
        </p>
      </div>
      <ButtonLink to="/user/coupons">{t('home.giftUse')}</ButtonLink>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="dismiss" />
        <IconButton
          type="submit"
          icon="close"
          label={t('home.giftDismiss')}
          className="text-on-kunyit! hover:bg-on-kunyit/10!"
        />
      </Form>
    </aside>
  )
}
