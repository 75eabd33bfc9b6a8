import { z } from 'zod'
import { changedSynonyms, SEARCH_FIELDS } from '../catalogue/search/synonym-settings'
import { DomainError } from '../kernel/errors'
import { fieldErrorsOf, form, text } from '../kernel/schemas'
import { checkWindows, WINDOW_FIELDS } from '../orders/window-settings'
import { checkFees, FEE_FIELDS } from '../payments/fee-settings'
import { checkTaxpayer, TAXPAYER_FIELDS } from '../payouts/taxpayer'
import { courierFormSchema } from '../shipping/courier-list'
import { COURIER_FIELDS, changedCouriers } from '../shipping/courier-settings'
import { checkZones, ZONE_FIELDS } from '../shipping/zone-settings'
import { APP_LINK_FIELDS } from './app-links'
import { MAX_SYNONYMS_BYTES } from './body-limits'
import { FEATURE_FIELDS } from './feature-settings'
import { OPERATOR_FIELDS } from './operator'
import { RATE_FIELDS } from './rate-settings'
import type { ChangedField } from './setting-changes'
import {
  type SettingField,
  type SettingFields,
  type SettingTexts,
  settingOf,
  settingSchema,
  writeSetting,
} from './setting-fields'

/** What is typed into the form of a section, ready to be stored, by field. */
export type SettingValues = Readonly<Record<string, string>>

interface Section {
  fields: SettingFields
  /** Bytes of its longest text, where other forms have less: it is sent as multipart. */
  textBytes?: number
  /** What is wrong with the values together: messages by field. */
  check?(values: SettingValues): Record<string, string>
}

const SECTIONS = {
  fees: {
    fields: FEE_FIELDS,
    check: checkFees,
  },
  zones: { fields: ZONE_FIELDS, check: checkZones },
  rates: { fields: RATE_FIELDS },
  operator: { fields: { ...OPERATOR_FIELDS, ...TAXPAYER_FIELDS }, check: checkTaxpayer },
  apps: { fields: APP_LINK_FIELDS },
  couriers: { fields: COURIER_FIELDS },
  windows: { fields: WINDOW_FIELDS, check: checkWindows },
  search: { fields: SEARCH_FIELDS, textBytes: MAX_SYNONYMS_BYTES },
  features: { fields: FEATURE_FIELDS },
} as const satisfies Record<string, Section>

/** The settings that admins change together, each on a page of its own. */
export const SETTING_SECTIONS: Readonly<Record<SettingSection, Section>> = SECTIONS
export type SettingSection = keyof typeof SECTIONS

export const isSettingSection = (name: string | undefined): name is SettingSection =>
  name !== undefined && Object.hasOwn(SECTIONS, name)

export const listSections = (): SettingSection[] => Object.keys(SECTIONS).filter(isSettingSection)

/** The fields of a section by their names, in the order of its form. */
export const fieldsOf = (section: SettingSection): [string, SettingField][] =>
  Object.entries(SETTING_SECTIONS[section].fields)

/** The field that a setting is shown in. */
export const fieldOfSetting = (section: SettingSection, name: string): SettingField | null =>
  fieldsOf(section).find(([, field]) => field.name === name)?.[1] ?? null

/** The values of a section, as they are set or usual. */
export const valuesOf = (section: SettingSection, texts: SettingTexts): SettingValues =>
  Object.fromEntries(fieldsOf(section).map(([field, setting]) => [field, settingOf(texts, setting)]))

/** The texts with the values of a section instead of its own. */
export function withValues(
  texts: SettingTexts,
  section: SettingSection,
  values: SettingValues,
): SettingTexts {
  const changed = new Map(texts)
  for (const [field, { name }] of fieldsOf(section)) changed.set(name, values[field] ?? '')
  return changed
}

/** The fields of a section that other values would change. */
export const changedFields = (
  section: SettingSection,
  texts: SettingTexts,
  values: SettingValues,
): ChangedField[] =>
  fieldsOf(section).flatMap(([name, field]) => {
    if (field.kind === 'couriers') return changedCouriers(texts, values[name] ?? '')
    const [before, value] = [settingOf(texts, field), values[name] ?? '']
    if (field.kind === 'synonyms') return changedSynonyms(before, value)
    const [was, after] = [before, value].map((text) => writeSetting(field, text))
    return before === value ? [] : [{ field, before: was ?? '', after: after ?? '', value }]
  })

export interface SettingsInput {
  /** How often the section had been changed when the page showed it. */
  version: number
  /** Why, for the history. */
  reason: string
  values: SettingValues
}

const MAX_CHANGES = 1_000_000
const headSchema = form({ version: z.coerce.number().int().min(0).max(MAX_CHANGES), reason: text(200) })

const valuesSchema = (section: SettingSection): z.ZodType<SettingValues> => {
  const { check } = SETTING_SECTIONS[section]
  const entries = fieldsOf(section).map(([name, field]) => [name, settingSchema(field)] as const)
  const shape: Record<string, z.ZodType<string>> = Object.fromEntries(entries)
  return form(shape).superRefine((values, context) => {
    for (const [field, message] of Object.entries(check?.(values) ?? {}))
      context.addIssue({ code: 'custom', path: [field], message })
  })
}

/** The fields of the sections' forms, as they are posted. */
export const settingsSchemas: Readonly<Record<SettingSection, z.ZodType<SettingValues>>> = {
  fees: valuesSchema('fees'),
  zones: valuesSchema('zones'),
  rates: valuesSchema('rates'),
  operator: valuesSchema('operator'),
  apps: valuesSchema('apps'),
  couriers: courierFormSchema,
  windows: valuesSchema('windows'),
  search: valuesSchema('search'),
  features: valuesSchema('features'),
}

/** Reads the posted form of a section. @throws DomainError VALIDATION with a message per field */
export function parseSettings(section: SettingSection, posted: unknown): SettingsInput {
  const [head, values] = [headSchema.safeParse(posted), settingsSchemas[section].safeParse(posted)]
  if (head.success && values.success) return { ...head.data, values: values.data }
  const errors = [values, head].flatMap(({ error }) => (error ? [error] : []))
  const details = errors
    .flatMap(({ issues }) => issues)
    .map((issue) => (issue.code === 'custom' ? issue.params : undefined))
  throw new DomainError(
    'VALIDATION',
    Object.assign({}, ...details),
    Object.assign({}, ...errors.map(fieldErrorsOf)),
  )
}
