import { sendContact } from '@pasar/api'
import { contactSchema } from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ContactForm } from '../features/inbox/contact-form'
import { thank, writerOf } from '../features/inbox/inbox-door.server'
import { loadInfo } from '../features/info/info.server'
import { InfoPage } from '../features/info/info-page'
import { languageOf } from '../i18n/language.server'
import { answerForm, parseForm, readForm } from '../lib/forms.server'
import { actorOf } from '../lib/guards.server'
import { headMeta } from '../lib/meta'

export async function loader(args: LoaderFunctionArgs) {
  const [info, writer] = await Promise.all([loadInfo(args, 'contact'), writerOf(args.context)])
  return { ...info, writer }
}

export const meta = headMeta
export { clientAction } from '../lib/keep-page'

export async function action({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  return answerForm(values, async () => {
    const input = parseForm(contactSchema, values)
    await sendContact(context.ctx, await actorOf(context), input, await languageOf(request))
    throw await thank('/contact', 'inbox.sent', 'inbox.contactSent', input.email)
  })
}

export default function Contact() {
  return (
    <InfoPage>
      <ContactForm />
    </InfoPage>
  )
}
