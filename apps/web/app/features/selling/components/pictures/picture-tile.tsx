import { useSortable } from '@dnd-kit/sortable'
import { MAX_ALT_LENGTH } from '@pasar/domain/selling/listing-limits'
import { useState } from 'react'
import { fieldError } from '../../../../lib/forms/failure'
import { useHydrated } from '../../../../lib/use-hydrated'
import { Badge } from '../../../../ui/badge'
import { IconButton, type IconButtonProps } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { TextField } from '../../../../ui/forms/field'
import { useLazyPart } from '../../../../ui/overlays/use-lazy-part'
import { ItemPicture } from '../../../platform/components/items/item-picture'
import type { PictureEntry } from '../../client/picture-list'
import { useListingFields } from '../../client/use-listing-fields'
import type { Pictures } from '../../client/use-pictures'

const loadCrop = async () => (await import('./crop-dialog')).CropDialog

export interface PictureTileProps {
  picture: PictureEntry
  /** Its place, from 0. */
  at: number
  count: number
  pictures: Pictures
  onMove: (to: number) => void
}

/** A picture of the item: its place, its description, and what can be done with it. */
export function PictureTile({ picture, at, count, pictures, onMove }: PictureTileProps) {
  const { t, failure, typed, view } = useListingFields()
  const isHydrated = useHydrated()
  const [isCropping, setCropping] = useState(false)
  const Crop = useLazyPart(isCropping, loadCrop)
  const drag = useSortable({ id: picture.id })
  const { key, blur, before } = picture
  const number = at + 1
  const name = `alt-${key}`
  const saved = view.item?.pictures.find((own) => own.key === key)?.alt
  const isSquare = picture.width === picture.height
  const move = drag.transform
  return (
    <li
      ref={drag.setNodeRef}
      style={
        isHydrated && move
          ? {
              transform: `translate3d(${Math.round(move.x)}px, ${Math.round(move.y)}px, 0)`,
              transition: drag.transition,
            }
          : undefined
      }
      className={cx(
        'relative flex min-w-0 flex-col rounded-card border border-line bg-surface',
        drag.isDragging && 'z-10 shadow-float ring-2 ring-jade',
      )}
    >
      <div className="relative">
        <ItemPicture
          pictureKey={key}
          alt={t('listing.picture', { number })}
          sizes="(min-width: 40rem) 14rem, 45vw"
          blur={blur}
          className="aspect-square w-full rounded-t-card bg-sunken object-cover"
        />
        <span className="absolute top-2 left-2">
          <Badge tone={at === 0 ? 'jade' : 'neutral'}>{at === 0 ? t('listingPictures.cover') : number}</Badge>
        </span>
        {isHydrated && (
          <IconButton
            icon="grip"
            label={t('listingPictures.handle', { number })}
            variant="secondary"
            size="small"
            {...drag.attributes}
            // The library says it in English.
            aria-roledescription={undefined}
            {...drag.listeners}
            ref={drag.setActivatorNodeRef}
            className="absolute! top-2 right-2 cursor-grab touch-none active:cursor-grabbing"
          />
        )}
      </div>
      <div className="grid grid-cols-4 border-b border-line">
        <Act
          icon="arrow-left"
          label={t('listingPictures.earlier', { number })}
          intent={`earlier:${key}`}
          isEnd={at === 0}
          act={() => onMove(at - 1)}
        />
        <Act
          icon="arrow-right"
          label={t('listingPictures.later', { number })}
          intent={`later:${key}`}
          isEnd={number === count}
          act={() => onMove(number)}
        />
        {before && isHydrated ? (
          <Act
            icon="refresh"
            label={t('listingPictures.uncrop', { number })}
            intent=""
            act={() => pictures.uncrop(picture.id)}
          />
        ) : (
          <Act
            icon="crop"
            label={t(isHydrated ? 'listingPictures.crop' : 'listingPictures.square', { number })}
            intent={`square:${key}`}
            isEnd={!isHydrated && isSquare}
            act={() => setCropping(true)}
          />
        )}
        <Act
          icon="trash"
          label={t('listing.dropPicture', { number })}
          intent={`remove:${key}`}
          act={() => pictures.remove(picture.id)}
        />
      </div>
      <TextField
        label={
          <>
            <span aria-hidden>{t('listingPictures.alt')}</span>
            <span className="sr-only">{t('listing.alt', { number })}</span>
          </>
        }
        maxLength={MAX_ALT_LENGTH}
        name={name}
        defaultValue={typed?.[name] ?? view.fields[name] ?? saved}
        error={fieldError(t, failure, name)}
        className="p-3"
      />
      {Crop && isCropping && (
        <Crop
          picture={picture}
          itemId={view.item?.id ?? ''}
          onClose={() => setCropping(false)}
          onCropped={(cropped) => pictures.crop(picture.id, cropped)}
        />
      )}
    </li>
  )
}

/** A button at a picture: acts at once where scripts run, else it sends the form, which is shown again with the change. */
function Act({
  intent,
  isEnd = false,
  act,
  ...look
}: Pick<IconButtonProps, 'icon' | 'label'> & { intent: string; isEnd?: boolean; act: () => void }) {
  const isHydrated = useHydrated()
  const button = {
    ...look,
    iconSize: 20,
    className: 'w-full! rounded-none aria-disabled:opacity-40 disabled:opacity-40',
  }
  // Sent without files, which would be thrown away.
  if (!isHydrated)
    return (
      <IconButton
        {...button}
        type="submit"
        name="intent"
        value={intent}
        formEncType="application/x-www-form-urlencoded"
        disabled={isEnd}
      />
    )
  return (
    <IconButton
      {...button}
      type="button"
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : act}
    />
  )
}
