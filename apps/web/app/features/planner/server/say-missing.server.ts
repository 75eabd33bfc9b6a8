import type { Missing, ToCart } from '@pasar/api'
import { cutText } from '@pasar/domain'
import type { Flash } from '../../../lib/session/flash.server'

/** More would not fit into what one page leaves for the next. */
const MAX_NAMED = 6
const LONGEST_NAME = 80

type Sentence = NonNullable<Flash['more']>[number]

function sayOne({ name, code, wanted, added: came }: Missing): Sentence {
  const title = name.length > LONGEST_NAME ? `${cutText(name, LONGEST_NAME)}…` : name
  if (came > 0) return { text: 'planner.someCame', values: { title, came, wanted } }
  if (code === 'INSUFFICIENT_STOCK') return { text: 'planner.outOfStock', values: { title } }
  if (code === 'CART_FULL') return { text: 'planner.cartFull', values: { title } }
  return { text: 'planner.notThere', values: { title } }
}

/** What came into the cart from a list, and by name what did not. */
export function sayToCart({ added, missing }: ToCart): Flash {
  if (added === 0 && missing.length === 0) return { tone: 'success', text: 'planner.allThere' }
  const rest = missing.length - MAX_NAMED
  const more: Sentence[] = missing.slice(0, MAX_NAMED).map(sayOne)
  if (rest > 0) more.push({ text: 'planner.moreMissing', values: { count: rest } })
  if (added === 0) return { tone: 'warning', text: 'planner.nothingCame', more }
  const tone = missing.length > 0 ? 'warning' : 'success'
  return { tone, text: 'planner.cameToCart', values: { count: added }, more }
}
