import { linkTo } from '@pasar/domain/access/link-to'
import { DISPLAY_CURRENCIES } from '@pasar/domain/kernel/currencies'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '@pasar/domain/kernel/languages'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useI18n, useT } from '../../../../i18n/provider'
import { useRoot } from '../../../../lib/use-root'

/** A setting as a plain form: a press on a choice sends it, and leads back here. */
function Setting({
  name,
  title,
  children,
}: {
  name: 'language' | 'currency' | 'theme'
  title: string
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={linkTo(`/settings/${name}`)}>
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      <div className="flex flex-wrap gap-2">{children}</div>
    </form>
  )
}

/** These four stand beside each other: the server has them in one piece (`footer-choices.server.tsx`). */
export function LanguageChoice() {
  const { language, t } = useI18n()
  return (
    <Setting name="language" title={t('site.language')}>
      {LANGUAGES.map((choice) => (
        <Choice
          key={choice}
          name="language"
          value={choice}
          isCurrent={choice === language}
          lang={LANGUAGE_TAG[choice]}
        >
          {LANGUAGE_NAME[choice]}
        </Choice>
      ))}
    </Setting>
  )
}

/** Ringgit is what is charged; about what that is elsewhere is shown beside it. */
export function CurrencyChoice() {
  const t = useT()
  const shown = useRoot()?.currency?.code ?? 'MYR'
  return (
    <Setting name="currency" title={t('site.currency')}>
      {DISPLAY_CURRENCIES.map((choice) => (
        <Choice key={choice} name="currency" value={choice} isCurrent={choice === shown}>
          {choice === 'MYR' ? 'RM' : `≈ ${choice}`}
        </Choice>
      ))}
    </Setting>
  )
}

export function ThemeChoice() {
  const t = useT()
  const theme = useRoot()?.theme ?? 'system'
  return (
    <Setting name="theme" title={t('site.theme')}>
      {(['light', 'dark', 'system'] as const).map((choice) => (
        <Choice key={choice} name="theme" value={choice} isCurrent={choice === theme}>
          {t(
            choice === 'light'
              ? 'site.themeLight'
              : choice === 'dark'
                ? 'site.themeDark'
                : 'site.themeSystem',
          )}
        </Choice>
      ))}
      {/* A button of scripts that come later: to stop the pictures of tiles. */}
      <span id="moving" className="empty:hidden" />
    </Setting>
  )
}

export function Apps() {
  const apps = useRoot()?.apps
  return (
    <div className="flex flex-wrap gap-2">
      {apps && (
        <>
          <h2 className="w-full text-lg font-bold">{apps.title}</h2>
          {apps.links.map(({ to, text }) => (
            <a key={to} href={to} className="on-rimba-choice grid place-items-center">
              {text}
            </a>
          ))}
        </>
      )}
      {/* A button of scripts that come later: to install the shop itself. */}
      <span id="install-place" className="empty:hidden" />
    </div>
  )
}

function Choice({
  isCurrent,
  children,
  ...rest
}: {
  name: string
  value: string
  isCurrent: boolean
  lang?: string
  children: string
}) {
  return (
    <button type="submit" {...rest} aria-pressed={isCurrent} className="on-rimba-choice">
      {children}
    </button>
  )
}
