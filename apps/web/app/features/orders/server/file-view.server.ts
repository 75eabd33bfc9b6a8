import type { BoughtFileView } from '@pasar/api'
import { LANGUAGE_TAG, type Language } from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'
import { formatBytes } from '../../platform/client/file-size'
import { formatDay } from '../../platform/components/when'

/** A file as its buyer sees it. */
export interface FileView
  extends Pick<BoughtFileView, 'id' | 'lineId' | 'name' | 'note' | 'left' | 'isOpen'> {
  /** How large it is, and which version. */
  about: string
}

export function viewFile(language: Language, file: BoughtFileView): FileView {
  const { id, lineId, name, note, left, isOpen, bytes, version, createdAt } = file
  const tag = LANGUAGE_TAG[language]
  const size = formatBytes(tag, bytes)
  const date = formatDay(tag, createdAt)
  const about =
    version > 1 ? `${size} · ${translateFor(language)('purchases.version', { number: version, date })}` : size
  return { id, lineId, name, note, left, isOpen, about }
}
