import { insertAuditEntry, NO_ROOTS, touchSetting, tryChangeSettingAt } from '@pasar/db'
import { cutText, readWordList, type WordListInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { HOLD_ALL_SETTING, readRules, WORDS_SETTING } from '../internal/rules'

/** Of what the history says. */
const MAX_REASON = 500

/** "61 words, all messages held", and the words that came and went, each list on a line. */
function describeChange(list: readonly string[], before: readonly string[], holdsAll: boolean): string {
  const added = list.filter((word) => !before.includes(word))
  const removed = before.filter((word) => !list.includes(word))
  const lines = [
    `${list.length} words${holdsAll ? ', all messages held' : ''}`,
    ...(added.length > 0 ? [`+ ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`− ${removed.join(', ')}`] : []),
  ]
  return cutText(lines.join('\n'), MAX_REASON)
}

/**
 * Changes the words that hold a message, and whether all messages are held. It is written to the audit log.
 * @throws DomainError WORD_LIST_CHANGED when somebody has changed the list meanwhile
 */
export const changeModeration = (
  ctx: Context,
  admin: Admin,
  { words, holdsAll, version }: WordListInput,
): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    // Two changes within one millisecond have two versions.
    const now = Math.max(ctx.now(), version + 1)
    const list = readWordList(words)
    const before = await readRules(tx)
    const change = { name: WORDS_SETTING, value: list.join('\n'), seen: version, now }
    if (!(await tryChangeSettingAt(tx, change)))
      throw await decidedBy(tx, ctx, 'WORD_LIST_CHANGED', WORDS_SETTING, ['changeWordList'])
    await touchSetting(tx, HOLD_ALL_SETTING, holdsAll ?? 'off', now)
    await insertAuditEntry(tx, {
      id: ctx.newId('audit'),
      actorId: admin.id,
      action: 'changeWordList',
      subjectId: WORDS_SETTING,
      reason: describeChange(list, before.words, holdsAll === 'on'),
      now,
    })
  })
