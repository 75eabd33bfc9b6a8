import { cropField, readOrder } from '@pasar/domain/platform/picture-forms'
import { useEffect, useReducer, useRef } from 'react'
import { describeCallFailure } from '../../../lib/forms/call-failure'
import { changePictureList, type Entry } from './picture-list'
import { mayRetry, type SentPicture, sendPicture } from './send-picture'
import { useListingFields } from './use-listing-fields'

/** How many uploads run at once; they leave a connection for a crop. */
const AT_ONCE = 2

const isBusy = (entry: Entry): boolean => entry.kind === 'upload' && entry.state !== 'failed'

/** The pictures of the form: those that were saved or sent before, and those on their way. */
export function usePictures() {
  const { view, failure, typed } = useListingFields()
  const known: readonly SentPicture[] = [...(view.item?.pictures ?? []), ...view.uploads]
  const files = useRef(0)
  const uploads = useRef(new Map<string, AbortController>())

  const [list, change] = useReducer(changePictureList, null, () => {
    const fields: Partial<Record<string, string>> = typed ?? view.fields
    const order =
      fields.order === undefined ? view.item?.pictures.map(({ key }) => key) : readOrder(fields.order)
    const entries = (order ?? []).flatMap((key): Entry[] => {
      const picture = known.find((own) => own.key === key)
      const before = known.find((own) => own.key === fields[cropField(key)])
      return picture ? [{ ...picture, kind: 'picture', id: key, ...(before && { before }) }] : []
    })
    return { entries, leftOut: [] }
  })
  const { entries } = list

  useEffect(() => {
    const room = AT_ONCE - uploads.current.size
    const next = entries
      .filter((own) => own.kind === 'upload' && own.state === 'waiting')
      .slice(0, Math.max(0, room))
    for (const entry of next) {
      if (entry.kind !== 'upload' || uploads.current.has(entry.id)) continue
      const { id, file } = entry
      const control = new AbortController()
      uploads.current.set(id, control)
      change({ do: 'start', id })
      sendPicture(file, (share) => change({ do: 'progress', id, share }), control.signal).then(
        (picture) => {
          uploads.current.delete(id)
          change({ do: 'keep', id, picture })
        },
        (error: unknown) => {
          if (control.signal.aborted) return
          uploads.current.delete(id)
          change({ do: 'fail', id, problem: describeCallFailure(error), mayRetry: mayRetry(error) })
        },
      )
    }
  }, [entries])

  useEffect(() => {
    const running = uploads.current
    return () => {
      for (const control of running.values()) control.abort()
    }
  }, [])

  useEffect(() => {
    if (failure?.code !== 'ITEM_PICTURE_GONE') return
    change({ do: 'drop', keys: readOrder(String(failure.details.gone ?? '')) })
  }, [failure])

  return {
    ...list,
    isBusy: entries.some(isBusy),
    hasFailed: entries.some((entry) => entry.kind === 'upload' && entry.state === 'failed'),
    add: (added: Iterable<File>) =>
      change({
        do: 'add',
        files: [...added].map((file) => {
          files.current += 1
          return { id: `file-${files.current}`, file }
        }),
      }),
    retry: (id: string) => change({ do: 'retry', id }),
    move: (id: string, to: number) => change({ do: 'move', id, to }),
    remove: (id: string) => {
      uploads.current.get(id)?.abort()
      // Leaves room for the next one, which the change starts.
      uploads.current.delete(id)
      change({ do: 'remove', id })
    },
    crop: (id: string, picture: SentPicture) => change({ do: 'crop', id, picture }),
    uncrop: (id: string) => change({ do: 'uncrop', id }),
  }
}

export type Pictures = ReturnType<typeof usePictures>
