import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as build from 'virtual:remix/server-build'
import { firstAdminLink, prepareMarket, startJobs } from '@pasar/api'
import { DomainError } from '@pasar/domain'
import type { TRPCError } from '@trpc/server'
import compression from 'compression'
import express from 'express'
import { SHARED_TEXTS } from '../app/i18n/shared-texts.server'
import stylesUrl from '../app/styles/app.css?url'
import { answerFailure } from './answer-failure'
import { serveCalls } from './calls'
import { closeOnSignals } from './close-signals'
import { compressAnswers } from './compress-answers'
import { serveAssets } from './files/assets'
import { askForPictures } from './files/drawn-pictures'
import { ICON_SHEET } from './files/icons'
import { serveInstallable } from './files/installable'
import { serveSitemap } from './files/sitemap'
import { serveUploads } from './files/uploads'
import { makeBaselineHeaders } from './http/baseline-headers'
import { endSlowBody } from './http/bodies/slow-bodies'
import { UploadQueue } from './http/bodies/upload-queue'
import { watchProxies } from './http/clients/proxy-watch'
import { isLocalName, refuseCrossSite } from './http/cross-site'
import { collectReports } from './http/csp-reports'
import { LoopWatch } from './http/event-loop'
import { isOperatorsProbe, serveHealth } from './http/health'
import { listen, Shutdown } from './http/listening'
import { localsOf } from './http/locals'
import { makeLogPath } from './http/log-path'
import { guardProtocol } from './http/protocol'
import { answerRefusal } from './http/refusal'
import {
  askedOf,
  begin,
  countRefusals,
  isCounted,
  logRequests,
  pinHost,
  requestContext,
} from './http/requests'
import { secureCookies } from './http/secure-cookies'
import {
  makeNonce,
  protectWithHeaders,
  REPORT_PATH,
  refuseLargeBodies,
  refuseWhatIsNoForm,
} from './http/security'
import { guardImpersonation } from './impersonation'
import { endLeftSession } from './left-session'
import { makeLoadContext } from './load-context'
import { collectHeaders, setHeaders } from './page-cache/collect-headers'
import { PageCache } from './page-cache/page-cache'
import { makeRenderer } from './page-cache/render-from-key'
import { servePages } from './pages'
import { reportQueries } from './query-count'
import { makeQuickCalls } from './quick-calls'
import { makeRestAdapter } from './rest'
import { reportFailures } from './routes/route-failures'
import { closeSwitchedOff } from './routes/switched-off'
import { keepWrittenForms } from './routes/written-forms'
import { services } from './services'
import { AUCTION_STREAM_PATH, AuctionStreams, isAuctionStream } from './socket/auction-streams'
import { openSocket } from './socket/socket'
import { takeWebhook } from './webhooks'

const { context: ctx, uploadsDir } = services
const { config, log } = ctx

export { serverOptions } from './http/incoming-request'

let isClosing = false
const baseline = makeBaselineHeaders(config)

/** For files whose names change with their contents. They are no pages: the page's policy would only weigh them down. */
const kept = { immutable: true, maxAge: '1y', fallthrough: false }
/** In the build that this is a chunk of, wherever the process was started from; development has none. */
const clientDir = fileURLToPath(
  new URL(config.isProduction ? '../../client' : '../build/client', import.meta.url),
)
const styles = config.isProduction ? readFileSync(path.join(clientDir, stylesUrl), 'utf8') : undefined

const logPath = makeLogPath(build.routes)
const protectiveHeaders = collectHeaders(protectWithHeaders(config))

/** Development renders every page anew: sources change without a commit. */
const pages = new PageCache(services, {
  render: makeRenderer(services, { logPath, styles }),
  headers: protectiveHeaders,
  ...(styles !== undefined && { shared: styles }),
})
const loop = new LoopWatch({
  logPath,
  onBlocked: (report) => log.warn(report, 'the event loop was blocked'),
})

const uploadQueue = new UploadQueue()

const reportCall = (error: TRPCError, procedure: string | undefined, request: IncomingMessage): void => {
  if (error.code !== 'INTERNAL_SERVER_ERROR') return
  const { id } = askedOf(request)
  ctx.requests.explain(id, error.cause ?? error)
  log.error({ err: error, procedure, requestId: id }, 'a procedure failed')
}
const takeCall = makeQuickCalls(services, { logPath, headers: protectiveHeaders(''), onError: reportCall })

/** Answers a request: from the page cache where it can, else by the app. */
export function handle(request: IncomingMessage, response: ServerResponse): void {
  const { id, client } = begin(request, config)
  endSlowBody(request, response, config, baseline)
  if (!isAuctionStream(request.url)) {
    loop.track(request, response)
    uploadQueue.track(request, response)
  }
  try {
    if (isCounted(request) && !isOperatorsProbe(request, config)) {
      ctx.limits.count('reading', client)
      countRefusals(ctx.limits, request, response)
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return void answerRefusal(error, request, response)
  }
  response.setHeader('X-Request-Id', id)
  if (config.isProduction && pages.serveVisitor(request, response)) return
  if (!config.serverTiming && takeCall(request, response)) return
  app(request, response)
}

export const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.use(
  '/assets',
  serveAssets(path.join(clientDir, 'assets')),
  express.static(path.join(clientDir, 'assets'), kept),
)
app.use('/uploads', serveUploads(uploadsDir, config.drawsPictures ? askForPictures() : undefined))
app.get(['/favicon.svg', '/favicon.ico', '/share.png'], express.static(clientDir, { maxAge: '1d' }))
app.use(
  '/payment-marks',
  express.static(path.join(clientDir, 'payment-marks'), { maxAge: '1d', fallthrough: false }),
)
// Only the names in this build's pages: a cached file under another one would be of another build.
const serveKept = (path: string, type: string, contents: string | Buffer) =>
  app.get(path, compression(), (_request, response) => {
    response.set('Cache-Control', 'public, max-age=31536000, immutable')
    response.type(type).send(contents)
  })
serveKept(__ICONS_URL__, 'svg', ICON_SHEET)
for (const { path: file, json } of Object.values(SHARED_TEXTS)) serveKept(file, 'json', json)
app.use(
  ['/icons', '/texts'],
  (_request, response) => void response.status(404).type('text').send('Not found'),
)

const auctionStreams = new AuctionStreams(services)
// Open for as long as its page is: before what measures, compresses and logs answers.
app.get(AUCTION_STREAM_PATH, auctionStreams.serve)

app.use(logRequests(ctx, logPath), watchProxies(ctx), pinHost(config), endLeftSession(services))
if (config.serverTiming) app.use(reportQueries)
app.use(makeNonce(ctx), setHeaders(protectiveHeaders), secureCookies(config))
app.use(guardImpersonation(services, { everywhere: false }))
if (config.isProduction) app.use(pages.serve)
app.use(compressAnswers)

app.use(serveHealth(ctx, { isClosing: () => isClosing, loopFigures: () => loop.figures() }))

app.post('/api/webhooks/:provider', takeWebhook(ctx))

app.use(serveSitemap(ctx), serveInstallable(services, clientDir))

app.post(REPORT_PATH, collectReports(ctx, logPath))

app.use('/api', makeRestAdapter(services, uploadQueue.take))

const noteAddress = (address: string): void =>
  log.warn({ address, appUrl: config.appUrl }, 'a form was sent from another address than APP_URL')

app.use(refuseCrossSite(config, noteAddress), refuseLargeBodies, uploadQueue.take)

app.use(
  '/trpc',
  serveCalls({
    makeContext: async (request, response) => {
      const { session: known } = localsOf(response)
      const session =
        known === undefined ? await services.sessions.find(request.headers.cookie ?? null) : known
      const actor = session?.member ?? null
      askedOf(request).memberId = actor?.id ?? null
      return { context: requestContext(ctx, request, response), actor }
    },
    onError: reportCall,
  }),
)

app.use(refuseWhatIsNoForm, guardImpersonation(services, { everywhere: true }))

app.all(
  '*',
  servePages({
    build: { ...build, routes: keepWrittenForms(reportFailures(closeSwitchedOff(build.routes))) },
    mode: config.isProduction ? 'production' : 'development',
    getLoadContext: (request, response) => makeLoadContext(services, request, response, { logPath, styles }),
  }),
)

app.use(answerFailure(ctx))

const CLOSE_TIMEOUT_MS = 15_000
/** Whoever asks /readyz has this long to send people elsewhere; until then everyone is still let in. */
const NOTICE_MS = 2_000

/** Listens, runs the jobs, and sees to a clean end on SIGTERM. */
export async function start(server: Server): Promise<void> {
  await prepareMarket(ctx)
  const port = await listen(server, config)
  loop.start()
  const stopJobs = startJobs(ctx)
  const closeSocket = openSocket(server, services)
  const shutdown = new Shutdown(server)
  guardProtocol(server, baseline, shutdown.take)
  if (!config.rateLimits)
    console.warn('\nRATE_LIMITS is off: passwords can be guessed without end. This is for load tests only.\n')
  for (const warning of config.warnings) console.warn(warning)
  console.warn(`${config.appName} is open at ${config.appUrl} (listening on ${config.host}:${port})`)
  if (!isLocalName(config.host) && isLocalName(new URL(config.appUrl).hostname))
    console.warn('From other machines nothing can be sent: set APP_URL to the address that they open.')
  const link = await firstAdminLink(ctx)
  if (link !== null)
    console.warn(
      `\nNobody runs this market yet. The first admin signs up here, once, within 24 hours:\n${link}\n`,
    )
  closeOnSignals(CLOSE_TIMEOUT_MS, async (err) => {
    isClosing = true
    shutdown.begin()
    if (err) log.error({ err }, 'closing after an error')
    if (config.isProduction) await wait(NOTICE_MS)
    await shutdown.closeListener()
    closeSocket()
    auctionStreams.close()
    // Jobs come to their end while the last answers are given: one after the other could take more than the time there is.
    const jobsEnded = stopJobs()
    // In development nobody wants to wait for a browser's idle connections.
    if (!config.isProduction) server.closeIdleConnections()
    await shutdown.end()
    await jobsEnded
    await services.close()
  })
}
