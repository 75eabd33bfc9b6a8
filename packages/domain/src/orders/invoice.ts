import { type BasisPoints, type Sen, sen, sumSen } from '../kernel/money'

export interface InvoicedLine {
  id: string
  title: string
  variantName: string
  unitPrice: Sen
  quantity: number
  subtotal: Sen
  sellerDiscount: Sen
  platformDiscount: Sen
}

export interface InvoicedParcel<Line extends InvoicedLine = InvoicedLine> {
  sellerId: string
  storeName: string
  shippingMethod: string
  items: Sen
  sellerDiscount: Sen
  platformDiscount: Sen
  shipping: Sen
  shippingSellerDiscount: Sen
  shippingPlatformDiscount: Sen
  total: Sen
  lines: readonly Line[]
}

/** Who a seller is in law. */
export interface Supplier {
  sellerId: string
  name: string
  registration: string
  /** Null when not registered for sales and service tax. */
  sstNumber: string | null
  sstBps: BasisPoints
  address: string
  email: string
  phone: string
}

export interface InvoicedRefund {
  amount: Sen
  state: 'requested' | 'done' | 'failed'
  createdAt: number
  doneAt: number | null
}

/** What one seller of an order invoices. */
export interface ParcelInvoice {
  number: string
  storeName: string
  /** Null when the seller has not given it. */
  supplier: Supplier | null
  lines: {
    id: string
    title: string
    variantName: string
    unitPrice: Sen
    quantity: number
    sellerDiscount: Sen
    platformDiscount: Sen
    /** What is left of unit price × quantity. */
    total: Sen
  }[]
  items: Sen
  sellerDiscount: Sen
  platformDiscount: Sen
  shippingMethod: string
  shipping: Sen
  shippingSellerDiscount: Sen
  shippingPlatformDiscount: Sen
  total: Sen
  /** The tax that the prices hold; null when the seller is not registered. */
  sst: { bps: BasisPoints; amount: Sen } | null
}

export interface CreditNote {
  number: string
  amount: Sen
  at: number
  isDone: boolean
}

export interface Invoice {
  number: string
  parcels: ParcelInvoice[]
  total: Sen
  credits: CreditNote[]
  /** What is left after what was sent back. */
  net: Sen
}

/**
 * The tax within an amount that holds it: amount × rate ÷ (1 + rate), rounded half up to the sen.
 * @throws RangeError when bps is not whole
 */
export function taxWithin(amount: Sen, bps: BasisPoints): Sen {
  if (!Number.isSafeInteger(bps)) throw new RangeError(`Not whole basis points: ${bps}`)
  const share = BigInt(amount) * BigInt(bps)
  const whole = BigInt(10_000 + bps)
  return sen(Number((2n * share + whole) / (2n * whole)))
}

function invoiceParcel(parcel: InvoicedParcel, number: string, supplier: Supplier | null): ParcelInvoice {
  const { items, sellerDiscount, platformDiscount, lines, ...money } = parcel
  const isRegistered = supplier !== null && supplier.sstNumber !== null
  return {
    number,
    storeName: parcel.storeName,
    supplier,
    lines: lines.map(({ subtotal, ...line }) => ({
      id: line.id,
      title: line.title,
      variantName: line.variantName,
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      sellerDiscount: line.sellerDiscount,
      platformDiscount: line.platformDiscount,
      total: sen(subtotal - line.sellerDiscount - line.platformDiscount),
    })),
    items,
    sellerDiscount,
    platformDiscount,
    shippingMethod: money.shippingMethod,
    shipping: money.shipping,
    shippingSellerDiscount: money.shippingSellerDiscount,
    shippingPlatformDiscount: money.shippingPlatformDiscount,
    total: money.total,
    // What the market pays for the buyer is part of the seller's price; what the seller takes off is not.
    sst: isRegistered
      ? { bps: supplier.sstBps, amount: taxWithin(sen(items - sellerDiscount), supplier.sstBps) }
      : null,
  }
}

/** @throws RangeError when the parts do not add up: such an invoice must not go out */
function expectSumsToMatch({ parcels, total }: Invoice): void {
  for (const parcel of parcels) {
    const shipping = parcel.shipping - parcel.shippingSellerDiscount - parcel.shippingPlatformDiscount
    if (sumSen(parcel.lines.map((line) => line.total)) + shipping !== parcel.total)
      throw new RangeError(`The lines of invoice ${parcel.number} do not add up`)
  }
  if (sumSen(parcels.map((parcel) => parcel.total)) !== total)
    throw new RangeError('The invoices of an order do not add up')
}

/** The invoice of a paid order: one of each seller, and what was sent back since. */
export function makeInvoice({
  orderNumber,
  total,
  parcels,
  suppliers,
  refunds,
}: {
  orderNumber: string
  total: Sen
  parcels: readonly InvoicedParcel[]
  suppliers: readonly Supplier[]
  refunds: readonly InvoicedRefund[]
}): Invoice {
  // One that fails keeps its number: those behind it may have gone out with theirs.
  const credits = refunds
    .map((refund, index) => ({ ...refund, number: `CN-${orderNumber}-${index + 1}` }))
    .filter(({ state }) => state !== 'failed')
    .map(({ number, amount, state, createdAt, doneAt }) => ({
      number,
      amount,
      at: doneAt ?? createdAt,
      isDone: state === 'done',
    }))
  const invoice: Invoice = {
    number: orderNumber,
    parcels: parcels.map((parcel, index) =>
      invoiceParcel(
        parcel,
        `INV-${orderNumber}-${index + 1}`,
        suppliers.find(({ sellerId }) => sellerId === parcel.sellerId) ?? null,
      ),
    ),
    total,
    credits,
    net: sen(total - sumSen(credits.map(({ amount }) => amount))),
  }
  expectSumsToMatch(invoice)
  return invoice
}
