export { composePicture, type PictureInput } from './compose'
export {
  lastFileOf,
  makeDrawer,
  makePreviewer,
  type PicturedGood,
  type PlannedPicture,
  planBanners,
  planCustomerPhotos,
  planGoods,
  planStoreLogos,
} from './demo'
export { PICTURE_FORMATS, type PictureFormat, pictureKeyOf, picturePath } from './files'
export { type StoredPicture, storePicture } from './store'
