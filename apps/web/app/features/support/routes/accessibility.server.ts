import { sendAccessibilityNote } from '@pasar/api'
import { accessibilitySchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf } from '../../../i18n/language.server'
import { answerForm, parseForm, readForm } from '../../../lib/forms/forms.server'
import { actorOf } from '../../../lib/session/guards.server'
import { thank, writerOf } from '../server/inbox.server'
import { loadInfo } from '../server/info.server'

export async function loader(args: LoaderFunctionArgs) {
  const [info, writer] = await Promise.all([loadInfo(args, 'accessibility'), writerOf(args.context)])
  return { ...info, writer }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = parseForm(accessibilitySchema, values)
    await sendAccessibilityNote(context.ctx, await actorOf(context), input, await languageOf(request))
    throw await thank('/accessibility', 'inbox.sent', 'inbox.noteSent', input.email)
  })
}
