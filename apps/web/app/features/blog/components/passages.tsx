import type { PostRemark } from '@pasar/api'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { passageId } from '../client/passage-id'
import { ArticlePart, type ShownPart } from './article-parts'

export interface Passage {
  /** Null for an item that cannot be had any more. */
  part: ShownPart | null
  words: string
  remarks: readonly PostRemark[]
}

/** The text of an article, with what was remarked on each passage below it, and first what has lost its passage. */
export function Passages({
  passages,
  lost,
  showRemark,
  after,
}: {
  passages: readonly Passage[]
  lost: readonly PostRemark[]
  showRemark(remark: PostRemark, isLost: boolean): ReactNode
  /** What stands below a passage and its remarks. */
  after?(at: number, words: string): ReactNode
}) {
  const t = useT()
  return (
    <div className="space-y-4">
      {lost.length > 0 && (
        <section aria-labelledby="lost-remarks" className="space-y-2">
          <h3 id="lost-remarks" className="font-bold">
            {t('blogRemarks.lost')}
          </h3>
          <ul className="space-y-2">{lost.map((remark) => showRemark(remark, true))}</ul>
        </section>
      )}
      {passages.map(({ part, words, remarks }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: passages have no other name, and never move
        <div key={at} id={passageId(at)} data-passage={at} className="scroll-mt-24 space-y-2">
          {part !== null && <ArticlePart part={part} />}
          {remarks.length > 0 && (
            <ul aria-label={t('blogRemarks.on', { at: at + 1 })} className="space-y-2">
              {remarks.map((remark) => showRemark(remark, false))}
            </ul>
          )}
          {after?.(at, words)}
        </div>
      ))}
    </div>
  )
}
