import { cancelImport, confirmImport, importPage } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound, orNotFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { describeItem, readItemState, sayFailed } from '../server/imports.server'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const seller = await guardPage('/my-products/import/:id', { context, request })
  const query = new URL(request.url).searchParams
  const show = readItemState(query)
  const after = /^\d{1,7}$/.test(query.get('after') ?? '') ? Number(query.get('after')) : -1
  const id = params.id ?? ''
  const t = translateFor(await languageOf(request))
  const { items, problem, ...given } = await orNotFound(
    importPage(context.ctx, seller, id, { state: show, after }),
  )
  const head = await makeHead(context, request, (say) => ({
    title: say('imports.reportTitle'),
    description: say('imports.reportDescription'),
  }))
  return {
    head,
    ...given,
    show,
    isFirst: after < 0,
    reason: problem ? sayFailed(t, problem) : '',
    items: items.map((item) => describeItem(t, item)),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const seller = await guardPage('/my-products/import/:id', { context, request })
  const { ctx } = context
  const id = params.id ?? ''
  const values = await readForm(request)
  const here = linkTo('/my-products/import/:id', { id })
  return answerForm(values, async () => {
    switch (values.intent) {
      case 'confirm':
        await orNotFound(confirmImport(ctx, seller, id))
        throw await redirectWithSuccess(here, { title: 'imports.title', text: 'imports.confirmed' })
      case 'cancel':
        await orNotFound(cancelImport(ctx, seller, id))
        throw await redirectWithSuccess(here, { title: 'imports.title', text: 'imports.cancelled' })
      default:
        throw notFound()
    }
  })
}
