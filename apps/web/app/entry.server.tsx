import type { Language } from '@pasar/domain'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { OwnTextContext } from './features/support/components/own-text'
import { languageOf } from './i18n/language.server'
import { PageTextsContext } from './i18n/page-texts'
import { collectTexts } from './i18n/page-texts.server'
import { I18nProvider } from './i18n/provider'
import { SHARED_TEXTS } from './i18n/shared-texts.server'
import { FragmentContext } from './lib/page/fragment.server'
import { readHandoff, writeHandoff } from './lib/page/handoff.server'
import { NonceContext } from './lib/page/nonce'
import { openWhereItSpeaks } from './lib/page/open-at-problem.server'
import { respondWithPage } from './lib/page/page-body.server'
import { PageParts } from './lib/page/page-parts.server'
import { reportFailure } from './lib/page/report-failure.server'
import { RequestIdContext } from './lib/page/request-id'
import { SlotsContext } from './lib/page/slots'
import styles from './styles/app.css?url'
import { OwnStylesContext } from './ui/app-styles'
import { latinFontUrl } from './ui/font'

/** What every page needs before it shows. Asked for as soon as its headers are there, before its text is read. */
const FONT = `<${latinFontUrl}>; rel=preload; as=font; type="font/woff2"; crossorigin`
const STYLES = `<${styles}>; rel=preload; as=style`
const textsOf = (language: Language): string =>
  `<${SHARED_TEXTS[language].path}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const language = await languageOf(request)
  const texts = collectTexts(language)
  const parts = new PageParts()
  const { nonce, requestId, shared, ownText, ownStyles, hasOpenImpersonation } = loadContext
  const data = await readHandoff(remixContext)
  const html = render(
    <PageTextsContext.Provider
      value={() => ({ json: parts.placeWithTags(texts.write()), file: SHARED_TEXTS[language].path })}
    >
      <I18nProvider language={language} find={texts.find}>
        <NonceContext.Provider value={nonce}>
          <RequestIdContext.Provider value={requestId}>
            <SlotsContext.Provider value={shared?.slots ?? null}>
              <OwnTextContext.Provider value={ownText ?? ''}>
                <OwnStylesContext.Provider value={ownStyles}>
                  <FragmentContext.Provider value={{ language, find: texts.find, parts }}>
                    <RemixServer
                      context={{ ...remixContext, serverHandoffStream: undefined }}
                      url={request.url}
                      nonce={nonce}
                    />
                  </FragmentContext.Provider>
                </OwnStylesContext.Provider>
              </OwnTextContext.Provider>
            </SlotsContext.Provider>
          </RequestIdContext.Provider>
        </NonceContext.Provider>
      </I18nProvider>
    </PageTextsContext.Provider>,
    (error) => reportFailure(error, request, loadContext, 'a page could not be rendered'),
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set(
    'Link',
    [
      ...(ownStyles === undefined ? [STYLES] : []),
      FONT,
      ...(hasOpenImpersonation ? [] : [textsOf(language)]),
    ].join(', '),
  )
  headers.append('Vary', 'Cookie, Accept-Language, Sec-Fetch-Site')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  const written = parts.write(html, {
    before: '<!DOCTYPE html>',
    after: hasOpenImpersonation ? '' : writeHandoff(data, nonce),
  })
  const root: { reader?: string } | undefined = remixContext.staticHandlerContext.loaderData.root
  const page = openWhereItSpeaks(written, {
    method: request.method,
    reader: shared ? undefined : root?.reader,
  })
  return respondWithPage(page, { headers, status })
}

/** In one go: no page waits for anything while it is rendered. */
function render(page: ReactElement, onError: (error: unknown) => void): string {
  try {
    return renderToString(page)
  } catch (error) {
    onError(error)
    throw error
  }
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  reportFailure(error, request, context, 'a loader or action failed')
}
