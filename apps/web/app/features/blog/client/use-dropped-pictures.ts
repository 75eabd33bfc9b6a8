import { linkTo } from '@pasar/domain/access/link-to'
import { pictureMark } from '@pasar/domain/blog/article'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'

const picturesOf = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'))

/** Sends pictures that are dropped on a text or pasted into it, and puts them where the cursor is. */
export function useDroppedPictures(slug: string) {
  const t = useT()
  const [status, setStatus] = useState('')
  const take = async (area: HTMLTextAreaElement, files: readonly File[]) => {
    setStatus(t('blogEditor.sending'))
    try {
      const { sendPicture } = await import('../../selling/client/send-picture')
      for (const file of files) {
        const { key } = await sendPicture(
          file,
          () => {},
          new AbortController().signal,
          linkTo('/blog/submit/:slug/pictures', { slug }),
        )
        const mark = `\n\n${pictureMark(key, t('blogEditor.pictureWords'))}\n\n`
        area.setRangeText(mark, area.selectionStart, area.selectionEnd, 'end')
      }
      setStatus('')
    } catch (error) {
      setStatus(sayFailure(t, describeCallFailure(error), t('blogEditor.pictureFailed')))
    }
    // Those before one that is refused stay, and are saved with the text.
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const files = picturesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    void take(event.currentTarget, files)
  }
  const onDrop = (event: DragEvent<HTMLTextAreaElement>) => {
    const files = picturesOf(event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    void take(event.currentTarget, files)
  }
  return { status, onPaste, onDrop }
}
