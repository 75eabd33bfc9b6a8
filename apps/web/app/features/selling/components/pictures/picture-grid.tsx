import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useT } from '../../../../i18n/provider'
import type { Pictures } from '../../client/use-pictures'
import { PictureTile } from './picture-tile'
import { UploadTile } from './upload-tile'

/** The pictures in their order, which is changed by dragging, with the keyboard, or by buttons. */
export function PictureGrid({ pictures }: { pictures: Pictures }) {
  const t = useT()
  const { entries, move } = pictures
  const [said, say] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const count = entries.length
  const placeOf = (id: UniqueIdentifier) => entries.findIndex((entry) => entry.id === id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('listingPictures.lifted', { number: placeOf(active.id), count }),
    onDragOver: ({ over }) =>
      over ? t('listingPictures.over', { number: placeOf(over.id), count }) : undefined,
    onDragEnd: ({ over }) =>
      over ? t('listingPictures.moved', { number: placeOf(over.id), count }) : undefined,
    onDragCancel: ({ active }) => t('listingPictures.cancelled', { number: placeOf(active.id), count }),
  }
  return (
    <DndContext
      id="pictures"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('listingPictures.handleHint') },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(String(active.id), placeOf(over.id) - 1)
      }}
    >
      <SortableContext items={entries.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {entries.map((entry, at) =>
            entry.kind === 'picture' ? (
              <PictureTile
                key={entry.id}
                picture={entry}
                at={at}
                count={count}
                pictures={pictures}
                onMove={(to) => {
                  move(entry.id, to)
                  say(t('listingPictures.moved', { number: to + 1, count }))
                }}
              />
            ) : (
              <UploadTile key={entry.id} upload={entry} pictures={pictures} />
            ),
          )}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}
