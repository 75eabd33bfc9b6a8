import { savedViewsOf } from '@pasar/api'
import { readViewQuery, toWhole, VIEW_LISTS, type ViewList } from '@pasar/domain'
import { type AppLoadContext, redirect } from '@remix-run/node'

/** What a list shows of its reader's views. */
export interface ViewTabs {
  tabs: { id: string; name: string; to: string; current: boolean }[]
  /** Whether the one that is shown was saved with filters that the list no longer has. */
  isPartial: boolean
  /** The address of the whole list says so, because the list opens with a view. */
  opensWithView: boolean
  /** Whether the list is shown without a filter. */
  isWhole: boolean
  /** Where views are edited, and what is shown is saved. */
  editTo: string
}

/**
 * The views of who reads a list.
 * @throws a redirect to the view with which it opens, for an address that asks for nothing
 */
export async function viewTabs(
  { context, request }: { context: AppLoadContext; request: Request },
  owner: { id: string },
  list: ViewList,
): Promise<ViewTabs> {
  const { views } = await savedViewsOf(context.ctx, owner, list)
  const { searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const { path, normalize, edit } = VIEW_LISTS[list]
  const first = views.find(({ isDefault }) => isDefault)
  // A view whose filters are all gone is the list itself.
  if (searchParams.size === 0 && first !== undefined && first.to !== path) throw redirect(first.to)
  const shown = normalize(searchParams)
  const current = views.find(({ to }) => to === shown)
  return {
    tabs: views.map(({ id, name, to }) => ({ id, name, to, current: id === current?.id })),
    isPartial: current?.isPartial ?? false,
    opensWithView: first !== undefined,
    isWhole: shown === path,
    editTo: `${edit}${shown.slice(path.length)}`,
  }
}

/** What an address of the page of views says about the list it came from. */
export function readShown(list: ViewList, request: Request) {
  const params = new URL(request.url).searchParams
  return { query: readViewQuery(list, params), back: toWhole(VIEW_LISTS[list].normalize(params)) }
}
