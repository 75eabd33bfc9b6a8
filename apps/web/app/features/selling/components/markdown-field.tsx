import { type KeyboardEvent, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'
import { useHydrated } from '../../../lib/use-hydrated'
import { Button, IconButton } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { TextArea, type TextAreaProps } from '../../../ui/forms/field'
import { Html } from '../../../ui/html'
import { MARKS, type Mark, markText } from '../client/mark-text'

const KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' }

type Preview = { html: string } | { problem: string } | 'loading'

/** A text in Markdown, with buttons for its marks and a look at what becomes of it. Without scripts it is a plain field. */
export function MarkdownField({
  hasPreview = true,
  ...field
}: TextAreaProps & {
  /** Off where the page shows the text beside the field. */
  hasPreview?: boolean
}) {
  const t = useT()
  const isHydrated = useHydrated()
  // Said on the server, too: so a page comes with these words, and does not have to fetch the list of all texts for them.
  const toolbar = t('markdownEditor.toolbar')
  const area = useRef<HTMLTextAreaElement>(null)
  const [preview, setPreview] = useState<Preview | null>(null)

  const apply = (mark: Mark) => {
    const text = area.current
    if (!text) return
    const { selectionStart: from, selectionEnd: to } = text
    const marked = markText({ text: text.value, from, to }, mark, t('markdownEditor.linkText'))
    text.focus()
    text.setRangeText(marked.insert, marked.start, marked.end, 'end')
    text.setSelectionRange(marked.from, marked.to)
    // The form is saved as a draft after what is typed.
    text.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const press = (event: KeyboardEvent) => {
    const mark = event.ctrlKey || event.metaKey ? KEYS[event.key.toLowerCase()] : undefined
    if (mark === undefined) return
    event.preventDefault()
    apply(mark)
  }
  const show = async () => {
    setPreview('loading')
    try {
      const { api } = await import('../../../lib/trpc')
      setPreview(await api.selling.previewText.mutate({ text: area.current?.value ?? '' }))
    } catch (error) {
      setPreview({ problem: sayFailure(t, describeCallFailure(error), t('markdownEditor.failed')) })
    }
  }
  const isWriting = preview === null
  return (
    <div>
      <div className={cx(!isWriting && 'hidden')}>
        <TextArea {...field} ref={area} onKeyDown={isHydrated ? press : undefined} />
      </div>
      {preview !== null && <PreviewText label={field.label} preview={preview} />}
      {isHydrated && (
        <div role="toolbar" aria-label={toolbar} className="mt-2 flex flex-wrap items-center gap-1">
          {isWriting &&
            MARKS.map((mark) => (
              <MarkButton
                key={mark}
                mark={mark}
                label={t(`markdownEditor.${mark}`)}
                onPress={() => apply(mark)}
              />
            ))}
          {hasPreview && (
            <Button
              variant="secondary"
              size="small"
              icon={isWriting ? 'eye' : 'pencil'}
              className="ml-auto"
              aria-pressed={!isWriting}
              onClick={isWriting ? show : () => setPreview(null)}
            >
              {t(isWriting ? 'markdownEditor.preview' : 'markdownEditor.write')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function MarkButton({ mark, label, onPress }: { mark: Mark; label: string; onPress: () => void }) {
  if (mark === 'list' || mark === 'link') return <IconButton icon={mark} label={label} onClick={onPress} />
  return (
    <Button variant="quiet" square onClick={onPress}>
      <span
        aria-hidden
        className={mark === 'bold' ? 'text-lg font-extrabold' : 'text-lg font-semibold italic'}
      >
        {mark === 'bold' ? 'B' : 'I'}
      </span>
      <span className="sr-only">{label}</span>
    </Button>
  )
}

function PreviewText({ label, preview }: { label: TextAreaProps['label']; preview: Preview }) {
  const t = useT()
  const frame = 'min-h-40 rounded-control border border-line bg-sunken p-4'
  if (preview === 'loading')
    return (
      <p role="status" className={cx(frame, 'text-ink-soft')}>
        {t('markdownEditor.loading')}
      </p>
    )
  return (
    <div role="status">
      <p className="mb-1 font-semibold">{label}</p>
      {'problem' in preview || preview.html.trim() === '' ? (
        <p className={cx(frame, 'text-ink-soft')}>
          {'problem' in preview ? preview.problem : t('markdownEditor.empty')}
        </p>
      ) : (
        <Html html={preview.html} className={cx(frame, 'prose')} />
      )}
    </div>
  )
}
