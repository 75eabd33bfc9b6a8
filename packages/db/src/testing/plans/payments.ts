import * as q from '../../queries'
import { NOW, type Served } from './served'

const change = { now: NOW }

export const payments: Record<string, Served> = {
  findBalances: { run: (tx) => q.findBalances(tx, ['fees']), by: 'PRIMARY KEY' },
  findCapturedPayment: { run: (tx) => q.findCapturedPayment(tx, 'ord_1'), by: 'payments_order' },
  findPayment: { run: (tx) => q.findPayment(tx, 'pay_1'), by: 'sqlite_autoindex_payments_1' },
  findOrderPayment: {
    run: (tx) => q.findOrderPayment(tx, 'ord_1'),
    by: 'payments_order',
    sorts: 'an order has few payments',
  },
  tryDecideHeld: {
    run: (tx) => q.tryDecideHeld(tx, 'pay_1', 'closed', { note: 'x', now: NOW }),
    by: 'sqlite_autoindex_payments_1',
  },
  setProviderRef: {
    run: (tx) => q.setProviderRef(tx, 'pay_1', 'cs_1'),
    by: 'sqlite_autoindex_payments_1',
  },
  findStalePayments: { run: (tx) => q.findStalePayments(tx, NOW, 100), by: 'payments_open' },
  findUnansweredPayments: {
    run: (tx) => q.findUnansweredPayments(tx, { provider: 'demo', since: NOW }, 100),
    by: 'payments_closed',
  },
  tryMovePayment: {
    run: (tx) => q.tryMovePayment(tx, 'pay_1', ['open'], 'held', change),
    by: 'sqlite_autoindex_payments_1',
  },
  hasPaymentEvent: { run: (tx) => q.hasPaymentEvent(tx, 'demo', 'evt_1'), by: 'PRIMARY KEY' },
  findDueRefunds: { run: (tx) => q.findDueRefunds(tx, 'demo', 100), by: 'refunds_due' },
  findOrderRefunds: {
    run: (tx) => q.findOrderRefunds(tx, 'ord_1'),
    by: 'refunds_payment',
    sorts: 'an order has few refunds',
  },
  retryFailedRefund: {
    run: (tx) => q.retryFailedRefund(tx, { refundId: 'ref_1', orderId: 'ord_1' }),
    by: 'sqlite_autoindex_refunds_1',
  },
  finishRefund: {
    run: (tx) => q.finishRefund(tx, { id: 'ref_1', tries: 0 }, 'done', NOW),
    by: 'sqlite_autoindex_refunds_1',
  },
  findDemoCharge: { run: (tx) => q.findDemoCharge(tx, 'pay_1'), by: 'sqlite_autoindex_demo_charges_1' },
  tryMoveDemoCharge: {
    run: (tx) => q.tryMoveDemoCharge(tx, 'pay_1', ['open'], 'declined', change),
    by: 'sqlite_autoindex_demo_charges_1',
  },
  sumAccount: { run: (tx) => q.sumAccount(tx, 'fees'), by: 'ledger_entries_account' },
}
