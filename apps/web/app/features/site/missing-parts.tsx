import { useT } from '../../i18n/provider'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** Says that a part of the page failed, where the rest of it stands. */
export function MissingParts() {
  const t = useT()
  return (
    <Notice
      tone="warning"
      title={t('site.partsMissing')}
      action={
        <form method="get">
          <Button type="submit" variant="secondary">
            {t('site.reload')}
          </Button>
        </form>
      }
    >
      {t('site.partsMissingText')}
    </Notice>
  )
}
