import type { DocumentStyle } from '@pasar/api'
import type { AppLoadContext } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { nameMethod } from '../../checkout/client/shipping-words'

/** The words of labels, packing slips and pick lists in the language of who prints them. */
export async function documentStyle(context: AppLoadContext, request: Request): Promise<DocumentStyle> {
  const language = await languageOf(request)
  const t = translateFor(language)
  return {
    language,
    appName: context.ctx.config.appName,
    say: (word, values) => t(`documents.${word}`, values),
    nameMethod: (method) => nameMethod(t, method),
  }
}

/** What is printed of the ticked parcels. A refusal is shown on the list where they were ticked. */
export const orBackToSales = <T>(work: Promise<T>): Promise<T> => orBackTo('/orders/seller', work)
