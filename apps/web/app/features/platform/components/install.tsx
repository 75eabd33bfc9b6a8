import { useEffect, useState } from 'react'
import { loadTexts } from '../../../i18n/texts'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'

/** What browsers offer where a site can be installed; TypeScript does not know it yet. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

const isOffer = (event: unknown): event is InstallOffer => event instanceof Event && 'prompt' in event

/** The offer that came before this part did (`entry.client.tsx`). */
const readOffer = (): InstallOffer | null => {
  const offer: unknown = Reflect.get(globalThis, 'installOffer')
  return isOffer(offer) ? offer : null
}

/** An iPhone or iPad with the site in a tab: it never offers, but its reader can. */
const isTabOnIphone = (): boolean => 'standalone' in navigator && navigator.standalone === false

const loadWays = async () => {
  const [{ InstallWays }] = await Promise.all([import('./install-ways'), loadTexts('install')])
  return InstallWays
}

/** Where the shop can be installed, fetches what says so. Elsewhere there is nothing to see. */
export function Install() {
  const [offer, setOffer] = useState(readOffer)
  const [isIphone] = useState(isTabOnIphone)
  const Ways = useLazyPart(offer !== null || isIphone, loadWays)
  useEffect(() => {
    const take = (event: Event) => isOffer(event) && setOffer(event)
    const forget = () => setOffer(null)
    addEventListener('beforeinstallprompt', take)
    addEventListener('appinstalled', forget)
    return () => {
      removeEventListener('beforeinstallprompt', take)
      removeEventListener('appinstalled', forget)
    }
  }, [])
  if (!Ways || (offer === null && !isIphone)) return null
  const use = () => {
    // An offer can be taken up once.
    setOffer(null)
    Object.assign(globalThis, { installOffer: null })
    void offer?.prompt()
  }
  return <Ways isOffered={offer !== null} onInstall={use} />
}
