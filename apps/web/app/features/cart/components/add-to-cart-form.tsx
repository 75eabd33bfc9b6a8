import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import { ROLE } from '@pasar/domain/access/roles'
import type { ListingType } from '@pasar/domain/catalogue/facets'
import { formatRm } from '@pasar/domain/kernel/format'
import { useLocation, useNavigate } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/forms/select'
import { Stepper } from '../../../ui/forms/stepper'
import { useAddToCart } from '../client/use-add-to-cart'

interface Buyable {
  id: string
  title: string
  listingType: ListingType
  stock: number
  /** The variant to begin with; empty for none. */
  chosen: string
  variants: readonly { id: string; name: string; price: number; stock: number; picture: number }[]
}

/** Scrolls the gallery, and nothing else of the page, to one of its pictures. @param number from 1; 0 for none */
function showPicture(number: number): void {
  const row = document.getElementById(`picture-${number}`)?.closest('section')
  if (row) row.scrollLeft = (number - 1) * row.clientWidth
}

/**
 * Option, quantity, "Add to Cart" and "Buy now"; for members who are no buyers, what it takes. A real form; where scripts
 * run the page stays.
 */
export function AddToCartForm({ item }: { item: Buyable }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const session = useRoot()?.session
  const isBuyer = session?.user.role === ROLE.BUYER
  const { add, addAfterLogin, isBusy } = useAddToCart()
  const [only] = item.variants
  const hasOptions = item.variants.length > 1
  const [variantId, setVariant] = useState(hasOptions ? item.chosen : (only?.id ?? ''))
  const [problem, setProblem] = useState<string>()
  const stock = hasOptions
    ? (item.variants.find(({ id }) => id === variantId)?.stock ?? item.stock)
    : item.stock

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (session === undefined) return
    event.preventDefault()
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const chosen = String(form.get('variantId') ?? '')
    if (hasOptions && chosen === '') return setProblem(t('errors.CHOOSE_VARIANT'))
    const quantity = Number(form.get('quantity'))
    if (form.get('intent') === 'buy') return navigate(linkTo('/checkout/:id', { id: chosen }, { quantity }))
    void (isBuyer ? add : addAfterLogin)({ itemId: item.id, variantId: chosen, quantity, name: item.title })
  }

  if (session && !isBuyer) return <p className="text-ink-soft">{t('cart.buyersOnly')}</p>
  return (
    <form
      method="post"
      action={'/cart' satisfies PagePath}
      onSubmit={submit}
      noValidate
      className="space-y-4"
    >
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="from" value={`${pathname}${search}`} />
      {hasOptions ? (
        <Select
          name="variantId"
          label={t('cart.option')}
          defaultValue={item.chosen}
          error={problem}
          onChange={(event) => {
            const id = event.target.value
            setVariant(id)
            showPicture(item.variants.find((variant) => variant.id === id)?.picture ?? 0)
            setProblem(undefined)
          }}
          options={[
            { value: '', label: t('cart.chooseOption') },
            ...item.variants.map(({ id, name, price, stock: left }) => ({
              value: id,
              label: t(left > 0 ? 'cart.optionLeft' : 'cart.optionSoldOut', {
                name,
                price: formatRm(price),
                count: left,
              }),
              disabled: left <= 0,
            })),
          ]}
        />
      ) : (
        <input type="hidden" name="variantId" value={variantId} />
      )}
      <div>
        <p aria-hidden="true" className="mb-1 text-sm font-semibold">
          {t('cart.quantity')}
        </p>
        <Stepper
          mode="edit"
          name="quantity"
          value={1}
          min={1}
          max={stock}
          label={t('cart.quantity')}
          decreaseLabel={t('cart.less')}
          increaseLabel={t('cart.more')}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          type="submit"
          name="intent"
          value="add"
          size="large"
          icon="cart"
          loading={isBusy}
          loadingLabel={t('cart.adding')}
        >
          {t('cart.add')}
        </Button>
        <Button type="submit" name="intent" value="buy" size="large" variant="highlight">
          {t('cart.buyNow')}
        </Button>
      </div>
    </form>
  )
}
