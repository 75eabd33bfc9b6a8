import { findRoute, mayEnter, ROLE, type RoleOrVisitor, type RoutePath } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { ShownFlash } from './flash.server'
import { guardPage } from './guards.server'
import { writeReader } from './reader'
import { toReader } from './reader.server'

/** What a page may know of its readers whether it is cached or not. */

/** In which role a page is read. */
export async function roleOf(context: AppLoadContext): Promise<RoleOrVisitor> {
  if (context.shared) return context.shared.audience === 'buyer' ? ROLE.BUYER : 'visitor'
  return (await context.session())?.member.role ?? 'visitor'
}

/** Whether a link to a page leads there: visitors are asked to sign in on the way, a wrong role is turned away. */
export const leadsThere = (who: RoleOrVisitor, path: RoutePath): boolean =>
  who === 'visitor' || mayEnter(who, findRoute(path).area)

/** Everything personal that every page has; a slot in a page for many buyers. */
export async function readerOf(context: AppLoadContext, flash: ShownFlash | null): Promise<string> {
  const { shared } = context
  if (shared) return shared.slots?.text('reader') ?? writeReader(toReader(null, null))
  return writeReader(toReader(await context.session(), flash))
}

/**
 * The guard of pages that are cached: lets in whom the route table admits, and does not say who it is.
 * @throws a redirect, as `guardPage` does
 */
export async function admit(
  path: RoutePath,
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<void> {
  if (!context.shared) return void (await guardPage(path, { context, request }))
  // Only audiences of the route's own rule are rendered for; this holds the rule and the guard together.
  if (!findRoute(path).cache?.for.includes(context.shared.audience)) throw redirect('/' satisfies PagePath)
}
