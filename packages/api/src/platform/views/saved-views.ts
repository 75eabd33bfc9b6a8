import {
  changeSavedView,
  clearDefaultView,
  dropRemovedViews,
  insertSavedView,
  listSavedViews,
  type SavedView,
  type Tx,
} from '@pasar/db'
import {
  DomainError,
  MAX_SAVED_VIEWS,
  openView,
  type SavedViewInput,
  type ViewList,
  type ViewQuery,
} from '@pasar/domain'
import type { Context } from '../context'

/** The owner of the views: the acting person, also if they work for a seller. */
interface Owner {
  readonly id: string
}

export interface ViewOfList {
  id: string
  name: string
  /** Where it shows what it was saved for. */
  to: string
  /** Whether the list no longer has some of the filters it was saved with. */
  isPartial: boolean
  /** Whether the list opens with it. */
  isDefault: boolean
}

export interface SavedViews {
  views: ViewOfList[]
  /** The one that was deleted last: it can be put back. */
  removed: { id: string; name: string } | null
}

/** A member's views of a list. */
export async function savedViewsOf(ctx: Context, { id: userId }: Owner, list: ViewList): Promise<SavedViews> {
  const all = await listSavedViews(ctx.db, userId, list)
  const removed = all.find(({ removedAt }) => removedAt !== null)
  return {
    views: all
      .filter(({ removedAt }) => removedAt === null)
      .map(({ id, name, query, isDefault }) => ({ id, name, isDefault, ...openView(list, query) })),
    removed: removed ? { id: removed.id, name: removed.name } : null,
  }
}

function requireRoom(kept: readonly SavedView[]): void {
  if (kept.length >= MAX_SAVED_VIEWS) throw new DomainError('VIEWS_FULL')
}

function requireFreeName(kept: readonly SavedView[], name: string): void {
  if (kept.some((view) => view.name === name)) throw new DomainError('VIEW_NAME_TAKEN')
}

/** Saves what a list shows under a name. @throws DomainError VIEWS_FULL, VIEW_NAME_TAKEN, VIEW_IS_WHOLE */
export async function saveView(
  ctx: Context,
  { id: userId }: Owner,
  list: ViewList,
  { name }: SavedViewInput,
  query: ViewQuery,
): Promise<void> {
  if (Object.keys(query).length === 0) throw new DomainError('VIEW_IS_WHOLE')
  await ctx.transact({ user: userId }, async (tx) => {
    const kept = (await listSavedViews(tx, userId, list)).filter(({ removedAt }) => removedAt === null)
    requireRoom(kept)
    requireFreeName(kept, name)
    await insertSavedView(tx, { id: ctx.newId('savedView'), userId, list, name, query, now: ctx.now() })
  })
}

/**
 * Does something with one of a member's views.
 * @param isRemoved whether it is looked for among those that were deleted
 * @throws DomainError NOT_FOUND for others' views too
 */
const withOwnView = (
  ctx: Context,
  { id: userId }: Owner,
  { list, id, isRemoved = false }: { list: ViewList; id: string; isRemoved?: boolean },
  act: (tx: Tx, kept: readonly SavedView[], view: SavedView) => Promise<void>,
): Promise<void> =>
  ctx.transact({ user: userId }, async (tx) => {
    const all = await listSavedViews(tx, userId, list)
    const view = all.find((known) => known.id === id && (known.removedAt !== null) === isRemoved)
    if (view === undefined) throw new DomainError('NOT_FOUND')
    await act(
      tx,
      all.filter((other) => other.removedAt === null && other.id !== id),
      view,
    )
  })

/** @throws DomainError NOT_FOUND for others' views too */
export async function requireOwnView(ctx: Context, owner: Owner, list: ViewList, id: string): Promise<void> {
  const all = await listSavedViews(ctx.db, owner.id, list)
  if (!all.some((known) => known.id === id)) throw new DomainError('NOT_FOUND')
}

/** @throws DomainError NOT_FOUND, VIEW_NAME_TAKEN */
export const renameView = (
  ctx: Context,
  owner: Owner,
  list: ViewList,
  id: string,
  { name }: SavedViewInput,
): Promise<void> =>
  withOwnView(ctx, owner, { list, id }, async (tx, others) => {
    requireFreeName(others, name)
    await changeSavedView(tx, id, { name })
  })

/** Has a list open with a view, or no longer. @throws DomainError NOT_FOUND */
export const setDefaultView = (
  ctx: Context,
  owner: Owner,
  list: ViewList,
  id: string,
  isDefault: boolean,
): Promise<void> =>
  withOwnView(ctx, owner, { list, id }, async (tx) => {
    if (isDefault) await clearDefaultView(tx, owner.id, list)
    await changeSavedView(tx, id, { isDefault })
  })

/** Deletes a view; the one before it can no longer be put back. @throws DomainError NOT_FOUND */
export const removeView = (ctx: Context, owner: Owner, list: ViewList, id: string): Promise<void> =>
  withOwnView(ctx, owner, { list, id }, async (tx) => {
    await dropRemovedViews(tx, owner.id, list)
    await changeSavedView(tx, id, { removedAt: ctx.now() })
  })

/**
 * Puts back the view that was deleted last; another may open the list by now.
 * @throws DomainError NOT_FOUND, VIEWS_FULL, VIEW_NAME_TAKEN
 */
export const restoreView = (ctx: Context, owner: Owner, list: ViewList, id: string): Promise<void> =>
  withOwnView(ctx, owner, { list, id, isRemoved: true }, async (tx, kept, view) => {
    requireRoom(kept)
    requireFreeName(kept, view.name)
    const isDefault = view.isDefault && !kept.some((other) => other.isDefault)
    await changeSavedView(tx, id, { removedAt: null, isDefault })
  })
