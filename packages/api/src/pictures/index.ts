export { composePicture, type PictureInput } from './compose'
export {
  type DemoPictureOptions,
  makeCustomerPhotos,
  makeDemoPictures,
  makeStoreLogos,
  type PicturedGood,
} from './demo'
export { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth, picturePath } from './files'
export { type StoredPicture, storePicture } from './store'
