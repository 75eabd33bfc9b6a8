import { type ContractDocument, listSocketEvents } from '@pasar/api'
import { Router } from 'express'
import { renderToStaticMarkup } from 'react-dom/server'
import { asyncHandler } from '../http/async-handler'
import { once } from '../once'
import { viewContract, viewEvents } from './contract-view'
import css from './docs.css?raw'
import { DocsPage } from './docs-page'

/** The contract as a page, rendered for its first reader and cached: it only changes with the program. */
export function serveDocs(readContract: () => Promise<ContractDocument>): Router {
  const styles = '/api/docs.css'
  const readPage = once(
    async () =>
      `<!doctype html>${renderToStaticMarkup(
        <DocsPage
          view={viewContract(await readContract())}
          events={viewEvents(listSocketEvents())}
          styles={styles}
        />,
      )}`,
  )
  const router = Router()
  router.get(
    '/docs',
    asyncHandler(async (_request, response) => {
      response.type('html').send(await readPage())
    }),
  )
  router.get('/docs.css', (_request, response) => void response.type('css').send(css))
  return router
}
