import { linkTo } from '@pasar/domain/access/link-to'
import { MAX_MESSAGE_PICTURES } from '@pasar/domain/messaging/messages'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@pasar/domain/platform/pictures'
import { type ChangeEvent, useState } from 'react'
import { useT } from '../../../i18n/provider'
import { type Failure, fieldError } from '../../../lib/forms/failure'
import { TextField } from '../../../ui/forms/field'

/** The pictures of a message. */
export function Photos({ keys }: { keys: readonly string[] }) {
  const t = useT()
  if (keys.length === 0) return null
  return (
    <ul className="my-1 flex flex-wrap gap-2">
      {keys.map((key, index) => (
        <li key={key}>
          <a href={linkTo('/chat-photo/:key', { key })} className="block rounded-control">
            <img
              src={linkTo('/chat-photo/:key', { key }, { width: 320 })}
              alt={t('chat.photo', { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Whether the chosen photos cannot be sent, and what to do when others are chosen. */
export function usePhotoCheck() {
  const [problem, setProblem] = useState<'tooHeavy' | 'tooMany' | null>(null)
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    if (files.length > MAX_MESSAGE_PICTURES) setProblem('tooMany')
    else setProblem(files.some(({ size }) => size > MAX_PICTURE_BYTES) ? 'tooHeavy' : null)
  }
  return { problem, check }
}

/** Chooses the pictures of a message. */
export function PhotosField({
  failure,
  photos: { problem, check },
}: {
  failure: Failure
  photos: ReturnType<typeof usePhotoCheck>
}) {
  const t = useT()
  const refused = fieldError(t, failure, 'photos') ?? fieldError(t, failure, 'picture')
  // A page that is drawn anew has lost them; one that stays has kept them.
  const [isLost] = useState(failure?.values.photos === 'sent')
  const again = isLost ? t('chat.photosAgain') : undefined
  return (
    <TextField
      label={t('chat.photos')}
      note={t('chat.photosOptional')}
      type="file"
      name="photos"
      multiple
      accept={PICTURE_TYPES.join(',')}
      hint={t('chat.photosHint')}
      onChange={check}
      error={problem === null ? (refused ?? again) : t(`chat.${problem}`)}
    />
  )
}
