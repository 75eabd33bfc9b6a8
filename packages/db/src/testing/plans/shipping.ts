import * as q from '../../queries'
import { ME, type Served, SOME_ADDRESS } from './served'

export const shipping: Record<string, Served> = {
  updateAddress: {
    run: (tx) => q.updateAddress(tx, ME, 'adr_1', SOME_ADDRESS),
    by: 'sqlite_autoindex_addresses_1',
  },
  deleteAddress: { run: (tx) => q.deleteAddress(tx, ME, 'adr_1'), by: 'sqlite_autoindex_addresses_1' },
  setDefaultAddress: { run: (tx) => q.setDefaultAddress(tx, ME, 'adr_1'), by: 'addresses_user' },
  findAddresses: { run: (tx) => q.findAddresses(tx, ME), by: 'addresses_user' },
}
