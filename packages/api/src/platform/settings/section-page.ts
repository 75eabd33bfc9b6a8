import { countParcels, findJobs, listSettingChanges } from '@pasar/db'
import {
  changedFields,
  DomainError,
  fieldOfSetting,
  listSections,
  OPEN_PARCELS,
  RATE_PROBLEMS,
  type RateProblem,
  readMarketSettings,
  type SettingEffect,
  type SettingField,
  type SettingSection,
  type SettingsInput,
  settingEffects,
  valuesOf,
  withValues,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../context'
import { readChange } from './history'
import { changedMeanwhile, readSection, settingNames } from './market'

const CHANGES_SHOWN = 30

/** What a field is called. */
export type NamedField = Pick<SettingField, 'label' | 'group'>
const nameField = ({ label, group }: SettingField): NamedField => ({ label, ...(group && { group }) })

/** When the rates could not be fetched, and why: null for an address that does not answer. Null when the last try went well. */
async function findFailedFetch(
  ctx: Context,
): Promise<{ at: number | null; problem: RateProblem | null } | null> {
  const job = (await findJobs(ctx.db)).find(({ name }) => name === 'rates')
  if (!job || job.error === '') return null
  return { at: job.finishedAt, problem: RATE_PROBLEMS.find((known) => known === job.error) ?? null }
}

/** A section with what is set, its version, and who changed it last. */
export async function settingsPage(ctx: Context, _admin: Admin, section: SettingSection) {
  const [{ texts, version }, changes, failedFetch] = await Promise.all([
    readSection(ctx.db, section),
    listSettingChanges(ctx.db, settingNames(section), CHANGES_SHOWN),
    section === 'rates' ? findFailedFetch(ctx) : null,
  ])
  return {
    failedFetch,
    values: valuesOf(section, texts),
    version,
    changes: changes.flatMap(({ name, change, ...rest }) => {
      const field = fieldOfSetting(section, name)
      return field ? [{ ...rest, ...readChange(change), field: nameField(field) }] : []
    }),
  }
}

/** All sections, each with its last change. */
export const settingsOverview = (ctx: Context, _admin: Admin) =>
  Promise.all(
    listSections().map(async (section) => {
      const [last] = await listSettingChanges(ctx.db, settingNames(section), 1)
      return { section, last: last ? { at: last.at, byName: last.byName } : null }
    }),
  )

export interface SettingChangePreview {
  /** The fields that become another, with what they were. */
  changes: { field: NamedField; before: string; after: string }[]
  effects: SettingEffect[]
  /** Parcels under way, which keep what they were ordered at. */
  openParcels: number
}

/**
 * What other values would change. Writes nothing.
 * @throws DomainError SETTINGS_CHANGED when somebody changed the section since the page was shown, SETTINGS_SAME
 */
export async function previewSettings(
  ctx: Context,
  _admin: Admin,
  section: SettingSection,
  { values, version }: SettingsInput,
): Promise<SettingChangePreview> {
  const stored = await readSection(ctx.db, section)
  if (stored.version !== version) throw await changedMeanwhile(ctx, ctx.db, section)
  const changed = changedFields(section, stored.texts, values)
  if (changed.length === 0) throw new DomainError('SETTINGS_SAME')
  return {
    changes: changed.map(({ field, before, after }) => ({ field: nameField(field), before, after })),
    effects: settingEffects(
      section,
      readMarketSettings(stored.texts),
      readMarketSettings(withValues(stored.texts, section, values)),
    ),
    openParcels: await countParcels(ctx.db, OPEN_PARCELS),
  }
}
