import * as q from '../../queries'
import { ME, type Served } from './served'

export const cart: Record<string, Served> = {
  findItemLines: { run: (tx) => q.findItemLines(tx, 'itm_1'), by: 'sqlite_autoindex_item_variants_2' },
  findCartLines: {
    run: (tx) => q.findCartLines(tx, ME),
    by: 'PRIMARY KEY',
    sorts: 'a cart holds 100 lines at most',
  },
  findVariantLine: { run: (tx) => q.findVariantLine(tx, 'var_1', 1), by: 'sqlite_autoindex_item_variants_1' },
  deleteCartLines: { run: (tx) => q.deleteCartLines(tx, ME, ['var_1']), by: 'PRIMARY KEY' },
  deleteAllCartLines: { run: (tx) => q.deleteAllCartLines(tx, ME), by: 'PRIMARY KEY' },
}
