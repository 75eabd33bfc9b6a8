import type { PagePath } from '@pasar/domain/access/link-to'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import type { FileView } from '../server/file-view.server'

/** The files of a bought line, each with its way to it. */
export function FileList({ files, isOpen }: { files: readonly FileView[]; isOpen: boolean }) {
  const t = useT()
  if (!isOpen) return <p className="text-sm text-ink-soft">{t('purchases.ended')}</p>
  if (files.length === 0) return <p className="text-sm text-ink-soft">{t('purchases.noFiles')}</p>
  return (
    <ul aria-label={t('purchases.files')} className="space-y-2">
      {files.map((file) => (
        <FileRow key={file.id} file={file} />
      ))}
    </ul>
  )
}

function FileRow({ file }: { file: FileView }) {
  const t = useT()
  const { pathname, search } = useLocation()
  /** The page stays when a file comes: the count is updated at once. */
  const [pressedOf, setPressedOf] = useState<number | null>(null)
  const isPressed = pressedOf === file.left && !file.isOpen
  const left = file.left - (isPressed ? 1 : 0)
  const isOpen = file.isOpen || isPressed
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const count = () => setPressedOf(file.left)
    const shown = form.current
    shown?.addEventListener('sent', count)
    return () => shown?.removeEventListener('sent', count)
  }, [file.left])
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sunken px-3 py-2">
      <Icon name="download" className="text-jade" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold break-words">{file.name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {file.about}
          {(left > 0 || isOpen) && ` · ${t('purchases.left', { count: left })}`}
        </p>
        {file.note !== '' && <p className="text-sm wrap-anywhere">{file.note}</p>}
      </div>
      {left > 0 || isOpen ? (
        <form ref={form} method="post" action={'/downloads' satisfies PagePath} data-leads-to="file">
          <input type="hidden" name="lineId" value={file.lineId} />
          <input type="hidden" name="fileId" value={file.id} />
          <input type="hidden" name="from" value={`${pathname}${search}`} />
          <Button
            type="submit"
            variant="secondary"
            aria-label={t('purchases.downloadFile', { name: file.name })}
          >
            {t('purchases.download')}
          </Button>
        </form>
      ) : (
        <Badge>{t('purchases.noneLeft')}</Badge>
      )}
    </li>
  )
}
