import * as q from '../../queries'
import type { Served } from './served'

export const sqlite: Record<string, Served> = {
  toMatch: { run: (tx) => q.toMatch(tx, 'kopi'), by: 'PRIMARY KEY' },
  correctQuery: { run: (tx) => q.correctQuery(tx, 'kopii'), by: 'PRIMARY KEY' },
}
