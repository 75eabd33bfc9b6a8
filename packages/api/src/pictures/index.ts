export { composePicture, type PictureInput } from './compose'
export {
  type DemoPictureOptions,
  makeCustomerPhotos,
  makeDemoPictures,
  makeStoreLogos,
  type PicturedGood,
} from './demo'
export { PICTURE_WIDTHS, type PictureWidth, picturePath, type StoredPicture, storePicture } from './store'
