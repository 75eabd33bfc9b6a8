import { type Admin, hideStore, noteStore, showStore, staffStorePage } from '@pasar/api'
import { DomainError, linkTo, staffNoteSchema, storeHidingSchema, storeShowingSchema } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { TextKey } from '../../../i18n/translate'
import type { FormValues } from '../../../lib/forms/form-values'
import { parseForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { answerStaffForm } from '../server/staff-form.server'

const PATH = '/all-stores/:id'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const page = await orNotFound(staffStorePage(context.ctx, admin, params.id ?? ''))
  const head = await makeHead(context, request, (t) => ({
    title: page.store.name,
    description: t('storeWork.lead'),
  }))
  return { head, ...page }
}

/** Does what a form asks for. @returns what is said then */
async function act({ ctx }: AppLoadContext, admin: Admin, id: string, values: FormValues): Promise<TextKey> {
  switch (values.intent) {
    case 'hide':
      await hideStore(ctx, admin, id, parseForm(storeHidingSchema, values))
      return 'storeWork.hiddenText'
    case 'show':
      await showStore(ctx, admin, id, parseForm(storeShowingSchema, values))
      return 'storeWork.shownText'
    case 'note':
      await noteStore(ctx, admin, id, parseForm(staffNoteSchema, values))
      return 'staffLog.written'
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  await orNotFound(staffStorePage(context.ctx, admin, id))
  return answerStaffForm(request, linkTo(PATH, { id }), (values) => act(context, admin, id, values))
}
