import type { Language } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface BannerView {
  id: string
  title: string
  description: string
  image: string
  /** A tiny preview as a data URI; empty when there is none. */
  blur: string
  buttonText: string
  link: string
}

export interface TimedBanner extends BannerView {
  position: number
  startsAt: number | null
  endsAt: number | null
}

/** The banners that are on, in one language, in their order; with when each is shown. */
export async function findBanners(db: Db, language: Language): Promise<TimedBanner[]> {
  return db
    .selectFrom('banners')
    .innerJoin('banner_texts', 'banner_texts.banner_id', 'banners.id')
    .select((eb) => [
      'banners.id',
      'banner_texts.title',
      'banner_texts.description',
      'banners.position',
      eb.ref('banners.starts_at').as('startsAt'),
      eb.ref('banners.ends_at').as('endsAt'),
      eb.ref('banners.image_key').as('image'),
      'banners.blur',
      eb.ref('banner_texts.button_text').as('buttonText'),
      sql<string>`coalesce(nullif(banner_texts.link, ''), banners.link)`.as('link'),
    ])
    .where('banners.is_active', '=', 1)
    .where('banners.image_key', '<>', '')
    .where('banner_texts.language', '=', language)
    .orderBy('banners.position')
    .orderBy('banners.id')
    .execute()
}

export interface NewNotification {
  id: string
  userId: string
  kind: string
  data: Record<string, string | number>
  link: string
  now: number
}

export async function insertNotification(tx: Tx, notification: NewNotification): Promise<void> {
  await insertRow(tx, 'notifications', {
    id: notification.id,
    user_id: notification.userId,
    kind: notification.kind,
    data: JSON.stringify(notification.data),
    link: notification.link,
    created_at: notification.now,
    read_at: null,
  })
}

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

/** The settings among these names that were ever written. */
export async function findSettings(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', [...names])
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/**
 * Changes a setting that is still as it was read; false when somebody else was first.
 * @param seen null when it was never written
 */
export async function tryChangeSetting(
  tx: Tx,
  setting: { name: string; seen: string | null; value: string },
  now: number,
): Promise<boolean> {
  const { name, seen, value } = setting
  if (seen === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('settings')
      .values({ name, value, updated_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await tx
    .updateTable('settings')
    .set({ value, updated_at: now })
    .where('name', '=', name)
    .where('value', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes a setting, whatever it was. */
export async function touchSetting(tx: Tx, name: string, value: string, now: number): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ name, value, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute()
}
