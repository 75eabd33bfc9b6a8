import { showToast } from '../../../ui/overlays/toast-store'

/** Hands a link to whatever the device shares with; where it has nothing, the link is copied. */
export async function shareLink(title: string, url: string, copied: string): Promise<void> {
  if ('share' in navigator && navigator.canShare?.({ title, url })) {
    // Whoever changed their mind needs no word about it.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  await navigator.clipboard.writeText(url)
  showToast({ tone: 'success', title: copied })
}
