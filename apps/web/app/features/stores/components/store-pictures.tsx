import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'

interface Pictured {
  name: string
  logoKey: string | null
  bannerKey: string | null
}

/** The form of the store, which takes along the pictures that are chosen beside it. */
export const STORE_FORM = 'store'

interface Changed {
  which: 'logo' | 'banner'
  /** Or else removed. */
  isSet: boolean
}

/** The logo and the banner of a store: another, or none. */
export function StorePictures({
  store,
  failure,
  changed,
}: {
  store: Pictured
  failure: Failure
  /** What was done last. */
  changed: Changed | undefined
}) {
  const t = useT()
  const { name, logoKey, bannerKey } = store
  return (
    <Card as="section" title={t('stores.pictures')}>
      <div className="space-y-8">
        <PictureFields which="logo" pictureKey={logoKey} failure={failure} changed={changed}>
          {logoKey !== null && (
            <Avatar name={name} src={pictureUrl(logoKey, 320)} size={88} alt={t('stores.logoOf', { name })} />
          )}
        </PictureFields>
        <PictureFields which="banner" pictureKey={bannerKey} failure={failure} changed={changed}>
          {bannerKey !== null && (
            <img
              src={pictureUrl(bannerKey, 960)}
              alt={t('stores.banner')}
              className="aspect-4/1 w-full rounded-card bg-sunken object-cover"
            />
          )}
        </PictureFields>
      </div>
    </Card>
  )
}

const WORDS = {
  logo: {
    label: 'stores.logo',
    hint: 'stores.logoHint',
    send: 'stores.uploadLogo',
    remove: 'stores.removeLogo',
  },
  banner: {
    label: 'stores.banner',
    hint: 'stores.bannerHint',
    send: 'stores.uploadBanner',
    remove: 'stores.removeBanner',
  },
} as const

function PictureFields({
  which,
  pictureKey,
  failure,
  changed,
  children,
}: {
  which: 'logo' | 'banner'
  pictureKey: string | null
  failure: Failure
  changed: Changed | undefined
  /** The present picture. */
  children: ReactNode
}) {
  const t = useT()
  const words = WORDS[which]
  return (
    <div className="space-y-3">
      {children}
      {/* One that was set is chosen no more. */}
      <PictureField key={pictureKey} which={which} failure={failure} />
      {pictureKey !== null && (
        <Button
          type="submit"
          form={STORE_FORM}
          name="intent"
          value={`remove ${which}`}
          variant="quiet"
          icon="trash"
        >
          {t(words.remove)}
        </Button>
      )}
      <p role="status" className="text-sm text-jade empty:sr-only">
        {changed?.which === which && t(changed.isSet ? 'stores.pictureSet' : 'stores.pictureGone')}
      </p>
    </div>
  )
}

function PictureField({ which, failure }: { which: 'logo' | 'banner'; failure: Failure }) {
  const t = useT()
  const [isTooHeavy, setTooHeavy] = useState(false)
  // A page that is drawn anew has lost it; one that stays has kept it.
  const [isLost] = useState(failure?.values[which] === 'sent')
  const refused = failure?.values.which === which ? fieldError(t, failure, 'picture') : undefined
  const again = isLost ? t('stores.pictureAgain') : undefined
  const words = WORDS[which]
  const weigh = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setTooHeavy((currentTarget.files?.[0]?.size ?? 0) > MAX_PICTURE_BYTES)
  return (
    <>
      <TextField
        label={t(words.label)}
        type="file"
        form={STORE_FORM}
        name={which}
        accept={PICTURE_TYPES.join(',')}
        hint={t(words.hint)}
        onChange={weigh}
        error={
          isTooHeavy ? t('errors.PICTURE_TOO_HEAVY') : (refused ?? fieldError(t, failure, which) ?? again)
        }
      />
      <Button
        type="submit"
        form={STORE_FORM}
        name="intent"
        value={which}
        variant="secondary"
        aria-disabled={isTooHeavy}
        icon="image"
      >
        {t(words.send)}
      </Button>
    </>
  )
}
