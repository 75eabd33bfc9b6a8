import { type ContractDocument, listSocketEvents } from '@pasar/api'
import { type Request, type Response, Router } from 'express'
import { renderToStaticMarkup } from 'react-dom/server'
import { matchesEtag } from '../../app/lib/etag.server'
import { asyncHandler } from '../http/async-handler'
import { once } from '../once'
import { entityTag } from '../rest-answer'
import { viewContract, viewEvents } from './contract-view'
import css from './docs.css?raw'
import { DocsPage } from './docs-page'

/** A text with the mark by which who has it is told that it is still right. */
const mark = (text: string) => ({ text, etag: entityTag(text) })

function send(
  request: Request,
  response: Response,
  type: string,
  { text, etag }: ReturnType<typeof mark>,
): void {
  response.set({ etag, 'cache-control': 'no-cache' })
  if (matchesEtag(request.get('if-none-match'), etag)) response.status(304).end()
  else response.type(type).send(text)
}

/** The contract as a page, rendered for its first reader and cached: it only changes with the program. */
export function serveDocs(readContract: () => Promise<ContractDocument>): Router {
  const styles = '/api/docs.css'
  const readPage = once(async () => {
    const view = viewContract(await readContract())
    const events = viewEvents(listSocketEvents())
    const html = renderToStaticMarkup(<DocsPage view={view} events={events} styles={styles} />)
    return mark(`<!doctype html>${html}`)
  })
  const router = Router()
  router.get(
    '/docs',
    asyncHandler(async (request, response) => {
      send(request, response, 'html', await readPage())
    }),
  )
  const sheet = mark(css)
  router.get('/docs.css', (request, response) => send(request, response, 'css', sheet))
  return router
}
