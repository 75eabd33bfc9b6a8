import { createHash } from 'node:crypto'
import path from 'node:path'
import code from 'virtual:worker'
import type { Services } from '@pasar/api'
import { isLanguage, LANGUAGES, type Language } from '@pasar/domain'
import express, { type Response, Router } from 'express'
import {
  OFFLINE_FILES,
  OFFLINE_TEXTS,
  writeOfflineCopy,
  writeOfflinePage,
} from '../../app/features/platform/server/offline-pages.server'
import type { Shell } from '../../worker/shell'
import { makeManifest } from './manifest'

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Asked for anew each time, and sent only when it is another one. */
function sendFresh(response: Response, type: string, body: string): void {
  response.set({ 'Cache-Control': 'public, no-cache', ETag: `"${digest(body)}"` })
  response.type(type).send(body)
}

/** What makes the shop installable, and what it shows without a connection (docs/installable.md). */
export function serveInstallable({ context: ctx }: Services, clientDir: string): Router {
  const { appName, isProduction, serviceWorker } = ctx.config
  const router = Router()

  // Their names stay when they are drawn anew.
  const icons = express.static(path.join(clientDir, 'app-icons'), { maxAge: '30d', fallthrough: false })
  router.use('/app-icons', icons)
  router.get('/apple-touch-icon.png', express.static(clientDir, { maxAge: '30d' }))

  router.get('/manifest.webmanifest', (request, response) => {
    const { lang } = request.query
    response.set('Cache-Control', 'public, max-age=86400')
    response.type('application/manifest+json').send(makeManifest(appName, isLanguage(lang) ? lang : 'en'))
  })

  const pages = new Map<Language, string>(LANGUAGES.map((each) => [each, writeOfflinePage(ctx, each)]))
  const shell: Shell = {
    version: digest([code, ...OFFLINE_FILES, ...pages.values()].join('\n')),
    // Development makes files anew under the same names.
    isOn: serviceWorker && isProduction,
    files: OFFLINE_FILES,
    texts: OFFLINE_TEXTS,
  }
  const worker = `const SHELL=${JSON.stringify(shell)};\n${code}`
  router.get('/sw.js', (_request, response) => sendFresh(response, 'text/javascript', worker))

  router.get('/offline/:language', ({ params: { language } }, response, next) => {
    const page = isLanguage(language) ? pages.get(language) : undefined
    if (page === undefined) return next()
    sendFresh(response, 'html', page)
  })
  router.get('/offline/:language/:text', ({ params: { language, text: asked } }, response, next) => {
    const text = OFFLINE_TEXTS.find((each) => each === asked)
    if (!isLanguage(language) || text === undefined) return next()
    writeOfflineCopy(ctx, language, text).then((copy) => sendFresh(response, 'html', copy), next)
  })
  return router
}
