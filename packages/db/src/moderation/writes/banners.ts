import { type BannerInput, LANGUAGES } from '@pasar/domain'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

const columnsOf = ({ link, position, startsAt, endsAt }: BannerInput) => ({
  link,
  position,
  starts_at: startsAt,
  ends_at: endsAt,
})

const textsOf = (bannerId: string, { words }: BannerInput) =>
  LANGUAGES.map((language) => {
    const { title, description, buttonText, link } = words[language]
    return { banner_id: bannerId, language, title, description, button_text: buttonText, link }
  })

/** Writes a banner that is off and has no picture yet. */
export async function insertBanner(tx: Tx, id: string, banner: BannerInput): Promise<void> {
  await insertRow(tx, 'banners', { id, ...columnsOf(banner), image_key: '', is_active: 0 })
  for (const row of textsOf(id, banner)) await insertRow(tx, 'banner_texts', row)
}

/** Changes a banner that is still as it was seen; false when somebody else was first. */
export async function tryChangeBanner(
  tx: Tx,
  seen: { id: string; version: number },
  banner: BannerInput,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('banners')
    .set({ ...columnsOf(banner), version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  for (const { banner_id, language, ...texts } of textsOf(seen.id, banner))
    await tx
      .updateTable('banner_texts')
      .set(texts)
      .where('banner_id', '=', banner_id)
      .where('language', '=', language)
      .execute()
  return true
}

/** Switches a banner with a picture on or off; false when it is so already, or has none. */
export async function trySwitchBanner(tx: Tx, id: string, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('banners')
    .set({ is_active: isActive ? 1 : 0 })
    .where('id', '=', id)
    .where('is_active', '=', isActive ? 0 : 1)
    .where('image_key', '<>', '')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Shows another picture in the place of the one that was seen; false when somebody else was first. */
export async function trySwapBannerPicture(
  tx: Tx,
  at: { id: string; before: string },
  picture: { key: string; blur: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('banners')
    .set({ image_key: picture.key, blur: picture.blur })
    .where('id', '=', at.id)
    .where('image_key', '=', at.before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a banner that is off; false when it is on, or there is none. */
export async function tryDeleteBanner(tx: Tx, id: string): Promise<boolean> {
  await tx.deleteFrom('banner_texts').where('banner_id', '=', id).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('banners')
    .where('id', '=', id)
    .where('is_active', '=', 0)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
