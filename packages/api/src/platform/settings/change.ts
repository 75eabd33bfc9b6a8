import { insertAuditEntry, NO_ROOTS, type Tx, touchSetting, tryChangeSetting } from '@pasar/db'
import {
  changedFields,
  DomainError,
  type SettingSection,
  type SettingsInput,
  type SettingValues,
  valuesOf,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../context'
import { writeChange } from './history'
import { changedMeanwhile, readSection, versionName } from './market'

/** @param actorId null for a change from the shell or by a job */
async function writeSection(
  tx: Tx,
  ctx: Context,
  actorId: string | null,
  section: SettingSection,
  { version, reason, values }: SettingsInput,
): Promise<void> {
  const now = ctx.now()
  const counter = { name: versionName(section), seen: version === 0 ? null : String(version) }
  if (!(await tryChangeSetting(tx, { ...counter, value: String(version + 1) }, now)))
    throw await changedMeanwhile(ctx, tx, section)
  const changed = changedFields(section, (await readSection(tx, section)).texts, values)
  if (changed.length === 0) throw new DomainError('SETTINGS_SAME')
  for (const { field, value, before, after } of changed) {
    await touchSetting(tx, field.name, value, now)
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId,
      action: 'changeSetting',
      subjectId: field.name,
      reason: writeChange(before, after, reason),
      now,
    })
  }
}

/**
 * Sets the settings of a section, each with its line in the audit log. What was agreed before keeps the terms of its day:
 * whatever depends on a setting later has stored it.
 * @throws DomainError SETTINGS_CHANGED when somebody changed the section since the page was shown, SETTINGS_SAME
 */
export const changeSettings = (
  ctx: Context,
  admin: Admin,
  section: SettingSection,
  input: SettingsInput,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, (tx) => writeSection(tx, ctx, admin.id, section, input))

/** Sets some settings of a section as the market itself does, or who has the shell. What is left out stays. */
export const setSettings = (
  ctx: Context,
  section: SettingSection,
  given: SettingValues,
  reason = '',
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    const { texts, version } = await readSection(tx, section)
    const values = { ...valuesOf(section, texts), ...given }
    if (changedFields(section, texts, values).length > 0)
      await writeSection(tx, ctx, null, section, { version, reason, values })
  })
