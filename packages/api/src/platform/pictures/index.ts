export { composePicture, type PictureInput } from './compose'
export {
  type DemoPictureOptions,
  makeCustomerPhotos,
  makeDemoPictures,
  makeStoreLogos,
  type PicturedGood,
} from './demo'
export { PICTURE_FORMATS, type PictureFormat, picturePath } from './files'
export { type StoredPicture, storePicture } from './store'
