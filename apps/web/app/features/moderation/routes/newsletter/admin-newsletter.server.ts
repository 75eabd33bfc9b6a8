import {
  type Admin,
  type Context,
  changeNewsletter,
  deleteNewsletter,
  newsletterIssuePage,
  previewNewsletter,
  resumeNewsletter,
  sendNewsletter,
  stopNewsletter,
  testNewsletter,
} from '@pasar/api'
import {
  canStopNewsletter,
  DomainError,
  isLanguage,
  LANGUAGES,
  type Language,
  linkTo,
  type NewsletterTexts,
  nestWords,
  newsletterChangeSchema,
  newsletterSendSchema,
  newsletterVersionSchema,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { TextKey } from '../../../../i18n/translate'
import type { FormValues } from '../../../../lib/forms/form-values'
import { answerForm, parseForm, readForm } from '../../../../lib/forms/forms.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../../lib/session/redirect-with-message.server'

const PATH = '/admin/newsletter/:id'

const fillForm = (texts: NewsletterTexts): FormValues =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`${language}.subject`, texts[language]?.subject ?? ''],
      [`${language}.body`, texts[language]?.body ?? ''],
    ]),
  )

const languageIn = (text: string | null | undefined): Language => (text && isLanguage(text) ? text : 'en')

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const { ctx } = context
  const { issue, texts, audience, audit } = await orNotFound(newsletterIssuePage(ctx, admin, params.id ?? ''))
  const shown = languageIn(new URL(request.url).searchParams.get('preview'))
  const head = await makeHead(context, request, (t) => ({
    title: texts.en.subject,
    description: t('newsletterWork.lead'),
  }))
  return {
    head,
    issue,
    subject: texts.en.subject,
    form: fillForm(texts),
    audience: LANGUAGES.reduce((sum, language) => sum + audience[language], 0),
    canStop: canStopNewsletter(issue),
    shown,
    preview: previewNewsletter(ctx, texts, shown),
    audit,
  }
}

/** @returns what is said then, and on which page */
async function act(
  ctx: Context,
  admin: Admin,
  id: string,
  values: FormValues,
): Promise<readonly [TextKey, path?: '/admin/newsletter']> {
  switch (values.intent) {
    case 'save':
      await changeNewsletter(ctx, admin, id, parseForm(newsletterChangeSchema, nestWords(values)))
      return ['newsletterWork.saved']
    case 'test':
      await testNewsletter(ctx, admin, id, languageIn(values.language))
      return ['newsletterWork.tested']
    case 'send':
      await sendNewsletter(ctx, admin, id, parseForm(newsletterSendSchema, values).version)
      return ['newsletterWork.started']
    case 'stop':
      await stopNewsletter(ctx, admin, id)
      return ['newsletterWork.stopped']
    case 'resume':
      await resumeNewsletter(ctx, admin, id)
      return ['newsletterWork.resumed']
    case 'delete':
      await deleteNewsletter(ctx, admin, id, parseForm(newsletterVersionSchema, values).version)
      return ['newsletterWork.deleted', '/admin/newsletter']
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  const values = await readForm(request)
  return answerForm(values, async () => {
    const [text, path] = await orNotFound(act(context.ctx, admin, id, values))
    const preview = languageIn(new URL(request.url).searchParams.get('preview'))
    throw await redirectWithSuccess(path ?? linkTo(PATH, { id }, { preview }), {
      title: 'staffLog.done',
      text,
    })
  })
}
