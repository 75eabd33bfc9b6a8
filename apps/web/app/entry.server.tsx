import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { OwnTextContext } from './features/support/components/own-text'
import { languageOf } from './i18n/language.server'
import { PageTextsContext } from './i18n/page-texts'
import { collectTexts } from './i18n/page-texts.server'
import { I18nProvider } from './i18n/provider'
import { NonceContext } from './lib/page/nonce'
import { reportFailure } from './lib/page/report-failure.server'
import { RequestIdContext } from './lib/page/request-id'
import { SlotsContext } from './lib/page/slots'
import { Unpadded } from './lib/page/unpadded.server'
import styles from './styles/app.css?url'
import { OwnStylesContext } from './ui/app-styles'
import { latinFontUrl } from './ui/font'

const ABORT_AFTER_MS = 5_000
/** What every page needs before it shows. Asked for as soon as its headers are there, before its text is read. */
const FONT = `<${latinFontUrl}>; rel=preload; as=font; type="font/woff2"; crossorigin`
const PRELOADS = `<${styles}>; rel=preload; as=style, ${FONT}`

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const language = await languageOf(request)
  const texts = collectTexts(language)
  const { nonce, requestId, shared, ownText, ownStyles } = loadContext
  // Robots and the cache need the whole page; people see its top as soon as it is there.
  const readyEvent = shared || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise<Response>((resolve, reject) => {
    let timer: NodeJS.Timeout | null = null
    const { pipe, abort } = renderToPipeableStream(
      <PageTextsContext.Provider value={texts.write}>
        <I18nProvider language={language} find={texts.find}>
          <NonceContext.Provider value={nonce}>
            <RequestIdContext.Provider value={requestId}>
              <SlotsContext.Provider value={shared?.slots ?? null}>
                <OwnTextContext.Provider value={ownText ?? ''}>
                  <OwnStylesContext.Provider value={ownStyles}>
                    <RemixServer context={remixContext} url={request.url} nonce={nonce} />
                  </OwnStylesContext.Provider>
                </OwnTextContext.Provider>
              </SlotsContext.Provider>
            </RequestIdContext.Provider>
          </NonceContext.Provider>
        </I18nProvider>
      </PageTextsContext.Provider>,
      {
        nonce,
        [readyEvent]: () => {
          const body = new Unpadded()
          body.on('close', () => {
            if (timer) clearTimeout(timer)
          })
          headers.set('Content-Type', 'text/html; charset=utf-8')
          headers.set('Link', ownStyles === undefined ? PRELOADS : FONT)
          headers.append('Vary', 'Cookie, Accept-Language, Sec-Fetch-Site')
          if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
        onError: (error) => reportFailure(error, request, loadContext, 'a page could not be rendered'),
      },
    )
    timer = setTimeout(() => abort(new Error(`not rendered within ${ABORT_AFTER_MS} ms`)), ABORT_AFTER_MS)
  })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  reportFailure(error, request, context, 'a loader or action failed')
}
