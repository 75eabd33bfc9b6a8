import { useT } from '../../../i18n/provider'
import { Button, type ButtonProps } from '../../../ui/button'

/** Asks for the same address again; a plain form, so that it works without scripts and after they have failed. */
export function ReloadForm({ variant }: Pick<ButtonProps, 'variant'>) {
  const t = useT()
  return (
    <form method="get">
      <Button type="submit" variant={variant}>
        {t('site.reload')}
      </Button>
    </form>
  )
}
