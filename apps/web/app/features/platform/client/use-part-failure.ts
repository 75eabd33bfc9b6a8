import { useT } from '../../../i18n/provider'
import { showToast } from '../../../ui/overlays/toast-store'

/** What `useLazyPart` is told for a part that somebody asked for: says that it did not come, and offers to try again. */
export function usePartFailure(retry: () => void): () => void {
  const t = useT()
  return () =>
    showToast({
      tone: 'error',
      title: t('site.partFailed'),
      action: { label: t('site.tryAgain'), onPress: retry },
    })
}
