import { isLanguage } from '@pasar/domain/kernel/languages'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchPictures } from './features/catalogue/client/failed-pictures'
import { fetchSharedTexts, readPageTexts } from './i18n/page-texts'
import { I18nProvider } from './i18n/provider'
import { readTexts, startTexts } from './i18n/texts'
import { watchAnswers } from './lib/forms/watch-answers'
import { makeLoadPart } from './lib/load-part'

Object.assign(globalThis, {
  loadPart: makeLoadPart((address) => import(/* @vite-ignore */ address), '/assets/'),
})

const { language } = document.documentElement.dataset
const chosen = isLanguage(language) ? language : 'en'
startTexts(chosen, readPageTexts())
const sharedTexts = fetchSharedTexts()
watchPictures()
watchAnswers()

// Radix adds a style element while a dialog is open; this is how it learns the page's nonce.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

/**
 * Waits for the data of the page, which comes as a stream. Until it is read, `RemixBrowser` throws the promise that reads
 * it, as components do for Suspense. Left to React, a press in that moment makes it draw at once, which it may not put
 * off: it fails ("Root did not complete"), and the page stays without scripts.
 */
async function readState(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (reading) {
    await reading
  }
}

// Said once, maybe before the part that makes something of it is here (`features/app/install.tsx`).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  Object.assign(globalThis, { installOffer: event })
})

// Scripts that speak of a refusal need the words at once: where the connection is gone, they could not be fetched any more.
startTexts(chosen, await sharedTexts)
await readState()
startTransition(() => {
  hydrateRoot(
    document,
    <I18nProvider language={chosen} find={readTexts}>
      <RemixBrowser />
    </I18nProvider>,
  )
})
