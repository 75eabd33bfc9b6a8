import { type Db, findSettings, listSettingChanges } from '@pasar/db'
import {
  DomainError,
  type MarketSettings,
  readMarketSettings,
  SETTING_SECTIONS,
  type SettingSection,
  type SettingTexts,
} from '@pasar/domain'
import type { Context } from '../context'

/** Counts the changes of a section; whoever changes it says which one they saw. */
export const versionName = (section: SettingSection): string => `${section}.version`

/** The names of the settings of a section. */
export const settingNames = (section: SettingSection): string[] =>
  Object.values(SETTING_SECTIONS[section].fields).map(({ name }) => name)

const ALL_NAMES = Object.values(SETTING_SECTIONS).flatMap(({ fields }) =>
  Object.values(fields).map(({ name }) => name),
)

/** The settings that the market runs by, as they are stored; `ctx.settings` has them from memory. */
export const readMarket = async ({ db }: { db: Db }): Promise<MarketSettings> =>
  readMarketSettings(await findSettings(db, ALL_NAMES))

export interface StoredSection {
  /** All settings, because a section may depend on others. */
  texts: SettingTexts
  version: number
}

/** The settings as they are stored, with the version of a section. */
export async function readSection(db: Db, section: SettingSection): Promise<StoredSection> {
  const name = versionName(section)
  const texts = await findSettings(db, [...ALL_NAMES, name])
  return { texts, version: Number(texts.get(name) ?? 0) }
}

/** The refusal for the second of two admins, with the name of the first; the market's own for the job and the command line. */
export async function changedMeanwhile(
  { config }: Pick<Context, 'config'>,
  db: Db,
  section: SettingSection,
): Promise<DomainError> {
  const [last] = await listSettingChanges(db, settingNames(section), 1)
  return new DomainError('SETTINGS_CHANGED', { who: last?.byName ?? config.appName })
}
