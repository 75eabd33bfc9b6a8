import { type ClaimView, findClaimLines, findOrderLines, type ParcelView, type Tx } from '@pasar/db'
import { type ClaimShown, isService } from '@pasar/domain'
import { type ParcelMail, toPieces } from '../../platform/mail/parcel-mails'

type Claimed = Pick<ClaimView, 'id' | 'orderId' | 'kind' | 'claimed'>
type Said = Pick<ClaimShown, 'said'> & Partial<Pick<ClaimShown, 'answer' | 'offered'>>

/** What a mail shows of a claim: what is claimed, and what was said, as far as the mail is about it. */
export async function showInMail(
  tx: Tx,
  { id, orderId, kind, claimed }: Claimed,
  parcel: Pick<ParcelView, 'shippingMethod'>,
  { said, answer = null, offered = null }: Said,
): Promise<Required<Pick<ParcelMail, 'claim' | 'lines'>>> {
  const pieces = new Map((await findClaimLines(tx, id)).map(({ lineId, quantity }) => [lineId, quantity]))
  const lines = (await findOrderLines(tx, orderId)).flatMap((line) => {
    const quantity = pieces.get(line.id)
    return quantity === undefined ? [] : [toPieces(line, quantity)]
  })
  const shown = said.filter(({ words }) => words !== '' || answer !== null)
  return { lines, claim: { id, kind, isOfService: isService(parcel), claimed, answer, offered, said: shown } }
}
