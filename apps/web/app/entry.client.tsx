import { isLanguage, type Language } from '@pasar/domain/languages'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nProvider } from './i18n/provider'
import type { Messages } from './i18n/translate'

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('./locales/en'),
  cn: () => import('./locales/cn'),
  ms: () => import('./locales/ms'),
}

async function hydrate() {
  const { language } = document.documentElement.dataset
  // Radix adds a style element while a dialog is open; this is how it learns the page's nonce.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  Object.assign(globalThis, { __webpack_nonce__: nonce })
  const chosen = isLanguage(language) ? language : 'en'
  const { default: messages } = await loaders[chosen]()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider language={chosen} messages={messages}>
        <RemixBrowser />
      </I18nProvider>,
    )
  })
}

void hydrate()
