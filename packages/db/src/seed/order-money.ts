import { accountName, isBalanced, type Posting, postPayment, postRefund, postRelease } from '@pasar/domain'
import type { LedgerTransactionsTable } from '../tables/payments'
import type { SeedIds } from './ids'
import {
  isGivenBack,
  orderStateOf,
  type PlannedOrder,
  toLedgerParcel,
  toReleasedParcel,
} from './orders'
import type { SeedWriter } from './writer'

/** The built-in demonstration provider. */
const PROVIDER = 'demo'
/** Its card that always pays. */
const CARD_LAST4 = '4242'
