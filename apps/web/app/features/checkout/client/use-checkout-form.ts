import { useNavigation, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { CheckoutAnswer } from '../server/checkout.server'

/** These change what shipping costs. */
const PRICED_FIELDS: ReadonlySet<string> = new Set(['addressId', 'country'])

/** What scripts add to the checkout form: new numbers when the address changes, and the eye led to what was answered. */
export function useCheckoutForm(answer: CheckoutAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? null : formData?.get('intent')

  useEffect(() => {
    if (answer === undefined) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (answer.addedCoupon) document.getElementById('coupon-code')?.focus()
    else document.getElementById('checkout-problem')?.scrollIntoView({ block: 'center' })
  }, [answer])

  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (!PRICED_FIELDS.has(target.name)) return
    const values = new FormData(event.currentTarget)
    values.set('intent', 'update')
    values.set('couponCode', '')
    submit(values, { method: 'post' })
  }

  return { form, handleChange, isPlacing: intent === 'place' }
}
