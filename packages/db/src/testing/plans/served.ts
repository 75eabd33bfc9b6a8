import type { Tx } from '../../kernel/transact'

/** What a query is served by. */
export interface Served {
  run: (tx: Tx) => Promise<unknown>
  /** The index its first table is searched with. */
  by: string
  /** Why it may sort what it has found; a reason for each sort. */
  sorts?: string | readonly string[]
}

export const NOW = 1
export const ME = 'usr_1'
export const cursor = { at: 5, id: 'ord_5' }
export const SOME_ADDRESS = {
  fullName: 'x',
  phone: 'x',
  line1: 'x',
  line2: '',
  city: 'x',
  postcode: '50450',
  state: 'kul',
  country: 'MY',
}
