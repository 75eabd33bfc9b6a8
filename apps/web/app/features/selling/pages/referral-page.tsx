import { useT } from '../../../i18n/provider'
import { useIsOn } from '../../../lib/use-root'
import { ButtonLink } from '../../../ui/button'
import { Card } from '../../../ui/card'

/** Behind a short address that leads to nobody: one can apply without it. */
export function ReferralPage() {
  const t = useT()
  const mayApply = useIsOn('sellerApplications')
  return (
    <div className="px-4 py-10">
      <Card className="mx-auto max-w-dialog" edge>
        <h1 className="mb-3 text-xl font-bold">{t('recruiting.unknownLink')}</h1>
        <p className="mb-5">{t('recruiting.unknownLinkText')}</p>
        {mayApply && <ButtonLink to="/become-seller">{t('recruiting.applyAnyway')}</ButtonLink>}
      </Card>
    </div>
  )
}
