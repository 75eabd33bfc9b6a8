import { pictureUrl } from '../../../lib/uploads'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'

/** A small square picture of something bought; its name is beside it. */
export function ItemPicture({ imageKey, className }: { imageKey: string | null; className?: string }) {
  const look = cx('size-16 shrink-0 rounded-control bg-sunken', className)
  if (imageKey === null)
    return (
      <span className={cx('grid place-items-center text-ink-soft', look)}>
        <Icon name="image" />
      </span>
    )
  return (
    <img
      src={pictureUrl(imageKey, 320)}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={cx('object-cover', look)}
    />
  )
}
