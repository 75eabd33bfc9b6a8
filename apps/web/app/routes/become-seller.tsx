import { applyAsSeller, sellingOf } from '@pasar/api'
import { DomainError, sellerApplicationSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { thank } from '../features/inbox/inbox-door.server'
import { loadInfo } from '../features/info/info.server'
import { InfoPage } from '../features/info/info-page'
import { SellerForm } from '../features/selling/seller-form'
import { toldBefore } from '../features/selling/selling-door.server'
import { answerForm, parseForm, readMultipart } from '../lib/forms.server'
import { actorOf, memberOf } from '../lib/guards.server'
import { headMeta } from '../lib/meta'

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const member = await memberOf(context)
  const [info, { state, application }] = await Promise.all([
    loadInfo(args, 'become-seller'),
    sellingOf(context.ctx, member),
  ])
  const { searchParams } = new URL(request.url)
  return {
    ...info,
    state,
    told: toldBefore(application, member),
    // Where someone is led who sent more than this door lets in.
    isTooHeavy: searchParams.get('problem') === 'heavy',
  }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await actorOf(context)
  const { values, files } = await readMultipart(request, 'paper')
  return answerForm(values, async () => {
    const input = parseForm(sellerApplicationSchema, values)
    if (member === null) throw new DomainError('UNAUTHORIZED')
    await applyAsSeller(context.ctx, member, input, files[0] ?? Buffer.alloc(0))
    throw await thank('/seller-pending', 'selling.sent', 'selling.sentText')
  })
}

export default function BecomeSeller() {
  return (
    <InfoPage>
      <SellerForm />
    </InfoPage>
  )
}
