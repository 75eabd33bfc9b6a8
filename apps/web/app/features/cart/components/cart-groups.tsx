import { linkTo, type PagePath } from '@pasar/domain/access/link-to'
import type { CartItem, SellerGroup } from '@pasar/domain/cart/cart'
import { formatAmount, formatRm } from '@pasar/domain/kernel/format'
import { Link } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { IconButton } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { FieldErrors } from '../../../ui/forms/field-frame'
import { Stepper } from '../../../ui/forms/stepper'
import { Icon } from '../../../ui/icon'
import { Price } from '../../../ui/price'
import { ItemPicture } from '../../platform/components/items/item-picture'

/** What the page or the popup does with a line when scripts run; the forms below work without it. */
export interface CartHandlers {
  onQuantity(item: CartItem, quantity: number): void
  onLimit(): void
  onRemove(item: CartItem): void
}

/** What was refused at which line. */
export interface LineProblem {
  variantId: string
  message: string
}

/** What counts of a number that was typed stands in its field. Nothing is taken away by typing: at least one stays. */
function takeTyped(field: HTMLInputElement, item: CartItem, { onQuantity, onLimit }: CartHandlers): void {
  const { quantity, stockAvailable } = item
  const typed = Number.parseInt(field.value, 10)
  const isNew = !Number.isNaN(typed) && typed !== quantity
  const next = isNew ? Math.max(1, Math.min(typed, stockAvailable)) : quantity
  field.value = String(next)
  if (next < typed) onLimit()
  if (next !== quantity) onQuantity(item, next)
}

export function CartGroups({
  groups,
  handlers,
  problem,
}: {
  groups: readonly SellerGroup[]
  handlers?: CartHandlers
  problem?: LineProblem
}) {
  return (
    <div className="space-y-4">
      {groups.map((group) => (
        <Group key={group.sellerId} group={group} handlers={handlers} problem={problem} />
      ))}
    </div>
  )
}

function Group({
  group,
  handlers,
  problem,
}: {
  group: SellerGroup
  handlers?: CartHandlers
  problem?: LineProblem
}) {
  const t = useT()
  const isDigital = group.items.every((item) => item.isVirtualGood)
  const shipping =
    group.sellerShippingCost === 0 ? t('cart.shippingFree') : formatRm(group.sellerShippingCost)
  return (
    <Card as="section" flush>
      <h2 className="flex min-h-11 items-center gap-2 border-b border-line px-4">
        <Icon name="store" className="text-jade" />
        <span className="sr-only">{t('cart.soldBy')}</span>
        <Link
          to={linkTo('/store/:id', { id: group.storeSlug })}
          className="inline-flex min-h-11 items-center font-bold hover:underline"
        >
          {group.storeName}
        </Link>
      </h2>
      <ul className="divide-y divide-line">
        {group.items.map((item) => (
          <Line
            key={item.variantId}
            item={item}
            handlers={handlers}
            problem={problem?.variantId === item.variantId ? problem.message : undefined}
          />
        ))}
      </ul>
      <dl className="justify-between gap-x-6 space-y-1 border-t sm:flex sm:space-y-0 border-line bg-sunken px-4 py-3 text-sm">
        <div className="flex justify-between gap-2">
          {group.shippingMethod === 'Appointment' ? (
            <dt>{t('cart.appointment')}</dt>
          ) : (
            <>
              <dt>
                {t('cart.shipping')} · {t(isDigital ? 'cart.digital' : 'cart.standard')}
              </dt>
              <dd className="shrink-0 font-semibold tabular-nums">{shipping}</dd>
            </>
          )}
        </div>
        <div className="flex justify-between gap-2">
          <dt>{t('cart.subtotal')}</dt>
          <dd className="shrink-0 font-semibold tabular-nums">{formatRm(group.subTotalPrice)}</dd>
        </div>
      </dl>
    </Card>
  )
}

function Line({ item, handlers, problem }: { item: CartItem; handlers?: CartHandlers; problem?: string }) {
  const t = useT()
  const { name } = item
  return (
    <li className="grid grid-cols-[72px_1fr_auto] gap-x-3 gap-y-2 p-4 sm:grid-cols-[88px_1fr_auto]">
      {/* The title beside it leads to the same place. */}
      <Link
        to={linkTo('/item/:slug', { slug: item.slug })}
        aria-hidden="true"
        tabIndex={-1}
        className="row-span-2 size-18 overflow-clip rounded-control bg-sunken sm:size-22"
      >
        <ItemPicture
          pictureKey={item.image ?? undefined}
          alt=""
          sizes="88px"
          width={88}
          height={88}
          className="size-full object-cover"
        />
      </Link>
      <div className="min-w-0">
        <Link
          to={linkTo('/item/:slug', { slug: item.slug })}
          className="line-clamp-2 font-semibold hover:underline"
        >
          {name}
        </Link>
        {item.variantName !== '' && <p className="text-sm text-ink-soft">{item.variantName}</p>}
        <p className="text-sm text-ink-soft tabular-nums">
          {t('cart.each', { price: formatRm(item.price) })}
        </p>
        {item.stockAvailable < 5 && (
          <p className="text-sm font-semibold text-bunga-ink">
            {t('cart.left', { count: item.stockAvailable })}
          </p>
        )}
        {problem && <FieldErrors id={`${item.variantId}-error`} errors={[problem]} />}
      </div>
      <form method="post" action={'/cart' satisfies PagePath} className="justify-self-end">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="variantId" value={item.variantId} />
        <IconButton
          type="submit"
          icon="trash"
          variant="quiet"
          label={t('cart.removeOf', { name })}
          onClick={
            handlers &&
            ((event) => {
              event.preventDefault()
              handlers.onRemove(item)
            })
          }
        />
      </form>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-start-2 sm:row-start-2">
        <form method="post" action={'/cart' satisfies PagePath} noValidate>
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="variantId" value={item.variantId} />
          <Stepper
            size="small"
            name="quantity"
            stepName="step"
            value={item.quantity}
            min={0}
            max={item.stockAvailable}
            label={t('cart.quantityOf', { name })}
            decreaseLabel={t('cart.lessOf', { name })}
            increaseLabel={t('cart.moreOf', { name })}
            onStep={handlers && ((next) => handlers.onQuantity(item, next))}
            onLimit={handlers && ((limit) => limit === 'max' && handlers.onLimit())}
            onBlur={handlers && (({ target }) => takeTyped(target, item, handlers))}
          />
        </form>
        <Price size="small" currency="RM" amount={formatAmount(item.price * item.quantity)} />
      </div>
    </li>
  )
}
