import { changeSettings, previewSettings, settingsPage } from '@pasar/api'
import {
  cutText,
  isFeature,
  isSettingSection,
  linkTo,
  MAX_SEARCH_LENGTH,
  parseSettings,
  SETTING_SECTIONS,
  type SettingSection,
  type SettingValues,
} from '@pasar/domain'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { nameCountry } from '../../../i18n/countries.server'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { answerForm, readForm } from '../../../lib/forms/forms.server'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, notFound } from '../../../lib/session/guards.server'
import { redirectWithSuccess } from '../../../lib/session/redirect-with-message.server'
import { sectionFields } from '../server/setting-fields.server'

const PATH = '/admin/settings/:section'

async function open({ request, context, params }: LoaderFunctionArgs | ActionFunctionArgs) {
  const admin = await guardPage(PATH, { context, request })
  const { section } = params
  if (!isSettingSection(section)) throw notFound()
  return { admin, section }
}

export async function loader(args: LoaderFunctionArgs) {
  const { admin, section } = await open(args)
  const { context, request } = args
  const [page, head] = await Promise.all([
    settingsPage(context.ctx, admin, section),
    makeHead(context, request, (t) => ({
      title: t(`marketSettings.section_${section}`),
      description: t(`marketSettings.lead_${section}`),
    })),
  ])
  const values = { ...page.values, ...addedWord(section, page.values, new URL(request.url)) }
  const isLong = SETTING_SECTIONS[section].textBytes !== undefined
  return { head, section, isLong, ...sectionFields(section, values), ...page, values }
}

/** The synonyms with a line for a word that a link named, to be completed. */
function addedWord(section: SettingSection, values: SettingValues, url: URL): SettingValues {
  const word = cutText(url.searchParams.get('add') ?? '', MAX_SEARCH_LENGTH).trim()
  return section === 'search' && word !== '' ? { synonyms: `${word}, \n${values.synonyms}` } : {}
}

/** What a change does, in the reader's words. */
async function describeChange(
  request: Request,
  section: SettingSection,
  { effects, changes, openParcels }: Awaited<ReturnType<typeof previewSettings>>,
) {
  const language = await languageOf(request)
  const t = translateFor(language)
  const lines = effects.map(({ kind, values }) =>
    t(`marketSettings.effect_${kind}`, {
      ...values,
      ...(values.country !== undefined && { country: nameCountry(language, values.country) }),
      ...(isFeature(values.feature) && { feature: t(`marketSettings.field_feature_${values.feature}`) }),
    }),
  )
  const after = t(`marketSettings.after_${section}`, { count: openParcels })
  return { changes, effects: [...lines, after] }
}

/** Shows what other settings would change; once that was seen, sets them. */
export async function action(args: ActionFunctionArgs) {
  const { admin, section } = await open(args)
  const { request, context } = args
  const { textBytes } = SETTING_SECTIONS[section]
  const values = await readForm(request, textBytes === undefined ? {} : { textBytes })
  return answerForm(values, async () => {
    const input = parseSettings(section, values)
    if (values.intent !== 'save') {
      const preview = await previewSettings(context.ctx, admin, section, input)
      return { preview: { values, ...(await describeChange(request, section, preview)) } }
    }
    await changeSettings(context.ctx, admin, section, input)
    throw await redirectWithSuccess(linkTo(PATH, { section }), {
      title: 'marketSettings.saved',
      text: 'marketSettings.savedText',
    })
  })
}
