import { useT } from '../../../i18n/provider'
import { Notice } from '../../../ui/notice'
import { ReloadForm } from './reload-form'

/** Says that a part of the page failed, while the rest of it works. */
export function MissingParts() {
  const t = useT()
  return (
    <Notice tone="warning" title={t('site.partsMissing')} action={<ReloadForm variant="secondary" />}>
      {t('site.partsMissingText')}
    </Notice>
  )
}
