import type { AppLoadContext } from '@remix-run/node'
import { languageOf, translateFor } from '../i18n/language.server'
import type { Translate } from '../i18n/translate'
import type { PageHead } from './meta'

/** Title and description of a page in the reader's language: `head: await makeHead(…, (t) => ({ title: t('cart.title') }))`. */
export async function makeHead(
  context: AppLoadContext,
  request: Request,
  words: (t: Translate) => { title: string; description?: string },
): Promise<PageHead> {
  const { title, description } = words(translateFor(await languageOf(request)))
  const whole = `${title} · ${context.ctx.config.appName}`
  return description === undefined ? { title: whole } : { title: whole, description }
}
