import * as q from '../../queries'
import { SYNONYMS } from '../synonyms'
import type { Served } from './served'

export const sqlite: Record<string, Served> = {
  toMatch: { run: (tx) => q.toMatch(tx, SYNONYMS, 'kopi'), by: 'PRIMARY KEY' },
  toPlaceMatch: { run: (tx) => q.toPlaceMatch(tx, { storeId: 'x' }), by: 'sqlite_autoindex_stores_1' },
  deleteUnusedWords: { run: (tx) => q.deleteUnusedWords(tx, 'kopi', 9), by: 'PRIMARY KEY' },
  correctQuery: { run: (tx) => q.correctQuery(tx, SYNONYMS, 'kopii'), by: 'PRIMARY KEY' },
}
