import type { BannerTimes, BannerWords, Language } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

export interface PlacedBanner extends BannerTimes {
  id: string
  position: number
}

const bannerColumns = (db: Db) =>
  db
    .selectFrom('banners as b')
    .select((eb) => [
      'b.id',
      'b.position',
      eb.ref('b.is_active').as('isActive'),
      eb.ref('b.image_key').as('imageKey'),
      eb.ref('b.starts_at').as('startsAt'),
      eb.ref('b.ends_at').as('endsAt'),
    ])

const withBoolean = <Row extends { isActive: 0 | 1 }>(
  row: Row,
): Omit<Row, 'isActive'> & { isActive: boolean } => ({
  ...row,
  isActive: row.isActive === 1,
})

export interface StaffBannerRow extends PlacedBanner {
  title: string
  link: string
}

/** All banners in their order, with the title of one language. */
export async function listStaffBanners(db: Db, language: Language): Promise<StaffBannerRow[]> {
  const rows = await bannerColumns(db)
    .innerJoin('banner_texts as t', 't.banner_id', 'b.id')
    .select(['t.title', 'b.link'])
    .where('t.language', '=', language)
    .orderBy('b.position')
    .orderBy('b.id')
    .execute()
  return rows.map(withBoolean)
}

export interface StaffBanner extends PlacedBanner {
  link: string
  version: number
  words: Record<Language, BannerWords>
}

/** A banner with what it says in each language; null when there is none. */
export async function findStaffBanner(db: Db, id: string): Promise<StaffBanner | null> {
  const row = await bannerColumns(db)
    .select(['b.link', 'b.version'])
    .where('b.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const texts = await db
    .selectFrom('banner_texts')
    .select((eb) => ['language', 'title', 'description', eb.ref('button_text').as('buttonText'), 'link'])
    .where('banner_id', '=', id)
    .execute()
  const wordsIn = (wanted: Language): BannerWords => {
    const found = texts.find(({ language }) => language === wanted)
    const { title = '', description = '', buttonText = '', link = '' } = found ?? {}
    return { title, description, buttonText, link }
  }
  return { ...withBoolean(row), words: { en: wordsIn('en'), cn: wordsIn('cn'), ms: wordsIn('ms') } }
}

export async function countBanners(db: Db): Promise<number> {
  const row = await db
    .selectFrom('banners')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Those of these pictures that a banner shows. */
export async function findShownBannerPictures(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('banners')
    .select((eb) => eb.ref('image_key').as('key'))
    .where('image_key', 'in', [...keys])
    .execute()
  return new Set(rows.map(({ key }) => key))
}
