import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'

/**
 * The way to prove who one is, before a form that asks for it is filled in: what is typed would be lost on the way.
 * @param from where it leads back to
 */
export function ProveFirst({ from }: { from: string }) {
  const t = useT()
  return (
    <>
      <p className="mb-3">{t('security.prove')}</p>
      <ButtonLink to={linkTo('/reauthenticate', { from })} variant="secondary" icon="lock">
        {t('security.proveLink')}
      </ButtonLink>
    </>
  )
}
