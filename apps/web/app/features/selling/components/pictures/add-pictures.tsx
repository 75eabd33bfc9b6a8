import { PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { MAX_ITEM_PICTURES } from '@pasar/domain/selling/listing-limits'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../../../i18n/provider'
import { buttonClass } from '../../../../ui/button-class'
import { cx } from '../../../../ui/cx'
import { FieldErrors } from '../../../../ui/forms/field-frame'
import { Icon, type IconName } from '../../../../ui/icon'
import { countPlaces } from '../../client/picture-list'
import type { Pictures } from '../../client/use-pictures'

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]
const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped or pasted anywhere on the page. @returns whether some are held over it */
function useDrops(add: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(add)
  take.current = add
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Else the browser would leave the form for the file.
      event.preventDefault()
      setOver(false)
      take.current(filesOf(event.dataTransfer))
    }
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData).filter(({ type }) => type.startsWith('image/'))
      // Text of an office program comes with a picture of itself.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      take.current(files)
    }
    const control = new AbortController()
    const options = { signal: control.signal }
    addEventListener('dragenter', over, options)
    addEventListener('dragover', over, options)
    addEventListener('dragleave', leave, options)
    addEventListener('drop', drop, options)
    document.addEventListener('paste', paste, options)
    return () => control.abort()
  }, [])
  return isOver
}

/** Where pictures come in: dropped, pasted, chosen, or taken with the camera of a phone. */
export function AddPictures({ pictures, error }: { pictures: Pictures; error: string | undefined }) {
  const t = useT()
  const errorId = useId()
  const isOver = useDrops(pictures.add)
  const count = countPlaces(pictures.entries)
  const isFull = count >= MAX_ITEM_PICTURES
  const [hasSent, setSent] = useState(false)
  if (pictures.isBusy && !hasSent) setSent(true)
  const status = pictures.isBusy
    ? t('listingPictures.uploading')
    : hasSent
      ? t('listingPictures.uploaded')
      : ''
  return (
    <div>
      <div
        className={cx(
          'flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-5 text-center transition-colors sm:p-6',
          isOver ? 'border-jade bg-jade-soft' : 'border-line-strong bg-sunken',
        )}
      >
        <Icon name="image" size={32} className="text-ink-soft max-sm:hidden" />
        <p className="text-sm text-ink-soft">
          {isFull
            ? t('listingPictures.full')
            : isOver
              ? t('listingPictures.drop')
              : t('listingPictures.count', { count })}
        </p>
        {!isFull && (
          <div className="flex flex-wrap justify-center gap-3">
            <Choose
              icon="plus"
              label={t('listing.addPictures')}
              add={pictures.add}
              describedBy={error && errorId}
            />
            <Choose icon="camera" label={t('listingPictures.camera')} add={pictures.add} isCamera />
          </div>
        )}
      </div>
      {/* Why one did not arrive is said at its tile. */}
      <p role="status" className="sr-only">
        {status}
      </p>
      <FieldErrors id={errorId} errors={error ? [error] : []} />
    </div>
  )
}

function Choose({
  icon,
  label,
  add,
  isCamera = false,
  describedBy,
}: {
  icon: IconName
  label: string
  add: (files: readonly File[]) => void
  isCamera?: boolean
  describedBy?: string | undefined
}) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // The form does not send them again, and the same file can be chosen once more.
    currentTarget.value = ''
  }
  return (
    <label
      className={cx(
        buttonClass({ variant: 'secondary' }),
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade',
        isCamera && 'pointer-fine:hidden',
      )}
    >
      <Icon name={icon} />
      {label}
      <input
        type="file"
        multiple={!isCamera}
        accept={PICTURE_TYPES.join(',')}
        {...(isCamera && { capture: 'environment' })}
        aria-describedby={describedBy}
        aria-invalid={describedBy ? true : undefined}
        onChange={take}
        className="sr-only"
      />
    </label>
  )
}
