import { MAX_QUOTE_LENGTH, MAX_REMARK_LENGTH, quoteOf } from '@pasar/domain/blog/remarks'
import { Form, useSearchParams } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextArea } from '../../../ui/forms/field'
import { TextLink } from '../../../ui/text-link'
import { FormProblem } from '../../platform/components/form-problem'
import { passageId } from '../client/passage-id'

/** A remark on a passage: a link until it is pressed, by which the page shows the form. */
export function RemarkForm({
  at,
  words,
  version,
  failure,
}: {
  at: number
  words: string
  version: number
  failure: Failure
}) {
  const t = useT()
  const [asked] = useSearchParams()
  if (words === '') return null
  if (asked.get('passage') !== String(at))
    return (
      <p>
        <TextLink
          to={`?passage=${at}#${passageId(at)}`}
          preventScrollReset
          aria-label={t('blogRemarks.makeOn', { at: at + 1, words: words.slice(0, 40) })}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t('blogRemarks.make')}
        </TextLink>
      </p>
    )
  const quote = quoteOf(asked.get('quote') || words)
  const field = fieldMaker(t, failure, { quote })
  return (
    <Form
      key={quote}
      method="post"
      noValidate
      className="space-y-3 rounded-card border border-line bg-sunken p-3"
    >
      <FormProblem failure={failure} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="block" value={at} />
      <TextArea
        {...field('quote')}
        label={t('blogRemarks.quote')}
        hint={t('blogRemarks.quoteHint')}
        rows={2}
        maxLength={MAX_QUOTE_LENGTH}
      />
      <TextArea {...field('remark')} label={t('blogRemarks.remark')} rows={3} maxLength={MAX_REMARK_LENGTH} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="remark" size="small">
          {t('blogRemarks.save')}
        </Button>
        <TextLink
          to={`?#${passageId(at)}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t('blogRemarks.cancel')}
        </TextLink>
      </div>
    </Form>
  )
}
