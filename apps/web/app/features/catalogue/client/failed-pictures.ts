import { PLACEHOLDER } from '../../platform/client/placeholder'

const OURS = /\/(?:uploads|claim-photo)\//

function showPlaceholder(image: HTMLImageElement): void {
  if (!OURS.test(image.src)) return
  image.removeAttribute('srcset')
  image.style.background = ''
  image.src = PLACEHOLDER
}

/**
 * Puts the placeholder where a picture cannot be shown, on every page and at any place: also in what the server
 * wrote and no script has to do with. Errors of pictures do not bubble, but they are seen on their way down.
 */
export function watchPictures(): void {
  const see = ({ target }: Event) => void (target instanceof HTMLImageElement && showPlaceholder(target))
  document.addEventListener('error', see, true)
  // One may have failed before the scripts ran, and then no event comes any more.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') showPlaceholder(image)
}
