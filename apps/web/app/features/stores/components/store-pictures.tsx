import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { PictureForm } from '../../platform/components/picture-form'

interface Pictured {
  name: string
  logoKey: string | null
  bannerKey: string | null
}

/** The logo and the banner of a store: another, or none. */
export function StorePictures({ store, failure }: { store: Pictured; failure: Failure }) {
  const t = useT()
  const { name, logoKey, bannerKey } = store
  return (
    <Card as="section" title={t('stores.pictures')}>
      <div className="space-y-8">
        <PictureForms which="logo" isSet={logoKey !== null} failure={failure}>
          {logoKey !== null && (
            <Avatar name={name} src={pictureUrl(logoKey, 320)} size={88} alt={t('stores.logoOf', { name })} />
          )}
        </PictureForms>
        <PictureForms which="banner" isSet={bannerKey !== null} failure={failure}>
          {bannerKey !== null && (
            <img
              src={pictureUrl(bannerKey, 960)}
              alt={t('stores.banner')}
              className="aspect-4/1 w-full rounded-card bg-sunken object-cover"
            />
          )}
        </PictureForms>
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

function PictureForms({
  which,
  isSet,
  failure,
  children,
}: {
  which: 'logo' | 'banner'
  isSet: boolean
  failure: Failure
  /** The present picture. */
  children: ReactNode
}) {
  const t = useT()
  const words = WORDS[which]
  const own = failure?.values.which === which ? failure : undefined
  return (
    <div className="space-y-3">
      {children}
      <PictureForm
        label={t(words.label)}
        hint={t(words.hint)}
        send={t(words.send)}
        error={fieldError(t, own, 'picture')}
      >
        <input type="hidden" name="which" value={which} />
      </PictureForm>
      {isSet && (
        <Form method="post">
          <input type="hidden" name="intent" value="removePicture" />
          <input type="hidden" name="which" value={which} />
          <Button type="submit" variant="quiet" icon="trash">
            {t(words.remove)}
          </Button>
        </Form>
      )}
    </div>
  )
}
