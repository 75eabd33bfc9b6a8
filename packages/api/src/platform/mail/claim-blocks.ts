import { type ClaimShown, formatRm, type ParcelNews } from '@pasar/domain'
import { fill, type Texts } from '../texts'
import type { Block } from './blocks'
import { toLine } from './names'

const writePieces = ({ title, variantName, quantity }: ParcelNews['lines'][number]): string =>
  `${quantity} × ${toLine(variantName === '' ? title : `${title} – ${variantName}`)}`

/** What a seller ships, and what was paid for it. */
export function listGoods({ lines, store, amount }: ParcelNews, { shared }: Texts): Block[] {
  if (lines.length === 0) return []
  const rows = lines.map((line) => ({ label: writePieces(line), amount: formatRm(line.subtotal) }))
  const total = {
    label: shared.order.total,
    amount: formatRm(amount ?? lines[0]?.subtotal ?? 0),
    isTotal: true,
  }
  return [
    { type: 'goods', title: toLine(store), rows },
    { type: 'sums', rows: [total] },
  ]
}

/** How the seller has answered, in a sentence; empty where the mail is not about that. */
function sayAnswer({ answer, offered }: ClaimShown, words: Texts['shared']['claim']): string[] {
  if (answer === null) return []
  return [fill(words.answers[answer], { amount: formatRm(offered ?? 0) })]
}

/** What is claimed, for which pieces, and what each side has said. */
export function listClaim({ claim, lines }: ParcelNews, { shared }: Texts): Block[] {
  if (claim === null) return []
  const words = shared.claim
  const about = claim.isOfService ? words.ofService[claim.kind] : words.kinds[claim.kind]
  const claimed = fill(words.claimed, { amount: formatRm(claim.claimed) })
  const bySeller = sayAnswer(claim, words)
  return [
    { type: 'address', title: about, lines: [...lines.map(writePieces), claimed] },
    ...claim.said.flatMap(({ by, words: said }): Block[] => {
      const texts = [...(by === 'seller' ? bySeller : []), ...said.split('\n')].map(toLine)
      const shown = texts.filter((text) => text !== '')
      return shown.length === 0 ? [] : [{ type: 'address', title: words.said[by], lines: shown }]
    }),
  ]
}
