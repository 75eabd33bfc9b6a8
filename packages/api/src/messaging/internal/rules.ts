import { type Db, findSettingRows, type SettingRow } from '@pasar/db'
import { DEFAULT_WORDS, type ModerationRules, readWordList } from '@pasar/domain'

/** Names of the settings. */
export const WORDS_SETTING = 'messageWords'
export const HOLD_ALL_SETTING = 'messagesHoldAll'

export interface KeptRules extends ModerationRules {
  /** When the word list was last changed; 0 while it is the one that comes with the market. */
  version: number
}

const ofName = (rows: readonly SettingRow[], name: string) => rows.find((row) => row.name === name)

/** The list that was read last, once taken apart: it is asked about with each message, and changes seldom. */
let latest: { text: string; words: readonly string[] } = { text: '', words: [] }

function wordsIn(text: string): readonly string[] {
  if (text !== latest.text) latest = { text, words: readWordList(text) }
  return latest.words
}

/** The rules by which messages are held now. */
export async function readRules(db: Db): Promise<KeptRules> {
  const rows = await findSettingRows(db, [WORDS_SETTING, HOLD_ALL_SETTING])
  const words = ofName(rows, WORDS_SETTING)
  return {
    words: words ? wordsIn(words.value) : DEFAULT_WORDS,
    holdsAll: ofName(rows, HOLD_ALL_SETTING)?.value === 'on',
    version: words?.updatedAt ?? 0,
  }
}
