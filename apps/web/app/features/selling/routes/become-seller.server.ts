import { applyAsSeller, countReferral, openPurchases, saveApplicationDraft, sellingOf } from '@pasar/api'
import { readReferral, sellerApplicationSchema } from '@pasar/domain'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { mayKeep } from '../../../lib/cookies/cookie-choices.server'
import { COOKIES } from '../../../lib/cookies/cookie-list'
import { readCookie } from '../../../lib/cookies/cookies'
import { dropCookie, writeCookie } from '../../../lib/cookies/write-cookie.server'
import type { FormValues } from '../../../lib/forms/form-values'
import { answerForm, parseForm, readMultipart } from '../../../lib/forms/forms.server'
import { memberOf, writerOf } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { thank } from '../../support/server/inbox.server'
import { loadInfo } from '../../support/server/info.server'
import { prefillOf } from '../server/selling.server'

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const member = await memberOf(context)
  const [info, { state, application, draft }, purchases] = await Promise.all([
    loadInfo(args, 'become-seller'),
    sellingOf(context.ctx, member),
    openPurchases(context.ctx, member),
  ])
  const { searchParams } = new URL(request.url)
  const opened = readReferral(searchParams.get('ref'))
  const isResellers = await countReferral(
    context.ctx,
    member,
    opened,
    request.headers.get('user-agent') ?? '',
  )
  const cookies = request.headers.get('cookie')
  const headers = new Headers()
  const followed = isResellers ? opened : null
  if (followed !== null && mayKeep(cookies, 'referral'))
    headers.append('Set-Cookie', writeCookie('referral', followed))
  return data(
    {
      ...info,
      state,
      purchases,
      given: { ...prefillOf(application, member), ...draft?.fields },
      savedAt: draft?.savedAt ?? null,
      // Who opens a link often applies another day: with papers at hand, or once the email is confirmed.
      referral:
        followed ??
        readReferral(draft?.fields.ref) ??
        readReferral(readCookie(cookies, COOKIES.referral.name)),
    },
    { headers },
  )
}

export async function action({ request, context }: ActionFunctionArgs) {
  const values: FormValues = {}
  return answerForm(values, async () => {
    const { files, ...form } = await readMultipart(request, 'document')
    Object.assign(values, form.values)
    // Scripts keep the page, and with it the file that was chosen.
    if (context.isForScripts) values.document = ''
    if (values.intent === 'keep' || values.intent === 'autosave') {
      await saveApplicationDraft(context.ctx, await writerOf(context), values)
      if (values.intent === 'autosave') return { failure: undefined }
      throw await redirectWithSuccess('/become-seller', {
        title: 'applyDraft.kept',
        text: 'applyDraft.keptText',
      })
    }
    const input = parseForm(sellerApplicationSchema, values)
    await applyAsSeller(
      context.ctx,
      await writerOf(context),
      input,
      files[0] ?? Buffer.alloc(0),
      readReferral(values.ref),
    )
    const sent = await thank('/seller-pending', 'selling.sent', 'selling.sentText')
    // It has served: whoever applies in this browser next may have come without a link.
    sent.headers.append('Set-Cookie', dropCookie('referral'))
    throw sent
  })
}
