import type { AppLoadContext } from '@remix-run/node'
import { languageAsked, languageOf, translateFor } from '../../i18n/language.server'
import type { Translate } from '../../i18n/translate'
import { type PageHead, pageTitle } from './meta'

/** Shown where a page is sent to, when it has no picture of its own: 1200 × 630 px, without words. */
const MARKET_PICTURE = '/share.png'

interface Words {
  title: string
  /** A sentence on what the page is for. */
  description: string
}

/** What only pages have that everyone may read. */
interface Shared {
  /** The one address of the page, without what narrows or sorts it. */
  path: string
  /** Path of a picture of its own. */
  picture?: string
}

/** Title and description of a page in the reader's language: `head: await makeHead(…, (t) => ({ title: t('cart.title') }))`. */
export async function makeHead(
  context: AppLoadContext,
  request: Request,
  words: (t: Translate) => Words,
  shared?: Shared,
): Promise<PageHead> {
  const { appName, appUrl } = context.ctx.config
  const language = await languageOf(request)
  const { title: name, description } = words(translateFor(language))
  const head: PageHead = { title: pageTitle(name, appName), description }
  if (shared)
    head.shared = {
      url: appUrl + shared.path,
      asked: languageAsked(request),
      language,
      siteName: appName,
      name,
      picture: appUrl + (shared.picture ?? MARKET_PICTURE),
    }
  return head
}
