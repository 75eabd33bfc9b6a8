import { type describeContract, listSocketEvents } from '@pasar/api'
import { Router } from 'express'
import { renderToStaticMarkup } from 'react-dom/server'
import { viewContract, viewEvents } from './contract-view'
import css from './docs.css?raw'
import { DocsPage } from './docs-page'

/** The contract as a page, rendered for its first reader and cached: it only changes with the program. */
export function serveDocs(readContract: () => ReturnType<typeof describeContract>): Router {
  const styles = '/api/docs.css'
  const render = () =>
    `<!doctype html>${renderToStaticMarkup(
      <DocsPage
        view={viewContract(readContract())}
        events={viewEvents(listSocketEvents())}
        styles={styles}
      />,
    )}`
  let page: string | undefined
  const router = Router()
  router.get('/docs', (_request, response) => {
    page ??= render()
    response.type('html').send(page)
  })
  router.get('/docs.css', (_request, response) => void response.type('css').send(css))
  return router
}
