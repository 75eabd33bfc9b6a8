import { sql } from 'kysely'

/** Of the versions `f` of a file only the one that buyers get: the newest that is not withdrawn. */
export const isOffered = sql<boolean>`(f.withdrawn_at is null and not exists (select 1 from item_files n
  where n.series_id = f.series_id and n.version > f.version and n.withdrawn_at is null))`
