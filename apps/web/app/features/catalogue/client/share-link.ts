import { showToast } from '../../../ui/overlays/toast-store'

/** Copies a link; where the browser does not allow it, or the market is not served by https, shows it to be copied by hand. */
export async function copyLink(title: string, url: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    prompt(title, url)
    return
  }
  showToast({ tone: 'success', title: copied })
}

/** Hands a link to whatever the device shares with; where it has nothing, the link is copied. */
export async function shareLink(title: string, url: string, copied: string): Promise<void> {
  if (!('share' in navigator && navigator.canShare?.({ title, url }))) return copyLink(title, url, copied)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Cancelling needs no message; if the device refuses to share, the link is copied.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(title, url, copied)
  }
}
