/** How wide the gallery of an item is: the page's head preloads the picture that the browser will choose by it. */
export const GALLERY_SIZES = '(min-width: 80rem) 640px, (min-width: 48rem) 51vw, 100vw'
