import type { ErrorCode, ErrorDetails } from '@pasar/domain/kernel/errors'
import { Form } from '@remix-run/react'
import { useT } from '../../../../i18n/provider'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/notice'

/** What a change of several records came to, of each that stays as it was why, and the button that undoes it. */
export function BulkOutcome({
  words,
  result: { changed, refused, undo },
  isUndone,
  undoText,
  values,
}: {
  words: 'products' | 'staffChanges'
  result: {
    changed: number
    refused: readonly { id: string; title: string; code: ErrorCode; details: ErrorDetails }[]
    /** The change that can be undone; null for none. */
    undo: string | null
  }
  isUndone: boolean
  /** What undoing leaves, where that is more than for other changes. */
  undoText?: string | undefined
  /** For the sentences of refusals. */
  values?: Record<string, string>
}) {
  const t = useT()
  return (
    <>
      <Notice
        tone={changed > 0 ? 'success' : 'warning'}
        title={t(`${words}.${isUndone ? 'undone' : 'changed'}`, { count: changed })}
        live
      >
        {undo !== null && (
          <Form method="post" className="mt-2">
            <input type="hidden" name="undo" value={undo} />
            <Button type="submit" name="intent" value="undo" variant="secondary" size="small" icon="refresh">
              {t(`${words}.undo`)}
            </Button>
            <p className="mt-1 text-sm">{undoText ?? t(`${words}.undoText`)}</p>
          </Form>
        )}
      </Notice>
      {refused.length > 0 && (
        <Notice tone="warning" title={t(`${words}.refused`, { count: refused.length })}>
          <ul className="list-disc pl-5">
            {refused.map(({ id, title, code, details }) => (
              <li key={id} className="wrap-anywhere">
                {t('products.refusedOne', {
                  title: title || t(`${words}.gone`),
                  reason: t(`errors.${code}`, { ...values, ...details }),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
