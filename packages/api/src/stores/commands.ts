import {
  countOwnStores,
  deleteStore,
  findOwnStore,
  insertStore,
  isStoreNameTaken,
  putStoreRename,
  type StorePicture,
  swapStorePicture,
  type Tx,
  updateStore,
} from '@pasar/db'
import { DomainError, MAX_STORES, mayEndHoliday, type StoreInput, slugOfStore } from '@pasar/domain'
import type { Seller } from '../access/actors'
import { requireSelling } from '../access/require-selling'
import type { Context } from '../platform/context'
import { storePicture } from '../platform/pictures'
import { removePicture } from '../platform/pictures/files'
import { STORE_PREFIX } from './internal/pictures'
import { ownStore } from './reads'

/** @throws DomainError VALIDATION, STORE_NAME_TAKEN */
async function checkInput(
  tx: Tx,
  ctx: Context,
  store: { id: string; name: string | null },
  input: StoreInput,
): Promise<void> {
  const { holidayUntil, name } = input
  if (holidayUntil !== null && !mayEndHoliday(holidayUntil, ctx.now()))
    throw new DomainError('VALIDATION', {}, { holidayUntil: 'dayAhead' })
  // A name that stays was taken by nobody else before.
  if (name !== store.name && (await isStoreNameTaken(tx, name, store.id)))
    throw new DomainError('STORE_NAME_TAKEN')
}

/**
 * Opens another store of a seller. @returns its id
 * @throws DomainError STORE_LIMIT, STORE_NAME_TAKEN, VALIDATION, EMAIL_UNVERIFIED, SELLER_SUSPENDED, TOO_MANY_REQUESTS
 */
export async function createStore(ctx: Context, seller: Seller, input: StoreInput): Promise<string> {
  await requireSelling(ctx, seller)
  await ctx.limits.take('store', seller.id)
  const id = ctx.newId('store')
  await ctx.transact({ user: seller.id }, async (tx) => {
    if ((await countOwnStores(tx, seller.id)) >= MAX_STORES) throw new DomainError('STORE_LIMIT')
    await checkInput(tx, ctx, { id, name: null }, input)
    const store = { ...input, id, sellerId: seller.id, now: ctx.now() }
    // The end of the id is random: no other store has it.
    const tail = id.slice(-6)
    const slug = slugOfStore(input.name)
    if (slug !== '' && (await insertStore(tx, { ...store, slug }))) return
    const isOpen = await insertStore(tx, { ...store, slug: `${slug || 'store'}-${tail}` })
    if (!isOpen) throw new Error('No address is free for this store')
  })
  return id
}

/**
 * Changes the details of a store. Its address stays, whatever its name becomes: links to it keep working.
 * @param version of the texts that were edited
 * @throws DomainError NOT_FOUND, for others' stores too; STORE_EDITED, STORE_NAME_TAKEN, VALIDATION, TOO_MANY_REQUESTS
 */
export async function changeStore(
  ctx: Context,
  seller: Seller,
  storeId: string,
  version: number,
  input: StoreInput,
): Promise<void> {
  await requireSelling(ctx, seller)
  await ctx.limits.take('store', seller.id)
  await ctx.transact({ store: storeId }, async (tx) => {
    const store = await findOwnStore(tx, seller.id, storeId)
    if (!store) throw new DomainError('NOT_FOUND')
    await checkInput(tx, ctx, store, input)
    const change = { ...input, id: storeId, version, now: ctx.now() }
    if (!(await updateStore(tx, seller.id, change))) throw new DomainError('STORE_EDITED')
    if (store.name !== input.name) {
      // Thousands of items are found by it: they are put into the search anew some at a time.
      await putStoreRename(tx, storeId, store.name, input.name)
      tx.afterCommit(() => ctx.jobTriggers.trigger('storeRenames'))
    }
    tx.afterCommit(() => ctx.jobTriggers.trigger('storeHolidays'))
  })
}

/** The file of the previous picture is deleted after the commit. @throws DomainError NOT_FOUND */
async function showPicture(
  ctx: Context,
  seller: Seller,
  storeId: string,
  which: StorePicture,
  key: string | null,
): Promise<void> {
  await ctx.transact({ store: storeId }, async (tx) => {
    const before = await swapStorePicture(tx, seller.id, storeId, which, key)
    if (before === undefined) throw new DomainError('NOT_FOUND')
    if (before !== null) tx.afterCommit(() => removePicture(ctx.uploadsDir, before))
  })
}

/**
 * Sets the logo or the banner of a store from what its seller sends.
 * @throws DomainError NOT_FOUND, for others' stores too; TOO_MANY_REQUESTS, BUSY, and as `storeUpload` does
 */
export async function setStorePicture(
  ctx: Context,
  seller: Seller,
  storeId: string,
  { which, source }: { which: StorePicture; source: Buffer },
): Promise<void> {
  await requireSelling(ctx, seller)
  await ownStore(ctx, seller, storeId)
  await ctx.limits.take('upload', seller.id)
  const key = `${STORE_PREFIX}${Buffer.from(ctx.randomBytes(16)).toString('hex')}`
  await storePicture(source, ctx.uploadsDir, key, ctx.log)
  try {
    await showPicture(ctx, seller, storeId, which, key)
  } catch (error) {
    await removePicture(ctx.uploadsDir, key)
    throw error
  }
}

/** @throws DomainError NOT_FOUND, for others' stores too */
export const removeStorePicture = (
  ctx: Context,
  seller: Seller,
  storeId: string,
  which: StorePicture,
): Promise<void> => showPicture(ctx, seller, storeId, which, null)

/**
 * Deletes a store that nothing refers to, the record of staff who hid it neither.
 * @throws DomainError NOT_FOUND, for others' stores too; STORE_HIDDEN, STORE_IN_USE
 */
export async function removeStore(ctx: Context, seller: Seller, storeId: string): Promise<void> {
  await ctx.transact({ store: storeId }, async (tx) => {
    const store = await findOwnStore(tx, seller.id, storeId)
    if (!store) throw new DomainError('NOT_FOUND')
    if (store.hiddenFor !== null) throw new DomainError('STORE_HIDDEN')
    if (!(await deleteStore(tx, seller.id, storeId))) throw new DomainError('STORE_IN_USE')
    for (const key of [store.logoKey, store.bannerKey])
      if (key !== null) tx.afterCommit(() => removePicture(ctx.uploadsDir, key))
  })
}
