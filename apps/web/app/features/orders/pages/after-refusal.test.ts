import type { ShouldRevalidateFunction } from '@remix-run/react'
import { expect, it } from 'vitest'
import { FAILED_STATUS } from '../../../lib/forms/keep-page'
import * as edit from '../../../routes/edit-order'
import * as order from '../../../routes/order'
import * as cancelled from '../../../routes/payment-cancel'

type Asked = Parameters<ShouldRevalidateFunction>[0]
const ask = (route: object, actionStatus: number): unknown => {
  const { shouldRevalidate } = route as { shouldRevalidate?: ShouldRevalidateFunction }
  return shouldRevalidate?.({ actionStatus, defaultShouldRevalidate: false } as Asked)
}

it.each([
  ['an order', order],
  ['a change of an order', edit],
  ['a payment that was left', cancelled],
])(
  'the page of %s shows the state that is after a refusal, and stays when nothing answered',
  (_what, route) => {
    expect(ask(route, 409)).toBe(true)
    expect(ask(route, FAILED_STATUS)).toBe(false)
  },
)
