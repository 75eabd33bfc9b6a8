import type { ImportItemState, ImportState } from '@pasar/api'
import type { Tone } from '../../../ui/badge'

export const IMPORT_TONES: Record<ImportState, Tone> = {
  checking: 'laut',
  checked: 'kunyit',
  running: 'laut',
  done: 'jade',
  cancelled: 'neutral',
  failed: 'bunga',
}

export const IMPORT_ITEM_TONES: Record<ImportItemState, Tone> = {
  create: 'jade',
  change: 'laut',
  same: 'neutral',
  refused: 'bunga',
  created: 'jade',
  changed: 'laut',
  failed: 'bunga',
}

/** Before and after an import runs other words are true of its items. */
export const shownStates = (state: ImportState): readonly ImportItemState[] =>
  state === 'checking' || state === 'checked'
    ? ['create', 'change', 'same', 'refused']
    : ['created', 'changed', 'failed', 'create', 'change', 'same', 'refused']
