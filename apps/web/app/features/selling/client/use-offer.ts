import type { VariantOffer } from '@pasar/api'
import { useRevalidator } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { type CallFailure, describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'
import { trpc } from '../../../lib/trpc'
import { followServer, OFFER_FIELDS, type OfferField, textsOf } from './offer-texts'

/** At which field a refusal stands; elsewhere it is said below both. */
const FIELD_OF: Readonly<Record<string, OfferField>> = { PRICE_CHANGED: 'price', STOCK_CHANGED: 'stock' }

export interface OfferProblem {
  field: OfferField | null
  words: string
}

/**
 * Saves the price and the stock of a variant in place. What was typed counts at once, and is taken back when the server
 * refuses; it stays in its field then, and the next press is compared with what there is by now.
 */
export function useOffer(itemId: string, offer: VariantOffer) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(offer)
  const [seen, setSeen] = useState(() => textsOf(offer))
  const [problem, setProblem] = useState<OfferProblem>()
  const given = useRef(seen)

  const isNewer = shown.price !== offer.price || shown.stock !== offer.stock
  if (isNewer) {
    setShown(offer)
    setSeen(textsOf(offer))
  }
  // A field that nobody has typed into follows what the server says.
  useEffect(() => {
    const now = textsOf(offer)
    for (const name of OFFER_FIELDS) {
      const input = form.current?.elements.namedItem(name)
      if (!(input instanceof HTMLInputElement)) continue
      const next = followServer(name, input.value, given.current[name], now[name])
      if (next !== input.value) input.value = next
    }
    given.current = now
  }, [offer])

  const change = trpc.selling.changeOffer.useMutation({
    scope: { id: offer.id },
    onMutate: ({ price, stock }) => {
      setProblem(undefined)
      setSeen({ price, stock })
      return { before: seen }
    },
    // What was typed is the server's from here on, whatever it says next.
    onSuccess: (saved) => {
      given.current = textsOf(saved)
    },
    onError: (error, _input, context) => {
      if (context) setSeen(context.before)
      setProblem(sayProblem(describeCallFailure(error)))
    },
    onSettled: () => revalidate(),
  })

  const sayProblem = (failure: CallFailure): OfferProblem =>
    failure.code === 'VALIDATION'
      ? { field: null, words: t('products.wrongOffer') }
      : { field: FIELD_OF[failure.code] ?? null, words: sayFailure(t, failure, t('products.notSaved')) }

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const read = (name: string) => String(data.get(name) ?? '')
    change.mutate({
      itemId,
      variantId: offer.id,
      price: read('price'),
      stock: read('stock'),
      seenPrice: seen.price,
      seenStock: seen.stock,
    })
  }
  const isSaved = problem === undefined && (change.isPending || change.isSuccess)
  return { form, seen, problem, send, isSaved }
}

/** The words for what a field holds. */
export const OFFER_LABELS = {
  price: { short: 'listing.price', full: 'listing.priceOf' },
  stock: { short: 'listing.stock', full: 'listing.stockOf' },
} as const satisfies Record<OfferField, Record<string, TextKey>>
