import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { ButtonLink } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { useProfileBase } from './profile-frame'

/** The codes for when the phone is lost: on this answer only. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT()
  const base = useProfileBase()
  return (
    <div className="space-y-4">
      <Notice tone="warning" title={t('security.codesTitle')} live>
        {t('security.codesText')}
      </Notice>
      <ol className="grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-control bg-sunken px-3 py-2">
            {code}
          </li>
        ))}
      </ol>
      <ButtonLink to={linkTo(`${base}/security`)} icon="check">
        {t('security.codesKept')}
      </ButtonLink>
    </div>
  )
}
