import type { MouseEvent } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldMaker } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/forms/select'
import { TextLink } from '../../../ui/text-link'

export interface FilledReply {
  id: string
  title: string
  /** With its placeholders filled in. */
  text: string
}

/** Inserts a saved text into the message of the form it stands in. Without scripts the server does. */
export function QuickReplyPicker({
  replies,
  failure,
}: {
  replies: readonly FilledReply[]
  failure: Failure
}) {
  const t = useT()
  const insert = (event: MouseEvent<HTMLButtonElement>) => {
    const fields = event.currentTarget.form?.elements
    const body = fields?.namedItem('body')
    const choice = fields?.namedItem('reply')
    if (!(body instanceof HTMLTextAreaElement) || !(choice instanceof HTMLSelectElement)) return
    event.preventDefault()
    const reply = replies.find(({ id }) => id === choice.value)
    if (!reply) return choice.focus()
    const before = body.value.slice(0, body.selectionStart)
    const gap = before === '' || /\s$/.test(before) ? '' : '\n'
    body.focus()
    body.setRangeText(`${gap}${reply.text}`, body.selectionStart, body.selectionEnd, 'end')
    body.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="rounded-control bg-sunken p-3">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          {...fieldMaker(t, failure)('reply')}
          label={t('replies.pick')}
          placeholder={t('replies.choose')}
          options={replies.map(({ id, title }) => ({ value: id, label: title }))}
          className="min-w-0 grow basis-48"
        />
        <Button type="submit" name="intent" value="insert" variant="secondary" icon="plus" onClick={insert}>
          {t('replies.insert')}
        </Button>
      </div>
      <TextLink to="/seller/settings/messages" className="inline-flex min-h-11 items-center text-sm">
        {t('replies.edit')}
      </TextLink>
    </div>
  )
}
