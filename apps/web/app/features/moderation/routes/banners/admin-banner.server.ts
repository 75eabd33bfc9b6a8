import {
  type Admin,
  type BannerPage,
  bannerPage,
  changeBanner,
  deleteBanner,
  previewBanner,
  setBannerPicture,
  switchBanner,
} from '@pasar/api'
import { bannerChangeSchema, DomainError, dayOf, LANGUAGES, linkTo, nestWords } from '@pasar/domain'
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../../i18n/language.server'
import type { FormValues } from '../../../../lib/forms/form-values'
import {
  answerForm,
  isMultipart,
  parseForm,
  readForm,
  readUpload,
  sizeOf,
} from '../../../../lib/forms/forms.server'
import { makeHead } from '../../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../../lib/session/redirect-with-message.server'

const PATH = '/admin/banners/:id'

const fillForm = ({
  link,
  position,
  startsAt,
  endsAt,
  version,
  words,
}: BannerPage['banner']): FormValues => ({
  link,
  position: String(position),
  startsOn: startsAt === null ? '' : dayOf(startsAt),
  endsOn: endsAt === null ? '' : dayOf(endsAt),
  version: String(version),
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      Object.entries(words[language]).map(([name, text]) => [`${language}.${name}`, text]),
    ),
  ),
})

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const language = await languageOf(request)
  const { banner, status, audit } = await orNotFound(bannerPage(context.ctx, admin, params.id ?? ''))
  const title = banner.words[language].title
  const head = await makeHead(context, request, (t) => ({ title, description: t('bannerWork.lead') }))
  const { id, imageKey, version } = banner
  return { head, id, title, imageKey, version, status, audit, form: fillForm(banner) }
}

/** What a change does, in the reader's words. */
async function preview(
  request: Request,
  { ctx }: AppLoadContext,
  admin: Admin,
  id: string,
  values: FormValues,
) {
  const language = await languageOf(request)
  const t = translateFor(language)
  const input = parseForm(bannerChangeSchema, nestWords(values))
  const { changes, status, shown } = await previewBanner(ctx, admin, id, input, language)
  const titles = shown.join(' · ')
  const effects = [
    t(`bannerWork.then_${status}`),
    shown.length === 0 ? t('bannerWork.thenNone') : t('bannerWork.thenShown', { titles }),
  ]
  return { preview: { values, changes, effects } }
}

const done = (path: string, text: 'saved' | 'pictureSet' | 'wasShown' | 'wasHidden' | 'wasDeleted') =>
  redirectWithSuccess(path, { title: 'staffLog.done', text: `bannerWork.${text}` })

async function act(request: Request, context: AppLoadContext, admin: Admin, id: string, values: FormValues) {
  const { ctx } = context
  const own = linkTo(PATH, { id })
  switch (values.intent) {
    case 'preview':
      return preview(request, context, admin, id, values)
    case 'save':
      await changeBanner(ctx, admin, id, parseForm(bannerChangeSchema, nestWords(values)))
      throw await done(own, 'saved')
    case 'show':
      await switchBanner(ctx, admin, id, true)
      throw await done(own, 'wasShown')
    case 'hide':
      await switchBanner(ctx, admin, id, false)
      throw await done(own, 'wasHidden')
    case 'delete':
      await deleteBanner(ctx, admin, id)
      throw await done('/admin/banners', 'wasDeleted')
    default:
      throw new DomainError('VALIDATION')
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const id = params.id ?? ''
  if (isMultipart(request))
    return answerForm({ intent: 'picture' }, async () => {
      const read = () => readUpload(request, 'picture')
      await orNotFound(setBannerPicture(context.ctx, admin, id, read, sizeOf(request)))
      throw await done(linkTo(PATH, { id }), 'pictureSet')
    })
  const values = await readForm(request)
  return answerForm(values, () => orNotFound(act(request, context, admin, id, values)))
}
