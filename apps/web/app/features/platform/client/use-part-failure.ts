import { useT } from '../../../i18n/provider'
import { showToast } from '../../../ui/overlays/toast-store'

/** The error handler of `useLazyPart` for a part that somebody asked for: reports the failure, and offers to try again. */
export function usePartFailure(retry: () => void): () => void {
  const t = useT()
  return () =>
    showToast({
      tone: 'error',
      title: t('site.partFailed'),
      // What can be acted upon stays for the 20 seconds of WCAG 2.2.1 (Timing Adjustable).
      durationMs: 20_000,
      action: { label: t('site.tryAgain'), onPress: retry },
    })
}
