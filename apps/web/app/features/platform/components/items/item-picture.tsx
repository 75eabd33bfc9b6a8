import { pictureSrcSet, pictureUrl } from '../../../../lib/uploads'
import { PLACEHOLDER } from '../../client/placeholder'

export type ItemPictureProps = {
  pictureKey: string | undefined
  alt: string
  /** How wide it is shown, for the choice among the three files. */
  sizes: string
  blur?: string
  width?: number
  height?: number
  /** The largest of the first view: it comes before everything else, and is not lazy. */
  isFirst?: boolean
  /** Keys of the pictures `turn-pictures.ts` shows in its place, one after the other. */
  more?: string
  className?: string
}

const STORED_WIDTH = 960

/** A stored picture in the width that fits, over its own blurred preview; `failed-pictures.ts` sees to those that fail. */
export function ItemPicture({
  pictureKey,
  alt,
  sizes,
  blur,
  width = STORED_WIDTH,
  height = STORED_WIDTH,
  isFirst,
  more,
  className,
}: ItemPictureProps) {
  if (pictureKey === undefined)
    return <img src={PLACEHOLDER} alt={alt} width={width} height={height} className={className} />
  return (
    <img
      src={pictureUrl(pictureKey, 640)}
      srcSet={pictureSrcSet(pictureKey)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      data-more={more}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? undefined : 'async'}
      // React 18 knows the attribute only by its HTML name.
      {...(isFirst ? { fetchpriority: 'high' } : undefined)}
      style={blur ? { background: `url(${blur}) center / cover` } : undefined}
      className={className}
    />
  )
}
