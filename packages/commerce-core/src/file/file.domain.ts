export {
  assertPicture,
  FILE_LIMIT_BYTES,
  PICTURE_PIXEL_LIMIT,
  PICTURES_PER_FORM,
  type PictureType,
  pictureTypeOf,
  type UploadedFile,
} from './file.ts';
export { isSizedPicture, PICTURE_WIDTHS, type PictureWidth } from './picture-size.ts';
