import type { PostRemark } from '@pasar/api'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { When } from '../../platform/components/when'

/** What staff said about words of an article, and what its author answered. */
export function RemarkCard({
  remark,
  isLost = false,
  children,
}: {
  remark: PostRemark
  /** The words it is about are gone. */
  isLost?: boolean
  children?: ReactNode
}) {
  const t = useT()
  const { id, quote, body, answer, version, createdAt, sentAt, doneAt } = remark
  return (
    <li
      id={id}
      className="scroll-mt-24 space-y-2 rounded-card border border-line border-l-4 border-l-kunyit bg-surface p-3 text-sm"
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
        <When at={createdAt} /> · {t('blogRemarks.version', { version })}
        {sentAt === null && <Badge tone="neutral">{t('blogRemarks.notSent')}</Badge>}
        {doneAt !== null && <Badge tone="jade">{t('blogRemarks.done')}</Badge>}
        {isLost && <Badge tone="kunyit">{t('blogRemarks.changed')}</Badge>}
      </p>
      <blockquote dir="auto" className="border-l-2 border-line pl-2 text-ink-soft wrap-anywhere">
        {quote}
      </blockquote>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {body}
      </p>
      {answer !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          <strong>{t('blogRemarks.answer')}</strong> {answer}
        </p>
      )}
      {children}
    </li>
  )
}
