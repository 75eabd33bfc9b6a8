import type { VariantOffer } from '@pasar/api'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { fieldMaker, formError } from '../../../lib/forms/failure'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/forms/field'
import { OFFER_LABELS, useOffer } from '../client/use-offer'
import type { action, loader } from '../routes/my-products.server'

/** The price and the stock of a variant, saved where they stand. */
export function OfferForm({ itemId, title, offer }: { itemId: string; title: string; offer: VariantOffer }) {
  const t = useT()
  const { lowBelow } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const own = failure?.values.variantId === offer.id ? failure : undefined
  const { form, seen, problem, send, isSaved } = useOffer(itemId, offer)
  const field = fieldMaker(t, own, seen)
  const named = offer.name === '' ? title : `${title}, ${offer.name}`
  const label = (name: 'price' | 'stock') => (
    <>
      <span aria-hidden>{t(OFFER_LABELS[name].short)}</span>
      <span className="sr-only">{t(OFFER_LABELS[name].full, { title: named })}</span>
    </>
  )
  const errorAt = (name: 'price' | 'stock') => (problem?.field === name ? problem.words : field(name).error)
  // A sentence in a column as narrow as its field would have a word on each line.
  const widthAt = (name: 'price' | 'stock') =>
    errorAt(name) !== undefined
      ? 'w-full'
      : name === 'price'
        ? 'min-w-32 flex-1 sm:w-36 sm:flex-none'
        : 'w-16 sm:w-20'
  const general = problem?.field === null ? problem.words : formError(t, own)
  return (
    <Form ref={form} method="post" noValidate onSubmit={send} className="space-y-1 xl:min-w-80">
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="variantId" value={offer.id} />
      <input type="hidden" name="seenPrice" value={seen.price} />
      <input type="hidden" name="seenStock" value={seen.stock} />
      {(offer.name !== '' || offer.stock < lowBelow) && (
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          {offer.name}
          {offer.stock < lowBelow && (
            <Badge tone={offer.stock === 0 ? 'bunga' : 'kunyit'}>
              {t(offer.stock === 0 ? 'products.outMark' : 'products.lowMark')}
            </Badge>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={label('price')}
          inputMode="decimal"
          prefix="RM"
          autoComplete="off"
          maxLength={20}
          className={widthAt('price')}
          {...field('price')}
          error={errorAt('price')}
        />
        <TextField
          label={label('stock')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          className={widthAt('stock')}
          {...field('stock')}
          error={errorAt('stock')}
        />
        <Button
          type="submit"
          name="intent"
          value="offer"
          variant="secondary"
          className="mt-6"
          aria-label={t('products.saveOffer', { title: named })}
        >
          {t('listing.save')}
        </Button>
      </div>
      <p role="status" className="text-sm font-semibold text-jade empty:sr-only">
        {isSaved ? t('products.saved') : null}
      </p>
      {general !== undefined && (
        <p role="alert" className="text-sm font-semibold text-bunga-ink">
          {general}
        </p>
      )}
    </Form>
  )
}
