import type { InvoiceView } from '../reads/invoice'
import type { InvoiceStyle } from './style'

/** Who bought, line by line; the numbers of a business stand below its name. */
export function sayBuyer(
  { buyer: [name = '', ...rest], buyerNumbers }: Pick<InvoiceView, 'buyer' | 'buyerNumbers'>,
  say: InvoiceStyle['say'],
): string[] {
  if (buyerNumbers === null) return [name, ...rest]
  const { idNumber, tin, sstNumber } = buyerNumbers
  const numbers = [
    idNumber && say('registration', { number: idNumber }),
    tin && say('tin', { number: tin }),
    sstNumber && say('sstNumber', { number: sstNumber }),
  ]
  return [name, ...numbers.filter(Boolean), ...rest]
}
