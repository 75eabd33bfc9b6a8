import { type Language, linkTo } from '@pasar/domain'
import { useT } from '../../../i18n/provider'
import { renderStatic } from '../../../lib/page/render-static.server'

/** The way to an address of the book that has to be corrected, as HTML: a tab of its own keeps what was chosen here. */
export const renderCorrection = (language: Language, addressId: string | undefined): string =>
  addressId === undefined ? '' : renderStatic(language, <Correction addressId={addressId} />)

function Correction({ addressId }: { addressId: string }) {
  const t = useT()
  return (
    <a
      href={linkTo('/user-profile/addresses/:id', { id: addressId })}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center font-semibold text-jade underline"
    >
      {t('checkout.correctAddress')}
    </a>
  )
}
