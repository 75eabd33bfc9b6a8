import type { LinksFunction, MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import {
  ErrorHead,
  ErrorScreen,
  kindOfError,
  NotFoundScreen,
  SwitchedOffScreen,
  TooLargeScreen,
} from './features/platform/components/error-screens'
import { FlashMessage } from './features/platform/components/flash-message'
import { Shell } from './features/platform/components/shell'
import type { loader } from './features/platform/routes/root.server'
import { PageTexts } from './i18n/page-texts'
import { useI18n } from './i18n/provider'
import { THEME_COLOR, THEME_COLORS } from './lib/cookies/theme-colors'
import { NonceContext } from './lib/page/nonce'
import { RootProvider, useRootData } from './lib/use-root'
import { AppStyles } from './ui/app-styles'

export { loader } from './features/platform/routes/root.server'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** Pages have heads of their own, and those that failed get theirs in the layout. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data && error === undefined
    ? [{ title: data.appName }, { name: 'description', content: data.description }]
    : []

export function Layout({ children }: { children: ReactNode }) {
  const { language, tag } = useI18n()
  const root = useRootData()
  const error = useRouteError()
  return (
    <RootProvider>
      <html lang={tag} data-language={language} data-theme={root?.theme ?? undefined}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {root?.theme ? (
            <meta name="theme-color" content={THEME_COLOR[root.theme === 'dark' ? 'dark' : 'light']} />
          ) : (
            THEME_COLORS.map((color) => <meta key={color.media} name="theme-color" {...color} />)
          )}
          <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
          <Meta />
          {/* Null where nothing failed. */}
          {error != null && <ErrorHead kind={kindOfError(error)} appName={root?.appName} />}
          <Links />
          <AppStyles />
        </head>
        <body>
          {children}
          <PageTexts />
          {/* A page of an impersonation has no scripts, so that it reads and writes nothing by itself. */}
          {!root?.impersonationBanner && (
            <NonceContext.Consumer>
              {(nonce) => (
                <>
                  <ScrollRestoration nonce={nonce} />
                  <Scripts nonce={nonce} />
                </>
              )}
            </NonceContext.Consumer>
          )}
        </body>
      </html>
    </RootProvider>
  )
}

export default function App() {
  return (
    <Shell>
      <FlashMessage />
      <Outlet />
    </Shell>
  )
}

function screenOf(error: unknown) {
  const kind = kindOfError(error)
  if (kind === 'notFound') return <NotFoundScreen />
  if (kind === 'off') return <SwitchedOffScreen />
  return isRouteErrorResponse(error) && error.status === 413 ? (
    <TooLargeScreen />
  ) : (
    <ErrorScreen error={error} />
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <Shell>{screenOf(error)}</Shell>
}
