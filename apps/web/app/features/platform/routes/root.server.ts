import { actingSeller, sellingSuspension, workWaits } from '@pasar/api'
import { holdsAll, ROUTES } from '@pasar/domain'
import { type AppLoadContext, data, type LoaderFunctionArgs } from '@remix-run/node'
import { keepLanguageAsked, languageOf, translateFor } from '../../../i18n/language.server'
import { COOKIES } from '../../../lib/cookies/cookie-list'
import { readCookie } from '../../../lib/cookies/cookies'
import { readTheme } from '../../../lib/cookies/theme'
import { shownCurrency } from '../../../lib/currency.server'
import { takeFlash } from '../../../lib/session/flash.server'
import { memberOf } from '../../../lib/session/guards.server'
import { readerOf, roleOf } from '../../../lib/session/viewer.server'
import { writeImpersonationBanner } from '../server/impersonation-banner.server'
import { appPlaces, navigationFor } from '../server/navigation.server'

/** What waits for sellers and staff. Cached pages are for others. */
const waitsOf = async (context: AppLoadContext) =>
  context.shared ? null : workWaits(context.ctx, await memberOf(context))

/** Whose work staff does, and the pages of it that they may open; null for everybody else. */
async function staffOf(context: AppLoadContext) {
  const member = context.shared ? null : await memberOf(context)
  const seller = member?.worksFor ? actingSeller(member) : null
  return (
    seller && {
      seller: seller.name,
      paths: ROUTES.filter(
        ({ permissions }) => permissions !== undefined && holdsAll(seller.permissions, permissions),
      ).map(({ path }) => path),
    }
  )
}

/** Why a seller may not sell for now. */
const suspensionOf = async (context: AppLoadContext) =>
  context.shared ? null : sellingSuspension(context.ctx, await memberOf(context))

/** What every page knows: the shop's name, the reader, the navigation, the message of the last action. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [
    role,
    language,
    asked,
    { flash, clear },
    currency,
    appLinks,
    { featuresOff },
    work,
    staff,
    suspension,
    session,
  ] = await Promise.all([
    roleOf(context),
    languageOf(request),
    keepLanguageAsked(request),
    takeFlash(request, context),
    shownCurrency(request, context),
    context.ctx.appLinks.read(),
    context.ctx.settings.read(),
    waitsOf(context),
    staffOf(context),
    suspensionOf(context),
    context.shared ? null : context.session(),
  ])
  const t = translateFor(language)
  const { appName } = context.ctx.config
  const headers = new Headers()
  for (const cookie of [asked, clear]) if (cookie !== null) headers.append('Set-Cookie', cookie)
  return data(
    {
      appName,
      description: t('site.description'),
      language,
      currency,
      theme: readTheme(readCookie(request.headers.get('cookie'), COOKIES.theme.name)),
      navigation: navigationFor(role, language, appName, featuresOff),
      apps: appPlaces(appLinks, language),
      work,
      staff,
      suspension,
      impersonationBanner: session?.impersonation
        ? writeImpersonationBanner(t, {
            impersonation: session.impersonation,
            app: appName,
            language,
            now: context.ctx.now(),
          })
        : null,
      reader: await readerOf(context, flash),
    },
    { headers },
  )
}
